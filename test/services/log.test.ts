import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../../electron/services/log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deepmarch-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the log', () => {
  it('keeps one line a happening, with its time and level', () => {
    openLog(folder).write('warning', 'the dragon woke');
    expect(openLog(folder).recent()).toEqual([expect.stringMatching(/^\d{4}-.+Z warning the dragon woke$/)]);
  });

  it('keeps a message on its line, whatever is in it', () => {
    const log = openLog(folder);
    log.write('info', 'one\nproblem two\r\nthree\u2028four\u001b[31m\0');
    expect(log.recent()).toHaveLength(1);
    expect(readFileSync(join(folder, 'deepmarch.log'), 'utf8')).not.toMatch(/[\u001b\0\u2028]/);
  });

  it('never grows past its two files', () => {
    const log = openLog(folder);
    for (let line = 0; line < 1000; line += 1) log.write('info', 'x'.repeat(5000));
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    expect(sizes).toHaveLength(2);
    for (const size of sizes) expect(size).toBeLessThan(300 * 1024);
  });

  it('shows the newest lines last, also across its two files', () => {
    const log = openLog(folder);
    for (let line = 0; line < 1000; line += 1) log.write('info', `${line} ${'x'.repeat(1000)}`);
    expect(log.recent()).toHaveLength(200);
    expect(log.recent().at(-1)).toContain('info 999 ');
    expect(log.recent().at(0)).toContain('info 800 ');
  });

  it('harms nothing when it cannot be written', () => {
    mkdirSync(join(folder, 'deepmarch.log'));
    const log = openLog(folder);
    expect(() => log.write('info', 'unheard')).not.toThrow();
    expect(() => openLog(join(folder, 'missing')).write('info', 'unheard')).not.toThrow();
  });
});

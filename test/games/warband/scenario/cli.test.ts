import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const cli = (name: string): string =>
  fileURLToPath(new URL(`../../../../electron/cli/${name}.ts`, import.meta.url));

function run(command: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [cli(command), ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

const position = { map: ['...'], creatures: [{ name: 'Ogre', at: 'A1' }] };
let folder = '';

const write = (name: string, value: object): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('npm run scenario', () => {
  it('runs files and folders, tells failures and ends with the numbers', async () => {
    const good = write('good.json', { ...position, steps: [{ outcome: 'none' }] });
    expect(await run('scenario', good)).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
    write('bad.json', { ...position, steps: [{ outcome: 'draw' }] });
    const both = await run('scenario', folder);
    expect(both.code).toBe(1);
    expect(both.out).toMatch(/^FAILED .*bad\.json:1:\d+ \(steps\[0\]\)/);
    expect(both.out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
  });

  it('says so when there is no such file', async () => {
    expect(await run('scenario', join(folder, 'nothing.json'))).toMatchObject({ code: 2, out: '' });
  });
});

describe('npm run query', () => {
  it('answers as JSON', async () => {
    const file = write('query.json', {
      ...position,
      questions: [{ query: 'distance', id: 'q1', from: 'Ogre', to: 'C1' }],
    });
    const { code, out } = await run('query', file);
    expect(code).toBe(0);
    const answer = { around: 2, through: 2, adjacent: false };
    expect(JSON.parse(out)).toEqual({ file, answers: [{ id: 'q1', query: 'distance', answer }] });
  });

  it('tells a mistake with its line', async () => {
    const file = write('wrong.json', { ...position, questions: [{ query: 'threat', creature: 'Elf' }] });
    const { code, out } = await run('query', file);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ answers: [{ error: { line: 1, field: 'questions[0]' } }] });
  });
});

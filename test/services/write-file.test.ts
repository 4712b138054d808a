import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFileWhole } from '../../electron/services/write-file.ts';
import { temporaryFolder } from '../db/support.ts';

describe('writing a file', () => {
  it('puts the whole content under the name and leaves nothing else', () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'warband.txt');
    expect(writeFileWhole(file, 'first')).toEqual({ ok: true, value: undefined });
    writeFileWhole(file, Buffer.from('second'));
    expect(readFileSync(file, 'utf8')).toBe('second');
    expect(readdirSync(folder)).toEqual(['warband.txt']);
  });

  it('sweeps what a process that was killed left of the same file, and nothing else', () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'warband.txt');
    const killed = spawnSync(process.execPath, ['--version']).pid;
    const others = ['other.txt.1.part', 'warband.txt.part', `warband.txt.${process.ppid}.part`];
    for (const name of [`warband.txt.${killed}.part`, ...others])
      writeFileSync(path.join(folder, name), 'half');
    writeFileWhole(file, 'whole');
    expect(readdirSync(folder).toSorted()).toEqual([...others, 'warband.txt'].toSorted());
  });

  it('leaves no trace when it fails', () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'taken');
    mkdirSync(path.join(file, 'full'), { recursive: true });
    expect(writeFileWhole(file, 'x')).toMatchObject({ ok: false, error: { code: 'no-permission' } });
    expect(readdirSync(folder)).toEqual(['taken']);
    expect(writeFileWhole(path.join(folder, 'no', 'such'), 'x')).toMatchObject({ ok: false });
  });
});

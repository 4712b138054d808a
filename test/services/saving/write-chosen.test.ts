/** Writing where a person chose: whole or not at all, whatever the disk says. */
import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeChosen } from '../../../electron/services/saving/write-chosen.ts';
import { folderFor } from '../../support/desktop.ts';

/** The error the disk gives halfway through the next write. */
const disk = vi.hoisted(() => ({ error: undefined as string | undefined }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeFileSync: typeof fs.writeFileSync = (file, data, options) => {
    if (typeof file !== 'number' || disk.error === undefined) return fs.writeFileSync(file, data, options);
    fs.writeFileSync(file, String(data).slice(0, 3));
    throw Object.assign(new Error(`${disk.error}: told by the disk`), { code: disk.error, errno: -1 });
  };
  return { ...fs, writeFileSync };
});

let folder: string;
beforeEach(() => {
  folder = folderFor('chosen');
});
const name = 'the-iron-line.warband.json';
const save = (file: string, text = 'new') => writeChosen(join(folder, file), name, text);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('a chosen file', () => {
  it('is written under the chosen name, and nothing else', () => {
    expect(save('mine.json')).toEqual({ ok: true, value: join(folder, 'mine.json') });
    expect(readdirSync(folder)).toEqual(['mine.json']);
    expect(read('mine.json')).toBe('new');
  });

  it('takes the place of one the person agreed to replace', () => {
    writeFileSync(join(folder, 'mine.json'), 'old and longer');
    save('mine.json');
    expect(read('mine.json')).toBe('new');
  });

  it('gets its ending where the dialog left it out', () => {
    expect(save('mine')).toEqual({ ok: true, value: join(folder, 'mine.warband.json') });
    expect(readdirSync(folder)).toEqual(['mine.warband.json']);
  });

  it('gets no ending that would replace something unasked', () => {
    writeFileSync(join(folder, 'mine.warband.json'), 'old');
    save('mine');
    expect(read('mine.warband.json')).toBe('old');
    expect(read('mine')).toBe('new');
  });

  it('leaves a link a link and writes what it points to', () => {
    const target = join(folder, 'target.json');
    writeFileSync(target, 'old');
    symlinkSync(target, join(folder, 'link.json'));
    save('link.json');
    expect(readlinkSync(join(folder, 'link.json'))).toBe(target);
    expect(read('target.json')).toBe('new');
  });

  it('may have the longest name the system takes', () => {
    const longest = `${'x'.repeat(250)}.json`;
    expect(save(longest)).toMatchObject({ ok: true });
    expect(readdirSync(folder)).toEqual([longest]);
  });
});

describe('a file that cannot be written', () => {
  it.each([
    ['ENOSPC', 'not-saved-disk-full'],
    ['EDQUOT', 'not-saved-disk-full'],
    ['EACCES', 'not-saved-no-permission'],
    ['EBUSY', 'not-saved-no-permission'],
    ['EIO', 'not-saved-disk-error'],
    ['ESTALE', 'not-saved-disk-error'],
    ['EINVAL', 'not-saved-bad-name'],
  ])('because of %s leaves the old one whole and no trace', (error, code) => {
    writeFileSync(join(folder, 'mine.json'), 'old');
    disk.error = error;
    onTestFinished(() => void (disk.error = undefined));
    expect(save('mine.json')).toMatchObject({
      ok: false,
      error: { code, sentence: expect.stringContaining('Nothing was saved') as string },
    });
    expect(readdirSync(folder)).toEqual(['mine.json']);
    expect(read('mine.json')).toBe('old');
  });

  it.each([
    ['no/such/folder.json', 'not-saved-no-permission'],
    [`${'x'.repeat(300)}.json`, 'not-saved-bad-name'],
    ['taken.json', 'not-saved-no-permission'],
  ])('as %s is refused in words about that place', (file, code) => {
    mkdirSync(join(folder, 'taken.json', 'full'), { recursive: true });
    const saved = save(file);
    expect(saved).toMatchObject({ ok: false, error: { code } });
    expect(JSON.stringify(saved)).not.toContain('--data-dir');
    expect(readdirSync(folder)).toEqual(['taken.json']);
  });

  it('because of a bug throws', () => {
    // No dialog answers with such a path.
    expect(() => save('x\0y.json')).toThrow();
  });
});

/** What a person sees of saving, whichever host carries it out. */
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Output } from '../../shared/ipc.ts';
import { err, ok } from '../../shared/result.ts';

const save = vi.fn<(input: object) => Promise<unknown>>();
vi.mock('../../renderer/api.ts', () => ({ api: { app: { save } } }));

const { notices } = await import('../../renderer/shell/notices.svelte.ts');
const { saveFile } = await import('../../renderer/shell/save-file.ts');

afterEach(() => {
  notices.shown = [];
});

/** Saves with this answer; what is said, and which links were followed. */
async function saved(answer: unknown) {
  save.mockResolvedValueOnce(answer);
  const followed: { name: string; href: string }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push({ name: this.download, href: this.href });
  });
  onTestFinished(() => click.mockRestore());
  await saveFile({ kind: 'match', id: 7 });
  return { followed, said: notices.shown.map(({ level, sentence }) => ({ level, sentence })) };
}

const outcome = (value: Output<'app.save'>) => saved(ok(value));

describe('saving a file', () => {
  it('asks the program for it by name', async () => {
    await outcome({ outcome: 'cancelled' });
    expect(save).toHaveBeenLastCalledWith({ file: { kind: 'match', id: 7 } });
  });

  it('says where it went', async () => {
    const { said, followed } = await outcome({ outcome: 'saved', name: 'a.json', folder: '/home/mira' });
    expect(said).toEqual([{ level: 'info', sentence: 'Saved as a.json in /home/mira.' }]);
    expect(followed).toEqual([]);
  });

  it('says that nothing was saved where the dialog was closed', async () => {
    const { said, followed } = await outcome({ outcome: 'cancelled' });
    expect(said).toEqual([{ level: 'info', sentence: 'Nothing was saved.' }]);
    expect(followed).toEqual([]);
  });

  it('downloads it where the host has no dialog', async () => {
    const blobs: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:deepmarch';
    });
    onTestFinished(() => made.mockRestore());
    const file = { name: 'a.json', mediaType: 'application/json', text: '{"a":1}' };
    const { said, followed } = await outcome({ outcome: 'download', ...file });
    expect(followed).toEqual([{ name: 'a.json', href: 'blob:deepmarch' }]);
    expect(await blobs[0]!.text()).toBe('{"a":1}');
    expect(blobs[0]!.type).toBe('application/json');
    expect(said).toEqual([{ level: 'info', sentence: 'Saved as a.json among your downloads.' }]);
  });

  it('tells a failure, which stays', async () => {
    const { said } = await saved(err({ code: 'not-saved-disk-full', sentence: 'There is no room left.' }));
    expect(said).toEqual([{ level: 'problem', sentence: 'There is no room left.' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { handOver, largestFile, makeFile } from '../../../electron/services/saving/make-file.ts';
import { err, ok } from '../../../shared/result.ts';
import { emptyList } from '../../../shared/warbands.ts';

const gone = { code: 'no-such-match', sentence: 'There is no such match.' };

/** A program whose one match has a file of this text. */
const sources = (text: string) => ({
  handlers: {
    'history.export': ({ id }: { id: number }) => (id === 1 ? ok({ name: 'match.json', text }) : err(gone)),
    'warbands.export': ({ name }: { name: string }) =>
      ok({ text: 'as text', code: 'DM1-', file: `{"name":"${name}"}`, fileName: 'mine.warband.json' }),
    'campaign.export': ({ as }: { as: 'file' | 'page' }) => ok({ name: `march.${as}`, text: as }),
  },
  log: { write: () => undefined, recent: () => ['one', 'two'] },
  now: () => Date.UTC(2031, 4, 9, 14, 3, 22, 123),
});

describe('a file to save', () => {
  it('of a match is what the history exports', async () => {
    expect(await makeFile({ kind: 'match', id: 1 }, sources('{}'))).toEqual(
      ok({ name: 'match.json', text: '{}', mediaType: 'application/json', kind: 'Deepmarch match' }),
    );
    expect(await makeFile({ kind: 'match', id: 2 }, sources('{}'))).toEqual(err(gone));
  });

  it('of a warband is its file, not its text', async () => {
    const made = await makeFile({ kind: 'warband', name: 'Mine', list: emptyList }, sources(''));
    expect(made).toMatchObject(ok({ name: 'mine.warband.json', text: '{"name":"Mine"}' }));
  });

  it('of a campaign is what repeats it, and of a chronicle a page to read', async () => {
    expect(await makeFile({ kind: 'campaign', id: 1 }, sources(''))).toMatchObject(
      ok({ name: 'march.file', mediaType: 'application/json' }),
    );
    expect(await makeFile({ kind: 'chronicle', id: 1 }, sources(''))).toMatchObject(
      ok({ name: 'march.page', mediaType: 'text/html' }),
    );
  });

  it('of the log has a line a happening and the moment in its name', async () => {
    expect(await makeFile({ kind: 'log' }, sources(''))).toMatchObject(
      ok({ name: 'deepmarch-log-2031-05-09T14-03-22-123Z.txt', text: 'one\ntwo\n', mediaType: 'text/plain' }),
    );
  });

  it('that would be too large is refused, counted in bytes', async () => {
    const fits = 'x'.repeat(largestFile);
    expect(await makeFile({ kind: 'match', id: 1 }, sources(fits))).toMatchObject({ ok: true });
    const tooLarge = 'ä'.repeat(largestFile / 2 + 1);
    expect(await makeFile({ kind: 'match', id: 1 }, sources(tooLarge))).toMatchObject({
      error: { code: 'file-too-large' },
    });
  });

  it('is handed to a window whose host has no dialog', async () => {
    const file = { name: 'a.json', text: '{}', mediaType: 'application/json' };
    expect(await handOver({ ...file, kind: 'Deepmarch match' })).toEqual(
      ok({ outcome: 'download', ...file }),
    );
  });
});

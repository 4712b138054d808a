import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../electron/db/connect.ts';
import { databaseFile } from '../../../electron/db/file-names.ts';
import { unpack } from '../../../electron/db/packed.ts';
import { hash } from '../../../electron/engine/hash.ts';
import { warband, type WarbandSetup } from '../../../electron/games/warband/index.ts';
import { readStored } from '../../../electron/services/matches/played-action.ts';
import { oldRules, type OldRules } from '../../../electron/services/matches/old-rules.ts';
import type { WarbandView } from '../../../shared/games/warband.ts';
import { expectedOf, landedFile, landedFolder, landedNames, type LandedMatch } from '../../support/landed.ts';

/** Which of the frozen rules a fixture was played by; from rules 5 on matches carry films and nothing is frozen. */
const playedBy: Record<string, string> = {
  '1-9385c74': '1',
  '2-9717ce3': '2',
  '3-2f53fbc': '3',
  '3-bf03f12': '3',
  '4-2b00c19': '4c',
  '4-51017db': '4',
  '4-60a3c95': '4b',
};

async function frozen(name: string): Promise<OldRules> {
  const candidates = await oldRules(warband, Number.parseInt(name));
  return candidates.find((candidate) => candidate.name === name)!;
}

interface Row {
  seed: number;
  setup: Buffer;
  log: Buffer | null;
}

interface Stored extends ReturnType<typeof readStored> {
  seed: number;
  setup: WarbandSetup;
}

/** The stored record, read as it lies in the file of that version. */
function recordOf(folder: string, id: number): Stored {
  const { $client } = connect(databaseFile(folder));
  onTestFinished(() => void $client.close());
  const row = $client
    .prepare(
      'select seed, setup, log from matches join match_setups s on s.id = setup_id where matches.id = ?',
    )
    .get(id) as Row;
  const live = $client.prepare('select action from match_actions where match_id = ? order by seq').pluck();
  const actions = row.log ? unpack(row.log) : (live.all(id) as string[]).map((json) => JSON.parse(json));
  return { seed: row.seed, setup: unpack(row.setup) as WarbandSetup, ...readStored(actions as unknown[]) };
}

/** Repeats a match; the fingerprints on the way and at its end. */
function repeated({ rules }: OldRules, record: Stored, at: readonly number[]) {
  const state = rules.start(record.setup, record.seed);
  const marks: { at: number; hash: string }[] = [];
  record.answers.forEach(({ option }, index) => {
    rules.apply(state, rules.decision(state)!.options[option]!);
    if (at.includes(index + 1)) marks.push({ at: index + 1, hash: hash(state) });
  });
  if (record.surrendered !== undefined) rules.surrender!(state, record.surrendered);
  return { state, marks, stateHash: hash(state) };
}

const frozenNames = landedNames.filter((name) => Number.parseInt(name) < 5);

const matches = frozenNames.flatMap((name) =>
  expectedOf(name).matches.map((match): [string, number, LandedMatch] => [name, match.id, match]),
);

describe('frozen rules', () => {
  it('are kept for every fixture, and every fixture says by which it was played', () => {
    expect(frozenNames).toEqual(Object.keys(playedBy).sort());
  });

  it.each(matches)('of %s repeat match %i as it was played', async (name, id, expected) => {
    const version = await frozen(playedBy[name]!);
    const record = recordOf(landedFolder(name), id);
    const marked = expected.marks.map(({ at }) => at);
    const { state, marks, stateHash } = repeated(version, record, marked);
    expect(marks).toEqual(expected.marks);
    expect(stateHash).toBe(expected.stateHash);
    expect(version.rules.outcome(state)?.winners).toEqual(expected.winners);
    expect(version.rules.outcome(state)?.reason).toBe(expected.reason);
  });

  it.each(frozenNames)('of %s repeat its match files', async (name) => {
    const version = await frozen(playedBy[name]!);
    for (const text of [landedFile(name, 'match'), landedFile(name, 'match-given-up')]) {
      const file = JSON.parse(text) as {
        seed: number;
        setup: WarbandSetup;
        actions: unknown[];
        stateHash: string;
      };
      const record = { seed: file.seed, setup: file.setup, ...readStored(file.actions) };
      expect(repeated(version, record, []).stateHash).toBe(file.stateHash);
    }
  });

  it.each(frozenNames)('of %s show what a window reads today', async (name) => {
    const version = await frozen(playedBy[name]!);
    const record = recordOf(landedFolder(name), 1);
    const { state } = repeated(version, record, []);
    const old = version.rules.view(state, 'open') as WarbandView;
    const [card] = record.setup.cards;
    expect(version.faceOf(card!)).toMatchObject({ key: card!.id, name: card!.name });
    // Today's rules show today's parts, whatever they make of the same beginning.
    const present = warband.start(record.setup, record.seed);
    while (warband.view(present, 'open').creatures.length === 0) {
      warband.apply(present, warband.decision(present)!.options.at(-1)!);
    }
    const today = warband.view(present, 'open');
    expect(Object.keys(old)).toEqual(expect.arrayContaining(Object.keys(today)));
    expect(Object.keys(old.players[0]!)).toEqual(expect.arrayContaining(Object.keys(today.players[0]!)));
    expect(Object.keys(old.creatures[0]!)).toEqual(expect.arrayContaining(Object.keys(today.creatures[0]!)));
  });
});

describe('views of rules 1', () => {
  it('say of every effect which card made it, or that nobody knows', async () => {
    const { rules } = await frozen('1');
    const { setup, seed, answers } = recordOf(landedFolder('1-9385c74'), 1);
    const state = rules.start(setup, seed);
    const cards = answers.flatMap(({ option }) => {
      rules.apply(state, rules.decision(state)!.options[option]!);
      return (rules.view(state, 'open') as WarbandView).effects.map(({ card }) => card);
    });
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(Number.isInteger)).toBe(true);
  });
});

describe('finding old rules', () => {
  it('lists every change made under one number, the plain number first', async () => {
    const names = (await oldRules(warband, 4)).map(({ name }) => name);
    expect(names).toEqual(['4', '4b', '4c']);
  });

  it('finds none of other games or of a game that names a folder, and none where matches carry what shows them', async () => {
    expect(await oldRules({ ...warband, id: 'chess' }, 4)).toEqual([]);
    expect(await oldRules(warband, 5)).toEqual([]);
    expect(await oldRules({ ...warband, id: '../warband' }, 4)).toEqual([]);
  });
});

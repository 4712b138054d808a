/** Delve at the real table: set up, played by persons and bots, alone and by four, killed and continued, shared, asked. */
import { describe, expect, it } from 'vitest';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import type { DelvePlan } from '../../../shared/games/delve-plan.ts';
import { delveOptions, type DelveView } from '../../../shared/games/delve.ts';
import { seatColours } from '../../../shared/table.ts';
import { answerOnce, bot, lastTable, playOut, startProgram, type Player } from './support.ts';

const game = 'delve';
const everyOption = Object.fromEntries(delveOptions.map((option) => [option, true]));

function planFor(players: number, bots: number[] = [], change: Partial<DelvePlan> = {}): DelvePlan {
  return {
    seats: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      colour: seatColours[seat]!,
      ...(bots.includes(seat) && { bot }),
    })),
    ...{ privacy: 'open', hideTells: false, seed: 5 },
    ...change,
  };
}

async function begun(plan: DelvePlan, answers = 0): Promise<{ player: Player; id: number }> {
  const player = await startProgram();
  const { id } = await player.ask('matches.create', { game, plan });
  const rng = seedRng(answers);
  let { table } = await player.ask('matches.open', { id });
  for (let count = 0; count < answers && !table.snapshot.outcome; count++)
    table = await answerOnce(player, table, (options) => randomInt(rng, options));
  return { player, id };
}

const shown = ({ snapshot }: { snapshot: { view: object } }): DelveView => snapshot.view as DelveView;

describe('a match of Delve', { timeout: 60_000 }, () => {
  it.each([
    ['alone', 1, [], {}],
    ['of four with every option', 4, [1, 3], { options: everyOption }],
  ] as const)('%s comes to an end and is in the history', async (_words, players, bots, change) => {
    const { player, id } = await begun(planFor(players, [...bots], change));
    const table = await playOut(player, id, 3);
    const { line, track } = await player.ask('history.read', { id });
    expect(line).toMatchObject({ game, reason: table.snapshot.outcome!.reason });
    expect(line.scores).toEqual(table.snapshot.outcome!.scores);
    expect(track.at(-1)!.counts).toEqual(line.scores);
  });

  it('goes on where it stood when the program was killed', async () => {
    const { player, id } = await begun(planFor(2), 60);
    const before = lastTable(player).snapshot;
    const later = await startProgram(player.db);
    const { table } = await later.ask('matches.open', { id });
    expect(table.snapshot.view).toEqual(before.view);
    expect(table.snapshot.decision).toEqual(before.decision);
  });

  it('can be given up: the others come out with what they carry (R-623)', async () => {
    const { player, id } = await begun(planFor(3), 30);
    const { revision } = lastTable(player).snapshot;
    await player.ask('matches.surrender', { id, revision, seat: 0 });
    const { line } = await player.ask('history.read', { id });
    expect(line.seats[0]!.isWinner).toBe(false);
    expect(line.seats.some(({ isWinner }) => isWinner)).toBe(true);
  });

  it('travels as a file, and is replayed there to the same end', async () => {
    const { player, id } = await begun(
      planFor(2, [], { seats: planFor(2).seats.map((seat, hero) => ({ ...seat, hero })) }),
    );
    await playOut(player, id, 3);
    const { text } = await player.ask('history.export', { id });
    const other = await startProgram();
    const { id: there } = await other.ask('history.import', { text });
    const { length } = await other.ask('replay.open', { id: there });
    const at = { at: length, eyes: 'open' } as const;
    expect((await other.ask('replay.seek', { id: there, ...at })).view).toEqual(
      (await player.ask('replay.seek', { id, ...at })).view,
    );
  });

  it('keeps hands from whoever does not hold them, with the screen handed round (R-804)', async () => {
    const { player, id } = await begun(planFor(4, [], { privacy: 'strict' }));
    const rng = seedRng(7);
    let fights = 0;
    let { table } = await player.ask('matches.open', { id });
    for (let count = 0; count < 300 && fights < 12 && !table.snapshot.outcome; count++) {
      const { fight } = shown(table);
      for (const { seat, cards } of fight?.fighters ?? [])
        if (cards !== undefined) expect(table.atScreen).toBe(seat);
      if (fight?.fighters.some(({ cards }) => cards !== undefined)) fights++;
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
    }
    expect(fights).toBe(12);
  });

  it('answers questions at the table and before, and refuses others', async () => {
    const { player, id } = await begun(planFor(2), 12);
    const { revision } = lastTable(player).snapshot;
    const ask = async (question: { kind: string; [part: string]: unknown }) =>
      (await player.ask('matches.ask', { id, revision, question })).answer;
    expect(await ask({ kind: 'explain', intent: { kind: 'breakOff' } })).toHaveProperty('refusal.rule');
    expect(await ask({ kind: 'odds' })).toHaveProperty('odds.home.withDice');
    const printed = await player.ask('games.ask', { game, question: { kind: 'content' } });
    expect(printed.answer).toHaveProperty('content.cards');
    expect(await player.refuse('matches.ask', { id, revision, question: { kind: 'moon' } })).toBe(
      'bad-payload',
    );
  });

  it('is refused with the rule where two players want one hero (D-208)', async () => {
    const player = await startProgram();
    const wrong = planFor(2, [], { seats: planFor(2).seats.map((seat) => ({ ...seat, hero: 3 })) });
    expect(await player.refuse('matches.create', { game, plan: wrong })).toBe('setup-refused');
  });
});

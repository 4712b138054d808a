/** Salient at the real table: set up, played by persons and bots in every form, killed and continued, shared, asked. */
import { describe, expect, it } from 'vitest';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import type { SalientEvent } from '../../../shared/games/salient.ts';
import type { SalientPlan } from '../../../shared/games/salient-plan.ts';
import { seatColours } from '../../../shared/table.ts';
import { answerOnce, bot, lastTable, playOut, startProgram, type Player } from './support.ts';

const game = 'salient';

type Rolled = Extract<SalientEvent, { kind: 'rolled' }>;

function planFor(players: number, bots: number[] = [], change: Partial<SalientPlan> = {}): SalientPlan {
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

async function begun(plan: SalientPlan, answers = 0): Promise<{ player: Player; id: number }> {
  const player = await startProgram();
  const { id } = await player.ask('matches.create', { game, plan });
  const rng = seedRng(answers);
  let { table } = await player.ask('matches.open', { id });
  for (let count = 0; count < answers && !table.snapshot.outcome; count++)
    table = await answerOnce(player, table, (options) => randomInt(rng, options));
  return { player, id };
}

describe('a match of Salient', { timeout: 60_000 }, () => {
  it.each([
    ['duel', 2, []],
    ['duel', 2, [1]],
    ['melee', 3, [0]],
    ['pact', 4, [1, 3]],
  ] as const)(
    'in the form %s of %i, of whom %j are bots, comes to an end and is in the history',
    async (form, players, bots) => {
      const { player, id } = await begun(planFor(players, [...bots], { form }));
      const table = await playOut(player, id, 3);
      const { line, track } = await player.ask('history.read', { id });
      expect(line).toMatchObject({ game, reason: table.snapshot.outcome!.reason });
      expect(line.scores).toEqual(table.snapshot.outcome!.scores);
      expect(track.at(-1)!.counts).toEqual(line.scores);
    },
  );

  it('goes on where it stood when the program was killed', async () => {
    const { player, id } = await begun(planFor(2), 40);
    const before = lastTable(player).snapshot;
    const later = await startProgram(player.db);
    const { table } = await later.ask('matches.open', { id });
    expect(table.snapshot.view).toEqual(before.view);
    expect(table.snapshot.decision).toEqual(before.decision);
  });

  it('can be given up: the other side wins (CR-51)', async () => {
    const { player, id } = await begun(planFor(4, [], { form: 'pact' }), 30);
    const { revision } = lastTable(player).snapshot;
    await player.ask('matches.surrender', { id, revision, seat: 0 });
    const { line } = await player.ask('history.read', { id });
    expect(line.seats.map(({ isWinner }) => isWinner)).toEqual([false, true, false, true]);
  });

  it('travels as a file, and is replayed there to the same end', async () => {
    const { player, id } = await begun(planFor(2));
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

  it('answers questions at the table and before, and refuses others (C-1317)', async () => {
    const { player, id } = await begun(planFor(2), 12);
    const { revision } = lastTable(player).snapshot;
    const ask = async (question: { kind: string; [part: string]: unknown }) =>
      (await player.ask('matches.ask', { id, revision, question })).answer;
    expect(await ask({ kind: 'mine', dice: [4] })).toMatchObject({ mine: { survives: 0.5 } });
    expect(await ask({ kind: 'race' })).toHaveProperty('clock.cardsLeft');
    expect(await ask({ kind: 'plan' })).toHaveProperty('plan.lines');
    expect(await ask({ kind: 'luck' })).toHaveProperty('luck');
    expect(await ask({ kind: 'reach', unit: 99 })).toEqual({ reach: [] });
    expect(await ask({ kind: 'explain', intent: { kind: 'relief' } })).toHaveProperty('refusal.rule');
    expect(await ask({ kind: 'clash', attacker: [5], defender: [4] })).toMatchObject({
      clash: { survivor: 'attacker', attacker: [1] },
    });
    const printed = await player.ask('games.ask', { game, question: { kind: 'content' } });
    expect(printed.answer).toHaveProperty('content.cards');
    const refused = await player.refuse('matches.ask', { id, revision, question: { kind: 'moon' } });
    expect(refused).toBe('bad-payload');
  });

  it('is refused with the rule where a form does not fit', async () => {
    const player = await startProgram();
    const wrong = planFor(3, [], { form: 'duel' });
    expect(await player.refuse('matches.create', { game, plan: wrong })).toBe('setup-refused');
  });

  it('tells everybody’s luck during the match and after it, as the dice were shown', async () => {
    const { player, id } = await begun(planFor(2), 60);
    const { ledger } = await player.ask('matches.luck', { id });
    const { entries } = await player.ask('matches.log', { id, from: 0, count: 500 });
    const rolled = entries
      .map(({ event }) => event as SalientEvent)
      .filter(({ kind }) => kind === 'rolled') as Rolled[];
    expect(ledger.lines.map(({ dice }) => dice)).toEqual(
      [0, 1].map((seat) => rolled.filter((each) => each.seat === seat).flatMap(({ dice }) => dice).length),
    );
    await playOut(player, id, 4);
    const live = await player.ask('matches.luck', { id });
    expect(await player.ask('replay.luck', { id })).toEqual(live);
    expect(live.ledger.lines[0]!.dice).toBeGreaterThan(ledger.lines[0]!.dice);
    // Repeated from its seed and its actions, every die is as it fell.
    const dice = live.ledger.lines.reduce((sum, line) => sum + line.dice, live.ledger.apart.dice);
    const { line } = await player.ask('history.read', { id });
    expect(await player.ask('history.verify', { id })).toEqual({ actions: line.actions, dice });
  });

  it('is not repeated before it is over: its seed is secret until then', async () => {
    const { player, id } = await begun(planFor(2), 20);
    expect(await player.refuse('history.verify', { id })).toBe('not-finished');
    expect(await player.refuse('replay.luck', { id })).toBe('not-finished');
  });
});

/** The aims people choose in Play: set up in every form, told in the log, carried by a match's file. */
import { describe, expect, it } from 'vitest';
import { distance } from '../../../electron/games/warband/geometry/distance.ts';
import { tablesOf } from '../../../electron/games/warband/geometry/tables.ts';
import { aimKinds, type MatchPlan } from '../../../shared/games/warband-questions.ts';
import { squaresToHold } from '../../../electron/games/warband/table/aims.ts';
import type { Setup } from '../../../electron/games/warband/state.ts';
import { askTable, planFor, playOut, startProgram, type Player } from './support.ts';

const forms: readonly (readonly [MatchPlan['form'], number])[] = [
  ['firstGame', 2],
  ['standard', 2],
  ['freeForAll', 3],
  ['freeForAll', 4],
  ['teams', 4],
];

async function begun(player: Player, plan: MatchPlan) {
  const { id } = await player.ask('matches.create', { game: 'warband', plan });
  const { table } = await player.ask('matches.open', { id });
  return { id, view: table.snapshot.view };
}

const near = (battlefield: Setup['battlefield'], from: number, area: number[]): number =>
  Math.min(...area.map((square) => distance(tablesOf(battlefield), from, 1, square, 1)));

async function wholeLog(player: Player, id: number, length: number) {
  const most = 500;
  const starts = Array.from({ length: Math.ceil(length / most) }, (_, part) => part * most);
  const parts = await Promise.all(starts.map((from) => player.ask('matches.log', { id, from, count: most })));
  return parts.flatMap(({ entries }) => entries);
}

describe('an aim chosen in Play (R-149)', () => {
  it.each(forms)('can be had in the form %s with %i players, whichever it is', async (form, players) => {
    const player = await startProgram();
    for (const kind of aimKinds) {
      const { view } = await begun(player, planFor(players, { form, aim: { kind } }));
      const objectives = view.objectives!;
      expect(objectives.length).toBeGreaterThan(0);
      for (const objective of objectives)
        if ('creature' in objective) expect(view.cards[objective.creature!]).toBe(objective.card);
    }
  });

  it('lays the ground to be held as far from one side as from the other', async () => {
    const player = await startProgram();
    const { view } = await begun(player, planFor(2, { aim: { kind: 'hold' } }));
    const field = view.battlefield as Setup['battlefield'];
    const squares = squaresToHold({ battlefield: field } as Setup);
    expect(view.objectives).toEqual(
      [0, 1].map((seat) => ({ kind: 'hold', seat, squares, turns: 3, held: 0 })),
    );
    const [one, other] = field.starts.map((area) =>
      squares.reduce((sum, square) => sum + near(field, square, area), 0),
    );
    expect(Math.abs(one! - other!)).toBeLessThanOrEqual(1);
  });

  it('asks for one treasure more than an equal share', async () => {
    const player = await startProgram();
    const wanted = async (plan: MatchPlan) => (await begun(player, plan)).view.objectives;
    expect(await wanted(planFor(2, { aim: { kind: 'collect' } }))).toMatchObject([
      { tokens: 7 },
      { tokens: 7 },
    ]);
    expect(await wanted(planFor(2, { form: 'firstGame', aim: { kind: 'collect' } }))).toMatchObject([
      { tokens: 4 },
      { tokens: 4 },
    ]);
  });

  it('has everybody hunt the captain of the next who is no friend, and a team have one', async () => {
    const player = await startProgram();
    const hunts = async (plan: MatchPlan) => {
      const { view } = await begun(player, plan);
      return view.objectives!.map((aim) => [
        aim.seat,
        view.creatures.find((each) => 'creature' in aim && each.id === aim.creature)!.seat,
      ]);
    };
    const aim = { kind: 'destroy' } as const;
    expect(await hunts(planFor(3, { aim }))).toEqual([[0, 1], [1, 2], [2, 0]]); // prettier-ignore
    expect(await hunts(planFor(4, { form: 'teams', aim }))).toEqual([[0, 1], [1, 0]]); // prettier-ignore
    expect(await hunts(planFor(2, { aim: { ...aim, seat: 1 } }))).toEqual([[1, 0]]);
  });

  it('of nobody at the table is refused', async () => {
    const player = await startProgram();
    const plan = planFor(2, { aim: { kind: 'hold', seat: 3 } });
    expect(await player.refuse('matches.create', { game: 'warband', plan })).toBe('setup-refused');
  });

  it('has a reason for not having ended the match (R-108)', async () => {
    const player = await startProgram();
    const codes = await Promise.all(
      aimKinds.map(async (kind) => {
        const { id } = await begun(player, planFor(2, { aim: { kind } }));
        const { refusal } = await askTable(
          player,
          { id },
          { kind: 'explain', intent: { kind: 'objective', index: 0 } },
        );
        return refusal?.code;
      }),
    );
    expect(codes).toEqual(['groundNotHeld', 'tooLittleTreasure', 'preyStands', 'wardStands', 'roundsLeft']);
  });

  it('is told in the log step by step to its end, and goes with the file', async () => {
    const player = await startProgram();
    const plan = planFor(2, { form: 'firstGame', aim: { kind: 'lastUntil', seat: 1 } });
    const { id } = await player.ask('matches.create', { game: 'warband', plan });
    const { snapshot, logLength } = await playOut(player, id, 5);
    const entries = await wholeLog(player, id, logLength);
    const told = entries.flatMap(({ event }) => (event.kind === 'objectiveMoved' ? [event] : []));
    expect(told.map(({ from, to }) => [from, to])).toEqual(told.map((_, round) => [round, round + 1]));
    expect(told.length).toBeGreaterThan(1);
    expect(snapshot.outcome?.reason === 'objective').toBe(
      entries.some(({ event }) => event.kind === 'objectiveDecided' && event.isMet),
    );
    const { text } = await player.ask('history.export', { id });
    const other = await startProgram();
    await other.ask('history.import', { text });
  });

  it('with a captain of its own goes out and comes in again', async () => {
    const player = await startProgram();
    const plan = planFor(2, { form: 'firstGame', aim: { kind: 'destroy' } });
    const { id } = await player.ask('matches.create', { game: 'warband', plan });
    await playOut(player, id, 3);
    const { text } = await player.ask('history.export', { id });
    const other = await startProgram();
    const { isKnown } = await other.ask('history.import', { text });
    expect(isKnown).toBe(false);
  });
});

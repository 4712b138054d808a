/** Windows open by what everybody sees, where tells are to be hidden: no hand can be read off them. */
import { describe, expect, it } from 'vitest';
import { warbandTrial } from '../../../electron/cli/warband/trial.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { warband, type WarbandState } from '../../../electron/games/warband/index.ts';
import { hooksOf } from '../../../electron/engine/table-hooks.ts';
import { arrange, isEveryHandOpen } from '../../../electron/services/matches/arrangement.ts';
import { causeFor } from '../../../electron/services/matches/passes.ts';
import { bot } from './support.ts';

/** Every window of a random match, as the state it opens in. */
function windowsOf(seed: number): WarbandState[] {
  const rng = seedRng(seed);
  const state = warband.start(warbandTrial.setup({ players: 2, teams: false }, rng), seed);
  const found: WarbandState[] = [];
  for (let count = 0; count < 400; count++) {
    const decision = warband.decision(state);
    if (!decision) break;
    if (decision.window) found.push(warband.clone(state));
    warband.apply(state, decision.options[randomInt(rng, decision.options.length)]!);
  }
  return found;
}

const seats = [{ colour: 'amber' }, { colour: 'azure' }] as const;
const passing = new Map();
const { stops } = warband.table;

describe('a window', () => {
  const hooks = hooksOf(warband);
  const strict = { hooks, arrangement: arrange('strict', true, seats, stops), passing };
  const told = { hooks, arrangement: arrange('strict', false, seats, stops), passing };

  it.each([1, 2, 3])('opens the same whatever the hand holds, with tells hidden (match %i)', (seed) => {
    const rng = seedRng(seed);
    let opened = 0;
    for (const state of windowsOf(seed)) {
      const decision = warband.decision(state)!;
      const other = warbandTrial.scramble(state, 1 - decision.seat, rng);
      const ground = causeFor(strict, { state: state }, decision);
      expect(causeFor(strict, { state: other }, warband.decision(other)!)).toBe(ground);
      expect(ground).not.toBe('noAnswer');
      opened += ground === undefined ? 1 : 0;
    }
    expect(opened).toBeGreaterThan(0);
  });

  it('opens only for who has an answer, with tells shown', () => {
    const windows = [1, 2, 3].flatMap(windowsOf);
    const grounds = windows.map((state) => causeFor(told, { state: state }, warband.decision(state)!));
    windows.forEach((state, at) => {
      if (grounds[at] === undefined) expect(warband.decision(state)!.options.length).toBeGreaterThan(1);
    });
    for (const each of [undefined, 'noStop', 'noAnswer']) expect(grounds).toContain(each);
  });

  it("opens for nothing of one's own, and for no last chance, where hand-overs are dear", () => {
    const opened = [1, 2, 3]
      .flatMap(windowsOf)
      .filter((state) => causeFor(told, { state: state }, warband.decision(state)!) === undefined);
    expect(opened.length).toBeGreaterThan(0);
    for (const state of opened) expect(state.stack.at(-1)?.seat).toBe(1 - warband.decision(state)!.seat);
  });
});

describe('a bot', () => {
  const arranged = { arrangement: arrange('open', false, [seats[0], { ...seats[1], bot }], stops) };
  const watched = {
    arrangement: arrange(
      'open',
      false,
      seats.map((seat) => ({ ...seat, bot })),
      stops,
    ),
  };
  const passes = (state: WarbandState, table = arranged) =>
    warband.table.passesAtOnce(state, warband.decision(state)!, isEveryHandOpen(table.arrangement));
  const windows = [1, 2, 3].flatMap(windowsOf);
  const forced = windows.filter((state) => warband.decision(state)!.options.length === 1);

  it('is asked in every window as long as it holds a card', () => {
    for (const state of windows) {
      const { orderHand, creatureHand } = state.players[warband.decision(state)!.seat]!;
      expect(orderHand.length + creatureHand.length).toBeGreaterThan(0);
      expect(passes(state)).toBe(false);
    }
  });

  it('passes at once if it holds no card and has no answer', () => {
    for (const state of forced) {
      const empty = warband.clone(state);
      Object.assign(empty.players[warband.decision(state)!.seat]!, { orderHand: [], creatureHand: [] });
      expect(passes(empty)).toBe(true);
    }
  });

  it('passes at once for want of an answer where everybody who looks sees its hand', () => {
    for (const state of windows) expect(passes(state, watched)).toBe(forced.includes(state));
  });
});

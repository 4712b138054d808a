import { describe, expect, it } from 'vitest';
import { provingSetup } from '../../../electron/cli/warband/proving-setup.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { playOf, warband, type WarbandState } from '../../../electron/games/warband/index.ts';
import { faceOf } from '../../../electron/games/warband/play.ts';
import { outlookOf } from '../../../electron/games/warband/queries.ts';

/** Positions of random matches in which something may move, with every hundredth or so looked at. */
function* positions(): Generator<WarbandState> {
  const rng = seedRng(11);
  for (let match = 0; match < 6; match++) {
    const setup = { ...provingSetup({ players: 2, teams: false }, rng), skipForced: true as const };
    const state = warband.start(setup, match);
    for (let decision = warband.decision(state); decision; decision = warband.decision(state)) {
      if (decision.options.some(({ kind }) => kind === 'move') && randomInt(rng, 20) === 0) yield state;
      warband.apply(state, decision.options[randomInt(rng, decision.options.length)]!);
    }
  }
}

/** Whether a creature's card, or one attached to it, answers somebody moving beside it. */
function hears(state: WarbandState, id: number): boolean {
  const { attached } = state.creatures.find((creature) => creature.id === id)!;
  return [id, ...attached].some((card) =>
    JSON.stringify(faceOf(playOf(state), card).card).includes('movesAdjacent'),
  );
}

describe('the outlook of a move', () => {
  it('tells for every option the path that is walked, its cost, and what it sets off (R-31, W-520, R-81)', () => {
    let looked = 0;
    for (const state of positions()) {
      const active = state.active;
      for (const option of warband.decision(state)!.options) {
        if (option.kind !== 'move') continue;
        const end = outlookOf(state, option)!;
        expect(end.path.at(-1)).toBe(option.to);
        expect(end.cost).toBeGreaterThanOrEqual(end.path.length);
        const after = warband.clone(state);
        const opened: number[] = [];
        let walked: number[] | undefined;
        warband.apply(after, option, (event) => {
          if (event.kind === 'moved' && event.creature === active) walked ??= event.path;
          if (event.kind === 'chestOpened' && event.creature === active) opened.push(event.square);
        });
        if (walked === undefined) continue; // somebody is asked for an answer first
        expect(walked).toEqual(end.path);
        expect(opened.toSorted((a, b) => a - b)).toEqual(end.opens.toSorted((a, b) => a - b));
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(500);
  });

  it('names the creatures whose texts may answer the way, and nobody else (W-706)', () => {
    const answers = new Set<number>();
    for (const state of positions()) {
      const listening = state.creatures.filter(({ id }) => hears(state, id)).map(({ id }) => id);
      for (const option of warband.decision(state)!.options) {
        if (option.kind !== 'move') continue;
        const { wakes } = outlookOf(state, option)!;
        expect(listening).toEqual(expect.arrayContaining(wakes));
        answers.add(wakes.length);
      }
    }
    expect(answers).toContain(1);
  });
});

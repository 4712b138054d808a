/** When a player may give up, and when not. */
import { describe, expect, it } from 'vitest';
import { surrender } from '../../../electron/engine/step.ts';
import { warband } from '../../../electron/games/warband/index.ts';
import { buildWorld } from '../../../electron/games/warband/scenario/build.ts';
import type { State } from '../../../electron/games/warband/state.ts';

/** The first player's creature stands beside the second's and may attack it. */
const duel = (): State =>
  buildWorld({
    map: ['1..2'],
    creatures: [
      { name: 'Ours', at: 'A1' },
      { name: 'Theirs', owner: 'B', at: 'B1' },
    ],
    turn: { active: 'Ours' },
  }).state;

function take(state: State, kind: string): void {
  warband.apply(
    state,
    warband.decision(state)!.options.find((option) => option.kind === kind)!,
  );
}

const giveUp = (state: State, seat: number) =>
  surrender(warband, { state, revision: 0 }, { revision: 0, seat });

describe('giving up (R-95)', () => {
  it('R-95 is possible in a window, for the player who is not asked too', () => {
    const state = duel();
    take(state, 'attack');
    expect(warband.decision(state)).toMatchObject({ seat: 0, prompt: { code: 'respond' } });
    expect(giveUp(state, 1)).toMatchObject({
      ok: true,
      value: { match: { state: { outcome: { winners: [0], reason: 'surrender', rule: 'R-95' } } } },
    });
  });

  it('R-95 is refused to everybody while an action resolves, and possible again after it', () => {
    const state = duel();
    take(state, 'attack');
    take(state, 'pass');
    take(state, 'pass');
    expect(warband.decision(state)).toMatchObject({ seat: 1, prompt: { code: 'cower' } });
    for (const seat of [0, 1]) expect(giveUp(state, seat)).toMatchObject({ ok: false });
    take(state, 'endure');
    expect(giveUp(state, 1)).toMatchObject({ ok: true });
  });
});

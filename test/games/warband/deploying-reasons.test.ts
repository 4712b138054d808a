// Why a creature cannot be put on a square, and why an order waits, while warbands are deployed.
import { expect, it } from 'vitest';
import { provingSetup } from '../../../electron/cli/warband/proving-setup.ts';
import { seedRng } from '../../../electron/engine/rng.ts';
import { warband, type WarbandState } from '../../../electron/games/warband/index.ts';
import { explainIntent } from '../../../electron/games/warband/explain.ts';

const opening = (seed: number): WarbandState => {
  const state = warband.start(provingSetup({ players: 2, teams: false }, seedRng(seed)), seed);
  while (warband.decision(state)?.prompt.code !== 'openingDeploy') chooseFirst(state);
  return state;
};

const chooseFirst = (state: WarbandState): void => warband.apply(state, warband.decision(state)!.options[0]!);

/** Deploys one creature and begins with the next, if another can be deployed. */
function placingSecond(seed: number): WarbandState | undefined {
  const state = opening(seed);
  for (let count = 0; count < 3; count++) chooseFirst(state);
  return warband.decision(state)?.prompt.code === 'place' ? state : undefined;
}

it('a square where somebody stands, solid ground and ground outside the start area are told apart', () => {
  const codes = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const state = placingSecond(seed);
    if (!state) continue;
    const { seat, prompt } = warband.decision(state)!;
    const card = Number(prompt.about?.['card']);
    const whyNot = (square: number) => explainIntent(state, seat, { kind: 'deploy', card, square });
    expect(whyNot(state.creatures[0]!.square)?.rule).toMatch(/W-511|R-43/);
    for (let square = 0; square < state.setup.battlefield.width * state.setup.battlefield.height; square++)
      codes.add(whyNot(square)?.code ?? 'open');
  }
  expect(codes).toEqual(new Set(['open', 'occupied', 'solidSquare', 'tooLarge', 'badPlacement']));
});

it('an immediate order waits for the first turn, not for a question (R-105)', () => {
  const codes = new Set<string | undefined>();
  for (let seed = 1; seed <= 60; seed++) {
    const state = opening(seed);
    const { seat } = warband.decision(state)!;
    for (let count = 0; count < 2; count++) chooseFirst(state);
    if (warband.decision(state)?.seat !== seat) continue;
    for (const card of state.players[seat]!.orderHand)
      codes.add(explainIntent(state, seat, { kind: 'play', card })?.code);
  }
  expect(codes).toContain('noTurnYet');
  expect(codes).not.toContain('answerFirst');
});

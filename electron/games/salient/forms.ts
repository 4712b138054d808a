/** The forms of play: how many play each, who begins, in what order, and which toggles there are (C-1301, C-1313, C-1315). */
import type { Seat } from '../../../shared/game.ts';
import type { SalientToggles } from '../../../shared/games/salient.ts';
import { randomInt } from '../../engine/rng.ts';
import type { Setup, State } from './state.ts';

export const plainToggles: SalientToggles = {
  strictSupply: false,
  slowClock: false,
  evenStart: false,
  steadyDice: false,
};

/** How many play each form (C-101), and who may begin it where the rules leave that to chance. */
const forms = {
  duel: { players: [2], starters: [0, 1] },
  pact: { players: [4], starters: [0, 1] },
  melee: { players: [3, 4], starters: [0, 1, 2, 3] },
} as const;

/** C-1207: in a Melee of three the west always begins. */
const westOfThree: Seat = 1;

function startersOf({ form, players }: Setup): readonly Seat[] {
  return form === 'melee' && players.length === 3 ? [westOfThree] : forms[form].starters;
}

/** Who begins, drawn by lot where the rules say so (C-207, C-1105, C-1207). */
export function drawStarter(state: State): Seat {
  const starters = startersOf(state.setup);
  return state.setup.start ?? starters[starters.length === 1 ? 0 : randomInt(state.rng, starters.length)];
}

/** Seats in turn order: clockwise; in a Pact game the teams alternate, and each begins in the west (C-1105, C-1202). */
export function orderFrom({ form, players }: Setup, first: Seat): Seat[] {
  if (form === 'pact') return first % 2 === 0 ? [0, 1, 2, 3] : [1, 0, 3, 2];
  return players.map((_, at) => (first + at) % players.length);
}

/** Everything that is wrong with a setup, in sentences. */
export function setupProblems(setup: Setup): string[] {
  const { form, players, toggles, start } = setup;
  const problems: string[] = [];
  const numbers: readonly number[] = forms[form].players;
  if (!numbers.includes(players.length))
    problems.push(`${players.length} cannot play this form; ${numbers.join(' or ')} can (C-1301).`);
  if (start !== undefined && !startersOf(setup).includes(start))
    problems.push(`Seat ${start} cannot begin (C-207, C-1105, C-1207).`);
  const isMelee = (count: number): boolean => form === 'melee' && players.length === count;
  if (toggles.slowClock && !isMelee(4)) problems.push('The slow clock is for a Melee of four (C-1313).');
  if (toggles.evenStart && !isMelee(3)) problems.push('The even start is for a Melee of three (C-1315).');
  return problems;
}

/** The only chance after setup besides draws of cards: dice of the Barracks and the damage die (C-305, C-903, CR-31, CR-47). */
import type { Seat } from '../../../shared/game.ts';
import { randomInt } from '../../engine/rng.ts';
import { unitsInBarracks, type Play } from './play.ts';
import type { PlayerState, State } from './state.ts';

export const dieSides = 6;

/** CR-47: a fresh bag holds each face so often. */
const facesPerBag = 2;
export const fullBag = (): number[] => [0, ...new Array<number>(dieSides).fill(facesPerBag)];

function drawFromBag(state: State, player: PlayerState): number {
  let left = player.bag.reduce((sum, count) => sum + count, 0);
  if (left === 0) {
    player.bag = fullBag();
    left = facesPerBag * dieSides;
  }
  let drawn = randomInt(state.rng, left);
  let face = 1;
  while (drawn >= player.bag[face]) drawn -= player.bag[face++];
  player.bag[face]--;
  return face;
}

/** C-305: every Unit of the Barracks is rolled. */
export function rollBarracks(play: Play, seat: Seat): void {
  const { state, emit } = play;
  const player = state.players[seat];
  const count = unitsInBarracks(player);
  player.resting = 0;
  player.fresh.fill(0);
  if (count === 0) return;
  play.revealed = true;
  const isSteady = state.setup.toggles.steadyDice;
  const dice: number[] = [];
  for (let die = 0; die < count; die++) {
    const face = isSteady ? drawFromBag(state, player) : 1 + randomInt(state.rng, dieSides);
    player.fresh[face]++;
    player.rolled[face]++;
    dice.push(face);
  }
  emit?.({ kind: 'rolled', rule: 'C-305', seat, dice });
}

/** The damage die. */
export function rollDamage(play: Play, rule: string): number {
  const { state, emit } = play;
  const roll = 1 + randomInt(state.rng, dieSides);
  play.revealed = true;
  emit?.({ kind: 'damageRolled', rule, seat: state.seat, roll });
  return roll;
}

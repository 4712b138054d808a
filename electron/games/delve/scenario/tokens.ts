/** Monster tokens of a scenario. */
import { kindOfToken, lifeOfToken, tokenCount } from '../content/monsters.ts';
import type { State } from '../state.ts';
import { fail } from './names.ts';

/** A token of the kind, with the life if it is named, that is not in use. */
export function freeToken(state: Readonly<State>, kind: number, life?: number): number {
  for (let token = 0; token < tokenCount; token++) {
    const isUsed = state.monsters.some((each) => each.token === token) || state.fight?.token === token;
    const fits = kindOfToken(token) === kind && (life === undefined || lifeOfToken[token] === life);
    if (fits && !isUsed) return token;
  }
  return fail('There is no such token left.');
}

/** Relics a player holds, uses and loses (T-520 to T-530). What one does is read from its data. */
import type { Seat } from '../../../shared/game.ts';
import type { RelicEffect } from './content/language.ts';
import { relicTable } from './content/relics.ts';
import { removeFrom, type Play } from './play.ts';
import { none, type State } from './state.ts';

type EffectWord = RelicEffect['do'];
type RelicEffectOf<Word extends EffectWord> = Extract<RelicEffect, { do: Word }>;

/** The relic with such an effect among some, or `none`: there is one copy of each. */
function relicWith(relics: readonly number[], word: EffectWord): number {
  for (const relic of relics) if (relicTable[relic].effect.do === word) return relic;
  return none;
}

/** The relic with such an effect that a player holds, or `none`. */
export const heldRelic = (state: Readonly<State>, seat: Seat, word: EffectWord): number =>
  relicWith(state.players[seat].relics, word);

/** What a relic at work for this move or attack says, if there is one with such an effect. */
export function activeEffect<Word extends EffectWord>(
  state: Readonly<State>,
  word: Word,
): RelicEffectOf<Word> | undefined {
  const relic = relicWith(state.relicsActive, word);
  return relic === none ? undefined : effectAs(relic, word);
}

/** The effect of a relic, known to begin with this word. */
export function effectAs<Word extends EffectWord>(
  relic: number,
  word: Word,
): RelicEffectOf<Word> | undefined {
  const { effect } = relicTable[relic];
  return isEffect(effect, word) ? effect : undefined;
}

const isEffect = <Word extends EffectWord>(effect: RelicEffect, word: Word): effect is RelicEffectOf<Word> =>
  effect.do === word;

/** T-524: once used it leaves the game. */
export function useRelic({ state, emit }: Play, seat: Seat, relic: number): void {
  removeFrom(state.players[seat].relics, relic);
  state.relicsGone.push(relic);
  emit?.({ kind: 'relicUsed', rule: 'T-524', seat, relic });
}

/** T-526: discarded, not used, it may come back. */
export function dropRelic({ state, emit }: Play, seat: Seat, relic: number, rule: string): void {
  removeFrom(state.players[seat].relics, relic);
  state.relicDiscard.push(relic);
  emit?.({ kind: 'relicDropped', rule, seat, relic });
}

/** Steps the token moved may take now (T-603, T-606). */
export const stepsNow = (state: Readonly<State>): number => activeEffect(state, 'steps')?.steps ?? 1;

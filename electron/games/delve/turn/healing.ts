/** Items and runes that heal: before every choice of one's own turn, outside combat (R-617, C-15 to C-17). */
import type { DelveAction } from '../../../../shared/games/delve.ts';
import { spend } from '../cards.ts';
import { useOf } from '../content/cards.ts';
import { heal } from '../harm.ts';
import { amountOf, hasOption, heroAt, isAskedFor, isPlaying, runeFor, topFrame, type Play } from '../play.ts';
import { fightStage, none, type Frame, type State } from '../state.ts';
import { distinct } from '../frames/worker.ts';

export function healingUses(state: Readonly<State>, seat: number): DelveAction[] {
  const hero = heroAt(state, seat);
  if (hero.wounds === 0 || !isPlaying(hero)) return [];
  const cards = [...hero.runes, ...hero.loot].filter((card) => useOf(card, 'ownTurn'));
  return distinct(cards).map((card) => ({ kind: 'use', card }));
}

/** Whether he is asked before something happens by itself. */
export const mayHeal = (state: Readonly<State>, seat: number): boolean => {
  const hero = heroAt(state, seat);
  if (hero.wounds === 0) return false;
  const hasRune = runeFor(hero, 'ownTurn') !== none;
  const mayHold = hasOption(state, 'hiddenLoot') && isAskedFor(state, hero, 'ownTurn');
  return hasRune || mayHold || healingUses(state, seat).length > 0;
};

/** Not during a test, a fight or what another does to him. */
const closed: ReadonlySet<Frame['kind']> = new Set([
  'test',
  'wounds',
  'knockOut',
  'loseRune',
  'duelEnd',
  'retreat',
  'lastLight',
  'minionTarget',
  'summon',
  'drive',
]);

/** Whether the question now open is one of the hero's own choices in his turn. */
export function isOwnChoice(state: Readonly<State>, seat: number): boolean {
  if (seat !== state.seat || state.turn === 0) return false;
  const frame = topFrame(state);
  if (!frame) return true;
  if (frame.kind === 'fight') return state.fight?.stage === fightStage.meet;
  return frame.seat === seat && !closed.has(frame.kind);
}

export function useHealing(play: Play, seat: number, card: number): void {
  const use = useOf(card, 'ownTurn');
  if (!use) return;
  spend(play, seat, card);
  heal(play, seat, amountOf(play, seat, use.amount, 'heal'), 'D-920');
}

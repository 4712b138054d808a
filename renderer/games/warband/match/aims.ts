/** The aims of a battle in words: for the table's plaque, for readers, for the plain face. */
import type { ObjectiveView, WarbandView } from '../../../../shared/games/warband.ts';
import { aimsText } from '../../../text/aims.ts';
import type { Names } from './names.ts';

export interface AimWords {
  words: string;
  /** How far it has come, where it comes by steps. */
  progress?: { done: number; wanted: number };
  seat: number;
}

export const aimsOf = (view: WarbandView, names: Names): AimWords[] =>
  (view.objectives ?? []).map((aim) => wordsOf(aim, view, names));

function wordsOf(aim: ObjectiveView, view: WarbandView, names: Names): AimWords {
  const { seat } = aim;
  const who = names.player(seat);
  switch (aim.kind) {
    case 'lastUntil':
      return {
        words: aimsText.lastUntil(who, aim.round, Math.max(1, view.round)),
        progress: { done: Math.max(0, view.round - 1), wanted: aim.round },
        seat,
      };
    case 'hold':
      return {
        words: aimsText.hold(who, aimsText.squares(aim.squares.map(names.square)), aim.turns, aim.held),
        progress: { done: aim.held, wanted: aim.turns },
        seat,
      };
    case 'collect':
      return {
        words: aimsText.collect(who, aim.tokens, aim.collected),
        progress: { done: aim.collected, wanted: aim.tokens },
        seat,
      };
    case 'destroy':
    case 'keepAlive':
      return { words: aimsText[aim.kind](who, creatureName(aim, names)), seat };
  }
}

const creatureName = ({ creature, card }: Extract<ObjectiveView, { card: string }>, names: Names): string =>
  creature === undefined ? lastPart(card) : names.card(creature);

/** Of a creature that is in play no more only the key is known. */
const lastPart = (key: string): string => key.slice(key.indexOf('/') + 1).replaceAll('-', ' ');

/** The squares that somebody must hold. */
export const squaresToHold = (view: WarbandView): { seat: number; squares: readonly number[] }[] =>
  (view.objectives ?? []).flatMap((aim) => (aim.kind === 'hold' ? [aim] : []));

/** The aims of a battle in words: for the table's plaque, for readers, for the plain face. */
import type { ObjectiveView, WarbandView } from '../../../../shared/games/warband.ts';
import { aimsText } from '../../../text/aims.ts';
import type { Names } from './names.ts';
import { creatureAt } from './pieces.ts';

export interface AimWords {
  words: string;
  /** What stands between now and the end by it. */
  standing: string;
  /** How far it has come, where it comes by steps. */
  progress?: { done: number; wanted: number };
  seat: number;
}

export const aimsOf = (view: WarbandView, names: Names): AimWords[] =>
  (view.objectives ?? []).map((aim) => ({
    ...wordsOf(aim, view, names),
    standing: view.outcome || view.phase === 'setup' ? '' : standingOf(aim, view, names),
  }));

function wordsOf(aim: ObjectiveView, view: WarbandView, names: Names): Omit<AimWords, 'standing'> {
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

function standingOf(aim: ObjectiveView, view: WarbandView, names: Names): string {
  const { standing } = aimsText;
  switch (aim.kind) {
    case 'hold':
      return standing.hold(heldNow(aim, view), aim.squares.length);
    case 'collect':
      return standing.collect(
        view.tokens.reduce((sum, { count }) => sum + count, 0),
        view.chests.length,
      );
    case 'lastUntil':
      return standing.lastUntil(Math.max(0, aim.round - view.round));
    case 'destroy':
    case 'keepAlive':
      return namedNow(aim, view, names);
  }
}

/** How many of the squares are under creatures of whoever must hold them. */
const heldNow = ({ seat, squares }: Extract<ObjectiveView, { kind: 'hold' }>, view: WarbandView): number =>
  squares.filter((square) => creatureAt(view, square)?.seat === seat).length;

function namedNow({ creature }: Extract<ObjectiveView, { card: string }>, view: WarbandView, names: Names) {
  const found = view.creatures.find(({ id }) => id === creature);
  if (!found) return '';
  const { hitPoints, damage, square } = found;
  return aimsText.standing.named(
    names.card(found.id),
    Math.max(0, hitPoints - damage),
    hitPoints,
    names.square(square),
  );
}

const creatureName = ({ creature, card }: Extract<ObjectiveView, { card: string }>, names: Names): string =>
  creature === undefined ? lastPart(card) : names.card(creature);

/** Of a creature that is in play no more only the key is known. */
const lastPart = (key: string): string => key.slice(key.indexOf('/') + 1).replaceAll('-', ' ');

/** The squares that somebody must hold. */
export const squaresToHold = (view: WarbandView): { seat: number; squares: readonly number[] }[] =>
  (view.objectives ?? []).flatMap((aim) => (aim.kind === 'hold' ? [aim] : []));

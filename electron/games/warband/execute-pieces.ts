/** Steps that put pieces elsewhere or take cards off them. */
import type { Seat } from '../../../shared/game.ts';
import { isFreeFor } from './board.ts';
import type { Step } from './cards/language.ts';
import { attach, destroyFallen, detach, unattach } from './creatures.ts';
import { boundIds, type Speaker } from './evaluate.ts';
import { canSlide } from './execute-effects.ts';
import { placeAtOnce } from './movement.ts';
import { areAllied, findCreature, ownerOf, pushFrame, type Play } from './play.ts';
import { sizeOf } from './printed.ts';
import type { CardId, Creature, Item, Square } from './state.ts';
import { squaresFor } from './squares.ts';

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

/** a placed creature needs a free legal space, else nothing happens. */
export function settle(
  play: Play,
  step: StepOf<'place'>,
  item: Item,
  creatures: Creature[],
  speaker: Speaker,
): void {
  for (const creature of creatures.toReversed()) {
    const squares = settlingSquares(play, step, item, creature, speaker);
    if (squares.length > 0)
      pushFrame(play, { kind: 'settle', seat: item.seat, creature: creature.id, squares });
  }
}

/** Where a creature may be placed by a step. */
export function settlingSquares(
  play: Play,
  { where }: StepOf<'place'>,
  item: Item,
  creature: Creature,
  speaker: Speaker,
): Square[] {
  if (!canSlide(play, creature, item.seat)) return [];
  if (!('target' in where)) return squaresFor(play, where, false, speaker, creature);
  return boundIds(item.targets, where.target).filter((square) =>
    isFreeFor(play, square, sizeOf(play, creature.id), creature.id),
  );
}

/** Two creatures of the same size change places. */
export function swap(
  play: Play,
  first: Creature | undefined,
  second: Creature | undefined,
  seat: Seat,
): void {
  if (!first || !second || !canSwap(play, first, second, seat)) return;
  placeAtOnce(play, [
    { creature: first, square: second.square },
    { creature: second, square: first.square },
  ]);
}

/** Whether a player's effect may let two creatures change places. */
export function canSwap(
  play: Play,
  first: Creature | undefined,
  second: Creature | undefined,
  seat: Seat,
): boolean {
  if (!first || !second || first.id === second.id) return false;
  if (!canSlide(play, first, seat) || !canSlide(play, second, seat)) return false;
  return sizeOf(play, first.id) === sizeOf(play, second.id);
}

/** W-610, W-611: the player of the effect chooses which attached cards go. */
export function detachCards(
  play: Play,
  step: StepOf<'detach'>,
  creatures: Creature[],
  count: number,
  seat: Seat,
): void {
  for (const creature of creatures.toReversed()) {
    const cards = wantedCards(play, step, creature, seat);
    const left = Math.min(count, cards.length);
    if (left > 0) {
      pushFrame(play, {
        kind: 'cards',
        seat,
        purpose: 'detach',
        cards,
        left,
        owner: seat,
        to: 'hand',
        creature: creature.id,
      });
    }
  }
}

/** W-608: an order puts itself on a creature; attach text moves its own card to another. */
export function putOn(play: Play, { kind, card, actor }: Item, host: Creature): void {
  if (kind !== 'order') {
    const bearer = findCreature(play, actor);
    if (!bearer || bearer.id === host.id || !unattach(bearer, card)) return;
  }
  attach(play, card, host);
  destroyFallen(play); // it may have lived by the card
}

/** Attach text takes off its own card: something done to the card, so whether its creature cowered does not matter. */
export function takeOff(play: Play, { card, actor }: Item): void {
  const creature = findCreature(play, actor);
  if (creature) detach(play, card, creature);
}

/** The attached cards of a creature a step may take off. */
export const wantedCards = (
  play: Play,
  { whose }: StepOf<'detach'>,
  creature: Creature,
  seat: Seat,
): CardId[] => creature.attached.filter((card) => isWanted(play, whose, card, seat));

function isWanted(play: Play, whose: 'yours' | 'enemy' | undefined, card: CardId, seat: Seat): boolean {
  if (!whose) return true;
  return whose === 'yours' ? ownerOf(play, card) === seat : !areAllied(play, ownerOf(play, card), seat);
}

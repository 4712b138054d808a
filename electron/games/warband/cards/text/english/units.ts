/** What English counts: orders, squares, tokens; damage and Morale as masses. */
import { glue, term, words, type Phrase } from '../parts.ts';

/** What is counted. A mass such as damage has no plural. */
export interface Unit {
  one: Phrase;
  many: Phrase;
  /** Used for exactly one, instead of the number: "an order". */
  single?: Phrase;
  mass?: true;
}

const counted = (one: string, many: string): Unit => ({ one: words(one), many: words(many) });
export const mass = (phrase: Phrase): Unit => ({ one: phrase, many: phrase, mass: true });
export const damageUnit: Unit = mass(words('damage'));
export const hardDamageUnit: Unit = mass(glue(term('unpreventable', 'unpreventable'), words(' damage')));
export const squareUnit: Unit = counted('square', 'squares');
export const orderUnit: Unit = { ...counted('order', 'orders'), single: words('an order') };
export const creatureCardUnit: Unit = {
  ...counted('creature card', 'creature cards'),
  single: words('a creature card'),
};
export const tokenUnit: Unit = {
  ...counted('treasure token', 'treasure tokens'),
  single: words('a treasure token'),
};
export const attachedUnit: Unit = {
  ...counted('attached card', 'attached cards'),
  single: words('an attached card'),
};
export const hitPointUnit: Unit = mass(words('Hit Points'));
export const moraleUnit: Unit = mass(words('Morale'));
export const leadershipUnit: Unit = mass(words('Leadership'));

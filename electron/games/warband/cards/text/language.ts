/**
 * What a language must be able to say. `card-text.ts` decides which lines a card has and in which order; a language
 * finds the words. English is one such language.
 */
import type { EffectView } from '../../../../../shared/games/warband.ts';
import type { Condition, Cost, OrderAction, Step, Text, Trait } from '../language.ts';
import type { Phrase, TermName } from './parts.ts';
import type { Scene } from './scene.ts';

/** A text that is always in effect (W-705). */
export type StandingText = Extract<Text, { kind: 'trait' | 'modifier' }>;

export interface Language {
  /** BCP 47, such as `en`. */
  code: string;
  requires: (keyword: string) => Phrase;
  affinity: (keyword: string) => Phrase;
  /** What an order costs beside its tap. */
  orderCost: (costs: Cost[], scene: Scene) => Phrase;
  /** When an order may be played at all. */
  orderWhen: (when: Condition, scene: Scene) => Phrase;
  /** One action of an order; `follows` if another came before it (W-421). */
  action: (action: OrderAction, scene: Scene, follows: boolean) => Phrase;
  /** Texts that are always in effect, all for the same creatures under the same condition. */
  standing: (texts: readonly StandingText[], scene: Scene) => Phrase;
  /** Who cannot touch whom (W-705). */
  ward: (text: Extract<Text, { kind: 'ward' }>, scene: Scene) => Phrase;
  power: (text: Extract<Text, { kind: 'power' }>, scene: Scene) => Phrase;
  trigger: (text: Extract<Text, { kind: 'trigger' }>, scene: Scene) => Phrase;
  /** Some steps by themselves, as one option of a choice. */
  steps: (steps: readonly Step[], scene: Scene) => Phrase;
  /** What happens if a cost is not paid. */
  unpaid: (steps: readonly Step[], scene: Scene) => Phrase;
  /** Costs by themselves, as an offer to pay them. */
  price: (costs: readonly Cost[], scene: Scene) => Phrase;
  /** A change that lasts for a while. */
  effect: (effect: EffectView) => Phrase;
  /** What hazardous terrain is about to do. */
  hazard: (damage: number) => Phrase;
  traitName: (trait: Trait) => string;
  /** What a term means, for whoever asks. */
  reminder: (term: TermName) => string;
}

/** English for what is done with cards: hands, decks, piles, attached cards. */
import { glue, say, words, type Phrase } from '../parts.ts';
import { introduceTaken, type Scene } from '../scene.ts';
import type { Said } from './clauses.ts';
import { playerNoun, quantity, whoNoun, withArticle } from './nouns.ts';
import { ordered, playerDoes, type StepOf } from './step-kit.ts';
import { cardNoun } from './things.ts';
import { attachedUnit, creatureCardUnit, orderUnit, type Unit } from './units.ts';

export function sayDraw(step: StepOf<'draw'>, scene: Scene): Said {
  const noun = playerNoun(step.player, scene);
  return playerDoes(noun, 'draws', 'draw', quantity(step.cards, deckUnits[step.deck], scene));
}

const deckUnits: Record<'order' | 'creature', Unit> = { order: orderUnit, creature: creatureCardUnit };
const deckNames = { order: 'order deck', creature: 'creature deck' } as const;

const discardManners = { choose: '', random: ' at random', yours: ' of your choice' } as const;

export function sayDiscard(step: StepOf<'discard'>, scene: Scene): Said {
  const noun = playerNoun(step.player, scene);
  const cards =
    step.cards === 'all' ? say`all ${noun.possessive} orders` : quantity(step.cards, orderUnit, scene);
  const rest = glue(cards, words(step.cards === 'all' ? '' : discardManners[step.how]));
  introduceTaken(scene, step.as, 'discard');
  if (step.how === 'yours')
    return playerDoes(noun, 'reveals', 'reveal', say`${noun.possessive} orders to you and discards ${rest}`);
  return playerDoes(noun, 'discards', 'discard', rest);
}

/** "look at the top 3 cards of your order deck and put any of them on the bottom". */
export function sayLook(step: StepOf<'look'>, scene: Scene): Said {
  const deck = words(`of your ${deckNames[step.deck]}`);
  if (step.cards === 1)
    return ordered(say`look at the top card ${deck} and put it on the bottom if you like`);
  const cards = quantity(step.cards, { one: words('card'), many: words('cards') }, scene);
  const looked = say`look at the top ${cards} ${deck}`;
  if (step.take === undefined) return ordered(say`${looked} and put any of them on the bottom`);
  return ordered(say`${looked}, put ${step.take} of them into your hand and the rest on the bottom`);
}

/** "search your order deck for a minor order and put it into your hand; then shuffle that deck". */
export function saySearch(step: StepOf<'search'>, scene: Scene): Said {
  const one = cardNoun(step.filter, step.deck, false, scene);
  const many = step.cards > 1;
  const cards = many
    ? say`up to ${step.cards} ${cardNoun(step.filter, step.deck, true, scene)}`
    : withArticle(one);
  const it = many ? 'them' : 'it';
  const deck = `your ${deckNames[step.deck]}`;
  if (step.to === 'hand')
    return ordered(say`search ${deck} for ${cards}, put ${it} into your hand and shuffle that deck`);
  return ordered(say`search ${deck} for ${cards}, shuffle that deck and put ${it} on top`);
}

/** Where a card goes, from its player's side. */
function cardGoal(to: 'hand' | 'deckTop' | 'deckBottom', whose: Phrase, deck: 'order' | 'creature'): Phrase {
  if (to === 'hand') return say`to ${whose} hand`;
  return say`on ${to === 'deckTop' ? 'top' : 'the bottom'} of ${whose} ${deckNames[deck]}`;
}

const pileNames = { discard: 'discard pile', graveyard: 'graveyard' } as const;
const pileCards = { discard: 'order', graveyard: 'creature' } as const;

export function sayRecover(step: StepOf<'recover'>, scene: Scene): Said {
  const noun = playerNoun(step.player, scene);
  const owner = noun.possessive;
  const pile = pileCards[step.from];
  const one = cardNoun(step.filter, pile, false, scene);
  const unit: Unit = { one, many: cardNoun(step.filter, pile, true, scene), single: withArticle(one) };
  const cards = quantity(step.cards, unit, scene);
  const rest = say`${cards} from ${owner} ${pileNames[step.from]} ${cardGoal(step.to, owner, pile)}`;
  return step.to === 'hand'
    ? playerDoes(noun, 'returns', 'return', rest)
    : playerDoes(noun, 'puts', 'put', rest);
}

export function sayReturn(step: StepOf<'return'>, scene: Scene): Said {
  if (step.card === 'this') {
    const goal = cardGoal(step.to, words('your'), 'order');
    return ordered(say`${step.to === 'hand' ? 'return' : 'put'} this card ${goal}`);
  }
  const target = scene.targets.get(step.card.target);
  const from = target?.kind === 'card' ? target.from : 'discard';
  const filter = target?.kind === 'card' ? target.filter : {};
  const whose = target?.kind === 'card' && target.of === 'any' ? 'a' : 'your';
  const owner = words(whose === 'a' ? 'its owner’s' : 'your');
  const card = withArticle(cardNoun(filter, pileCards[from], false, scene));
  const goal = cardGoal(step.to, owner, pileCards[from]);
  // Cards are chosen on resolution, so one that is declared is named as a target.
  return ordered(
    say`target ${card} in ${whose} ${pileNames[from]} and ${step.to === 'hand' ? 'return' : 'put'} it ${goal}`,
  );
}

export function sayWithdraw(step: StepOf<'withdraw'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene);
  const owner = noun.plural ? 'their owners’' : 'its owner’s';
  return ordered(
    step.to === 'hand'
      ? say`return ${noun.object} to ${owner} hand`
      : say`put ${noun.object} on the bottom of ${owner} creature deck`,
  );
}

export function sayDetach(step: StepOf<'detach'>, scene: Scene): Said {
  if (step.cards === 'this') return ordered(words('remove this card'));
  const noun = whoNoun(step.from, scene);
  const whose = step.whose === 'yours' ? 'your ' : step.whose === 'enemy' ? 'opponents’ ' : '';
  if (step.cards === 'all') return ordered(say`remove all ${whose}cards attached to ${noun.object}`);
  const yours: Unit = { one: words('of your attached cards'), many: words('of your attached cards') };
  const enemy: Unit = {
    one: words('attached card of an opponent'),
    many: words('attached cards of opponents'),
    single: words('an opponent’s attached card'),
  };
  const unit =
    step.whose === 'yours'
      ? { ...yours, single: words('one of your attached cards') }
      : step.whose === 'enemy'
        ? enemy
        : attachedUnit;
  return ordered(say`remove ${quantity(step.cards, unit, scene)} from ${noun.object}`);
}

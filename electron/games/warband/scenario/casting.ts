/** The cards of a scenario and the number each physical one gets; mistakes about them, told by field. */
import type { Seat } from '../../../../shared/game.ts';
import type { Card } from '../cards/language.ts';
import { validateCard } from '../cards/validate.ts';
import type { CardId, Instance } from '../state.ts';
import { NameMistake, unknownName, type Names } from './names.ts';
import type { ScenarioText } from './schema.ts';
import { fullCard, fullCommander, fullCreature } from './short-cards.ts';
import type { PileEntry, ShortCommander, ShortCreature } from './words.ts';

/** Where scenarios that name packs get their cards from. */
export interface Packs {
  ids: readonly string[];
  /** The cards of a pack among `ids`. */
  cardsOf(id: string): readonly Card[];
}

export const noPacks: Packs = { ids: [], cardsOf: () => [] };

/** A mistake in a scenario: the field, as in `creatures[2].at`, and why. */
export class FieldMistake extends Error {
  readonly field: string;
  constructor(field: string, sentence: string) {
    super(sentence);
    this.field = field;
  }
}

/** Runs something for a field; names it speaks wrongly become mistakes of that field. */
export function atField<T>(field: string, work: () => T): T {
  try {
    return work();
  } catch (mistake) {
    if (mistake instanceof NameMistake) throw new FieldMistake(field, mistake.message);
    throw mistake;
  }
}

/** Gathers cards and gives each physical one its number. */
export interface Casting {
  cards: Card[];
  instances: Instance[];
  names: Names;
  /** The card of a name; unknown ones are mistakes. */
  cardNamed(name: string, type: Card['type']): Card;
  /** The creature card of the list with exactly this name, if there is one. */
  listedCreature(name: string): Card | undefined;
  /** Adds a card that is written where it is used. */
  addCard(card: Card): Card;
  /** A copy of a card for a creature that an objective names, so that no other creature is meant; else the card. */
  forBearer(card: Card, name: string | undefined): Card;
  /** Cards of creatures that objectives name, by those names. */
  bearers: ReadonlyMap<string, Card>;
  addInstance(card: Card, owner: Seat, name?: string): CardId;
}

export function newCasting(text: ScenarioText, packs: Packs): Casting {
  const cards = gatherCards(text, packs);
  const instances: Instance[] = [];
  const players = (text.setup?.players ?? text.players ?? [{}, {}]).map(
    ({ name }, seat) => name ?? 'ABCD'[seat],
  );
  const names: Names = { players, cards: new Map(), items: new Map() };
  const listed = [...cards];
  const bearers = new Map<string, Card>();
  const isMeant = (name: string): boolean =>
    (text.objectives ?? []).some((objective) => 'creature' in objective && objective.creature === name);
  return {
    cards,
    instances,
    names,
    bearers,
    listedCreature: (name) => listed.find((card) => card.type === 'creature' && card.name === name),
    forBearer(card, name) {
      if (name === undefined || !isMeant(name)) return card;
      const own = this.addCard(card);
      bearers.set(name, own);
      return own;
    },
    cardNamed(name, type) {
      const fitting = cards.filter((card) => card.type === type);
      const found = fitting.find((card) => card.name === name || card.id === name);
      if (found) return found;
      const other = cards.find((card) => card.name === name || card.id === name);
      if (other)
        throw new NameMistake(
          `"${name}" is a card of type ${other.type}; here one of type ${type} is needed.`,
        );
      throw new NameMistake(
        unknownName(
          `${type} card`,
          name,
          fitting.map((card) => card.name),
        ),
      );
    },
    addCard(card) {
      const taken = (id: string): boolean => cards.some((each) => each.id === id);
      let { id } = card;
      for (let next = 2; taken(id); next++) id = `${card.id}-${next}`;
      const own = { ...card, id };
      cards.push(own);
      return own;
    },
    addInstance(card, owner, name) {
      const id = instances.push({ card: cards.indexOf(card), owner }) - 1;
      if (name !== undefined) names.cards.set(id, name);
      return id;
    },
  };
}

function gatherCards(text: ScenarioText, packs: Packs): Card[] {
  const cards: Card[] = [];
  text.packs?.forEach((id, index) => {
    if (!packs.ids.includes(id))
      throw new FieldMistake(`packs[${index}]`, unknownName('pack', id, packs.ids));
    cards.push(...packs.cardsOf(id));
  });
  text.cards?.forEach((short, index) => {
    const card = fullCard(short);
    checkCard(card, `cards[${index}]`);
    const other = cards.find(({ id }) => id === card.id);
    if (other) throw new FieldMistake(`cards[${index}]`, `There are two cards with the id "${card.id}".`);
    cards.push(card);
  });
  return cards;
}

/** What a schema cannot see: names spoken that nobody declared, numbers not in tens. */
function checkCard(card: Card, field: string): void {
  const [first] = validateCard(card);
  if (first) throw new FieldMistake([field, first.path].filter(Boolean).join('.'), first.sentence);
}

export function commanderFor(
  casting: Casting,
  word: string | ShortCommander | undefined,
  seat: Seat,
  field: string,
): Card {
  if (typeof word === 'string') return atField(field, () => casting.cardNamed(word, 'commander'));
  const card = fullCommander(word ?? {}, `Commander ${'ABCD'[seat]}`);
  checkCard(card, field);
  return casting.addCard(card);
}

export function creatureCardFor(
  casting: Casting,
  word: string | ShortCreature | undefined,
  name: string,
  field: string,
): Card {
  const known =
    typeof word === 'string'
      ? atField(field, () => casting.cardNamed(word, 'creature'))
      : word === undefined
        ? casting.listedCreature(name)
        : undefined;
  if (known) return casting.forBearer(known, name);
  const card = fullCreature(word === undefined || typeof word === 'string' ? {} : word, name);
  checkCard(card, field);
  return casting.addCard(card);
}

export interface PileCard {
  card: Card;
  name: string | undefined;
}

/** The cards of a pile, copies written out. */
export function pileCards(
  casting: Casting,
  entries: readonly PileEntry[] | undefined,
  type: Card['type'],
  field: string,
): PileCard[] {
  return (entries ?? []).flatMap((entry, index) => {
    const { card: word, name, copies = 1 } = typeof entry === 'string' ? { card: entry } : entry;
    const known = atField(`${field}[${index}]`, () => casting.cardNamed(word, type));
    const card = casting.forBearer(known, name);
    return Array.from({ length: copies }, () => ({ card, name }));
  });
}

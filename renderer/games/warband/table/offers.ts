/**
 * The open decision sorted by the things on the table: which options lie on a square, on a creature, on a card, on an
 * action of the stack, and which are words only. Every option is in exactly one place, so none can be lost.
 */
import type { Decision } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandView } from '../../../../shared/games/warband.ts';

export type WarbandDecision = Decision<WarbandAction>;

/** What on the table an option is about. */
export type Thing =
  | { kind: 'square'; id: number }
  | { kind: 'creature'; id: number }
  | { kind: 'card'; id: number }
  | { kind: 'item'; id: number }
  | { kind: 'words' };

/** Option numbers by the thing they are about. */
export interface Offers {
  squares: ReadonlyMap<number, readonly number[]>;
  creatures: ReadonlyMap<number, readonly number[]>;
  cards: ReadonlyMap<number, readonly number[]>;
  items: ReadonlyMap<number, readonly number[]>;
  /** Options that lie on nothing: pass, end, confirm, a choice between texts … */
  words: readonly number[];
}

const noOffers: Offers = {
  squares: new Map(),
  creatures: new Map(),
  cards: new Map(),
  items: new Map(),
  words: [],
};

type Kinds = { [Kind in WarbandAction['kind']]: Extract<WarbandAction, { kind: Kind }> };
type Finder<Kind extends WarbandAction['kind']> = (
  action: Kinds[Kind],
  view: WarbandView,
  prompt: WarbandDecision['prompt'],
) => Thing;

const words = (): Thing => ({ kind: 'words' });
const onSquare = (id: number): Thing => ({ kind: 'square', id });
const onCreature = (id: number): Thing => ({ kind: 'creature', id });
const onCard = (id: number): Thing => ({ kind: 'card', id });

/** A card that is a creature in play is pointed at on the battlefield. */
const onCreatureOrCard = (id: number, view: WarbandView): Thing =>
  view.creatures.some((creature) => creature.id === id) ? onCreature(id) : onCard(id);

const targets: Record<string, (id: number) => Thing> = {
  creature: onCreature,
  square: onSquare,
  card: onCard,
  item: (id) => ({ kind: 'item', id }),
  player: words,
};

const things: { [Kind in WarbandAction['kind']]: Finder<Kind> } = {
  first: words,
  deploy: ({ card }) => onCard(card),
  place: ({ square }) => onSquare(square),
  activate: ({ creature }) => onCreature(creature),
  end: words,
  move: ({ to }) => onSquare(to),
  attack: ({ target }) => onCreature(target),
  play: ({ card }) => onCard(card),
  power: ({ creature }) => onCreature(creature),
  collect: ({ square }) => onSquare(square),
  dodge: ({ creature }) => onCreature(creature),
  pass: words,
  actor: ({ creature }) => onCreature(creature),
  assist: ({ creature }) => onCreature(creature),
  pay: ({ with: id }, view) => onCreatureOrCard(id, view),
  target: ({ id }, view, prompt) => targetThing(id, view, prompt),
  enough: words,
  confirm: words,
  go: ({ to }) => onSquare(to),
  stay: words,
  cower: words,
  endure: words,
  shield: words,
  source: ({ item }) => ({ kind: 'item', id: item }),
  pick: ({ creature }) => onCreature(creature),
  option: words,
  card: ({ card }) => onCard(card),
  decline: words,
  next: words,
};

function targetThing(id: number, view: WarbandView, { about }: WarbandDecision['prompt']): Thing {
  const named = targets[String(about?.['kind'])];
  return named ? named(id) : onCreatureOrCard(id, view);
}

/** What an option is about. */
export const thingOf = (action: WarbandAction, view: WarbandView, prompt: WarbandDecision['prompt']): Thing =>
  (things[action.kind] as (action: WarbandAction, view: WarbandView, prompt: object) => Thing)(
    action,
    view,
    prompt,
  );

export function sortOffers(decision: WarbandDecision | undefined, view: WarbandView | undefined): Offers {
  if (!decision || !view) return noOffers;
  const maps = { square: new Map(), creature: new Map(), card: new Map(), item: new Map() } as Record<
    'square' | 'creature' | 'card' | 'item',
    Map<number, number[]>
  >;
  const plain: number[] = [];
  decision.options.forEach((action, option) => {
    const thing = thingOf(action, view, decision.prompt);
    if (thing.kind === 'words') plain.push(option);
    else maps[thing.kind].set(thing.id, [...(maps[thing.kind].get(thing.id) ?? []), option]);
  });
  return {
    squares: maps.square,
    creatures: maps.creature,
    cards: maps.card,
    items: maps.item,
    words: plain,
  };
}

/**
 * Of the options on one thing, the one a plain click means. Naming a creature comes before striking an ally; a way
 * through hazardous ground is not meant where the same way is open without, nor one that comes back to where it began.
 * Where several remain, the person is asked.
 */
export function plainChoice(
  options: readonly number[],
  decision: WarbandDecision,
  view: WarbandView,
): number | undefined {
  const actions = options.flatMap((option) => decision.options[option] ?? []);
  const home = view.creatures.find(({ id }) => id === moverOf(decision, view))?.square;
  const isMeant = (option: number) => {
    const action = decision.options[option]!;
    if (action.kind === 'attack') return !isAlly(view, action.target, decision.seat);
    return !isWay(action) || (action.to !== home && !isNeedlesslyHarmed(action, actions));
  };
  const meant = options.filter(isMeant);
  return meant.length === 1 ? meant[0] : undefined;
}

/** Who moves, if one of the open squares is chosen. */
export const moverOf = ({ prompt }: WarbandDecision, view: WarbandView): number =>
  Number(prompt.about?.['creature'] ?? view.active);

type Way = Kinds['move'] | Kinds['go'];

const isWay = (action: WarbandAction): action is Way => action.kind === 'move' || action.kind === 'go';

/** The lowest bit of an outcome is the harm of hazardous ground (W-520). */
const isNeedlesslyHarmed = ({ to, outcome }: Way, others: readonly WarbandAction[]): boolean =>
  (outcome & 1) === 1 &&
  others.some((other) => isWay(other) && other.to === to && other.outcome === outcome - 1);

export function isAlly(view: WarbandView, creature: number, seat: number): boolean {
  const found = view.creatures.find(({ id }) => id === creature);
  return found !== undefined && view.players[found.seat]?.team === view.players[seat]?.team;
}

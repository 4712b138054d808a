/**
 * The cards of a match made ready to run: numbered step lists and texts, and bit masks that say at once what a card
 * cannot do. Derived from the setup alone, kept outside the state, shared by all states of a match.
 */
import {
  abilityNames,
  creatureEvents,
  stats,
  traits,
  type AbilityName,
  type Card,
  type Condition,
  type Cost,
  type EventName,
  type Filter,
  type ItemFilter,
  type OrderAction,
  type OrderCard,
  type Stat,
  type Step,
  type Target,
  type Text,
  type Trait,
  type Who,
} from './cards/language.ts';
import { everyStep, innerLists, stepsOf, textsOf } from './cards/walk.ts';
import type { Bound, MatchSetup } from './state.ts';

/** An attack a step list makes with a declared target; what dodging and "is attacked" look at. */
export interface PlannedAttack {
  mode: 'melee' | 'ranged';
  target: string;
  by: Who;
  byActor: boolean;
}

type Later = Extract<Step, { do: 'later' }>;

/** A step list with what must be known before it runs. Lists inside another only have their steps. */
export interface Code {
  steps: Step[];
  attacks: PlannedAttack[];
  /** Whether any of them is ranged. */
  shoots: boolean;
  /** Targets of its order or text, also those of other actions. */
  allTargets: Target[];
  /** Those it declares itself. */
  ownTargets: Target[];
  /** Names of the targets its steps refer to. */
  uses: string[];
  /** Names of what earlier actions of its order picked, of which its steps speak. */
  borrows: string[];
  /** Whose action it is, and which of them. */
  source: OrderCard | ActiveText | undefined;
  number: number;
  /** What must be paid before these steps, if they follow a `pay`. */
  cost: Cost[];
  /** The `later` these steps wait in. */
  waitsIn: Later | undefined;
  /** The steps of a `may` that offers nothing but movements: to stay is not to do it. */
  isBareMovement: boolean;
}

/** A declared target with what is known of it beforehand. All slots have the same shape, which keeps reading them fast. */
export interface Slot {
  target: Target;
  name: string;
  kind: Target['kind'];
  /** How many it may stand for. */
  most: number;
  attack: 'melee' | 'ranged' | undefined;
  /** Instead of the printed distance of the Ranged Damage, and added to it (W-715). */
  range: number | undefined;
  rangeBonus: number;
  /** Distance, adjacency and sight are not asked for when declared, because a movement comes first. */
  isLoose: boolean;
  /** The filter of a creature target as it is asked on declaration. */
  filter: Filter;
  /** Who makes the attack the target is for. */
  attackBy: Who;
}

/** What must be chosen and paid to declare an order, power or trigger. */
export interface Plan {
  slots: Slot[];
  /** What must be on the stack, whoever acts. */
  answers: ItemFilter[];
  /** Costs that need a choice, one entry a card or creature. */
  price: Cost[];
  /** Whether a cost names what it is paid with. */
  isNamed: boolean;
  cost: Cost[];
  when: Condition | undefined;
}

/** One text of a card, with its number. */
export interface NumberedText {
  number: number;
  text: Text;
  /** Step list of a power or trigger. */
  code: number;
  plan: Plan;
}

export type Ward = Extract<Text, { kind: 'ward' }>;
type PowerText = Extract<Text, { kind: 'power' }>;
type TriggerText = Extract<Text, { kind: 'trigger' }>;
export type ActiveText = PowerText | TriggerText;

/** The requirements of an order (W-602..W-607). */
export type OrderFace = Required<Pick<OrderCard, 'level' | 'ability' | 'timing'>> & {
  requires: string | undefined;
  affinity: string | undefined;
};

/** A card as the engine reads it. */
export interface Face {
  card: Card;
  /** Index into the setup's cards. */
  index: number;
  order: OrderFace | undefined;
  printed: Record<Stat, number>;
  isRanged: boolean;
  size: 1 | 2;
  keywords: ReadonlySet<string>;
  abilities: number;
  /** Stats its texts change on its own creature, and on others. */
  ownStats: number;
  auraStats: number;
  /** Traits it always has, those that depend on a condition, and those it gives to others. */
  ownTraits: number;
  maybeTraits: number;
  auraTraits: number;
  /** Whether any of its texts reaches beyond its own creature. */
  isCaster: boolean;
  /** Events its triggers listen to, and those its steps may wait for. */
  listens: number;
  awaits: number;
  /** Texts that keep others from choosing somebody. */
  wards: Ward[];
  texts: NumberedText[];
  powers: NumberedText[];
  triggers: NumberedText[];
  /** Step list of each action of an order, and how it is declared. */
  actions: number[];
  plan: Plan;
}

export interface Program {
  faces: Face[];
  codes: Code[];
  texts: NumberedText[];
  codeOf: ReadonlyMap<Step[], number>;
  /** The face of each card by its number. */
  faceById: Face[];
  /** The team of each seat. */
  teams: number[];
  /** Events anybody could listen to in this match. */
  listens: number;
  /** Whether any text of this match wards anybody. */
  hasWards: boolean;
  /** Stats and traits any aura of this match could change. */
  auraStats: number;
  auraTraits: number;
}

const eventNames = [
  'turnStarts',
  'turnEnds',
  'orderPlayed',
  ...creatureEvents,
] as const satisfies EventName[];

const bitTable = <T extends string>(names: readonly T[]): Record<T, number> =>
  Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<T, number>;

export const statBit: Record<Stat, number> = bitTable(stats);
export const traitBit: Record<Trait, number> = bitTable(traits);
export const abilityBit: Record<AbilityName, number> = bitTable(abilityNames);
export const eventBit: Record<EventName, number> = bitTable(eventNames);

const programs = new WeakMap<MatchSetup, Program>();

export function programOf(setup: MatchSetup): Program {
  let program = programs.get(setup);
  if (!program) programs.set(setup, (program = makeProgram(setup)));
  return program;
}

function makeProgram(setup: MatchSetup): Program {
  const cards = cardsProgram(setup.cards);
  return {
    ...cards,
    faceById: setup.instances.map((instance) => cards.faces[instance.card]),
    teams: setup.seats.map(({ team }) => team),
  };
}

type CardsProgram = Omit<Program, 'faceById' | 'teams'>;

/** Matches between the same cards, thousands in a simulation, share what was made of them. */
const byCards = new WeakMap<readonly Card[], CardsProgram>();

function cardsProgram(cards: readonly Card[]): CardsProgram {
  let program = byCards.get(cards);
  if (!program) byCards.set(cards, (program = compile(cards)));
  return program;
}

function compile(cards: readonly Card[]): CardsProgram {
  const codes: Code[] = [];
  const texts: NumberedText[] = [];
  const codeOf = new Map<Step[], number>();
  const writer = { codes, texts, codeOf };
  const faces = cards.map((card, index) => compileFace(writer, card, index));
  const union = (pick: (face: Face) => number): number => faces.reduce((bits, face) => bits | pick(face), 0);
  return {
    faces,
    codes,
    texts,
    codeOf,
    listens: union((face) => face.listens | face.awaits),
    hasWards: faces.some((face) => face.wards.length > 0),
    auraStats: union((face) => face.auraStats),
    auraTraits: union((face) => face.auraTraits),
  };
}

type Writer = Pick<Program, 'codes' | 'texts'> & { codeOf: Map<Step[], number> };

function compileFace(writer: Writer, card: Card, index: number): Face {
  const actions =
    card.type === 'order' ? card.actions.map((action, number) => addCode(writer, card, action, number)) : [];
  const texts = textsOf(card).map((text) => addText(writer, text));
  const creature = card.type === 'creature' ? card : undefined;
  const sum = (bit: (text: Text) => number): number => texts.reduce((bits, { text }) => bits | bit(text), 0);
  const isAura = (text: Text): boolean => 'affects' in text && text.affects !== undefined;
  const wards = texts.flatMap(({ text }) => (text.kind === 'ward' ? [text] : []));
  return {
    card,
    index,
    order: card.type === 'order' ? orderFace(card) : undefined,
    printed: printedStats(card),
    isRanged: creature?.ranged !== undefined,
    size: creature?.large ? 2 : 1,
    keywords: new Set(creature?.keywords),
    abilities: (creature?.abilities ?? []).reduce((bits, name) => bits | abilityBit[name], 0),
    ownStats: sum((text) => (text.kind === 'modifier' && !isAura(text) ? statBit[text.stat] : 0)),
    auraStats: sum((text) => (text.kind === 'modifier' && isAura(text) ? statBit[text.stat] : 0)),
    ownTraits: sum((text) =>
      text.kind === 'trait' && !isAura(text) && !text.when ? traitBit[text.trait] : 0,
    ),
    maybeTraits: sum((text) =>
      text.kind === 'trait' && !isAura(text) && text.when ? traitBit[text.trait] : 0,
    ),
    auraTraits: sum((text) => (text.kind === 'trait' && isAura(text) ? traitBit[text.trait] : 0)),
    isCaster: wards.length > 0 || texts.some(({ text }) => isAura(text)),
    listens: sum((text) => (text.kind === 'trigger' ? eventBit[text.on.event] : 0)),
    awaits: stepsOf(card).reduce(
      (bits, step) => bits | (step.do === 'later' ? eventBit[step.on.event] : 0),
      0,
    ),
    wards,
    texts,
    powers: texts.filter(({ text }) => text.kind === 'power'),
    triggers: texts.filter(({ text }) => text.kind === 'trigger'),
    actions,
    plan: card.type === 'order' ? planOf(card) : emptyPlan,
  };
}

const orderFace = ({ level, ability, timing, requires, affinity }: OrderCard): OrderFace => ({
  level,
  ability,
  timing,
  requires,
  affinity,
});

function printedStats(card: Card): Record<Stat, number> {
  const creature = card.type === 'creature' ? card : undefined;
  return {
    level: card.type === 'commander' ? 0 : card.level,
    hitPoints: creature?.hitPoints ?? 0,
    melee: creature?.melee ?? 0,
    ranged: creature?.ranged?.damage ?? 0,
    range: creature?.ranged?.distance ?? 0,
    speed: creature?.speed ?? 0,
    damageTaken: 0,
    cowerCost: 0,
  };
}

const emptyPlan: Plan = { slots: [], answers: [], price: [], isNamed: false, cost: [], when: undefined };

function planOf(source: OrderCard | ActiveText): Plan {
  const actions = 'actions' in source ? source.actions : [source];
  const loose = looseFrom(source);
  const cost = source.cost ?? [];
  const slots = actions.flatMap(({ targets }, index) =>
    (targets ?? []).map((target) => slotOf(target, index >= loose, actions)),
  );
  return {
    slots,
    answers: slots.flatMap(({ target }) => (target.kind === 'item' ? [target.filter] : [])),
    price: expandCosts(cost),
    isNamed: cost.some((each) => nameOfCost(each) !== undefined),
    cost,
    when: source.when,
  };
}

function slotOf(target: Target, isLoose: boolean, actions: OrderAction[]): Slot {
  const steps = actions.flatMap((action) => [...everyStep(action.steps)]);
  const filter = target.kind === 'creature' ? filterFor(target, steps) : {};
  const attack = steps.find((step) => step.do === 'attack' && isTarget(step.target, target.name));
  const attackBy = (attack?.do === 'attack' && attack.by) || 'actor';
  const creature = target.kind === 'creature' ? target : undefined;
  return {
    target,
    name: target.name,
    kind: target.kind,
    most: creature?.upTo ?? 1,
    attack: creature?.attack,
    range: creature?.range,
    rangeBonus: creature?.rangeBonus ?? 0,
    isLoose,
    filter: isLoose ? withoutPlace(filter) : filter,
    attackBy,
  };
}

/** an effect cannot slide its own acting creature unless it says so, nor does that one strike itself. */
function filterFor({ name, filter, attack }: Extract<Target, { kind: 'creature' }>, steps: Step[]): Filter {
  const isSlid = steps.some((step) => step.do === 'slide' && isTarget(step.who, name));
  const isStruck = steps.some((step) => step.do === 'attack' && isTarget(step.target, name));
  return isSlid || (isStruck && !attack) ? { ...filter, another: true } : filter;
}

const isTarget = (who: Who, name: string): boolean =>
  typeof who === 'object' && 'target' in who && who.target === name;

const placeless = new WeakMap<Filter, Filter>();

/** The filter without distance and adjacency, which are checked on resolution. */
export function withoutPlace(filter: Filter): Filter {
  let kept = placeless.get(filter);
  if (!kept) {
    const { within: _within, adjacentTo: _adjacentTo, between: _between, ...rest } = filter;
    placeless.set(filter, (kept = rest));
  }
  return kept;
}

/** What costs have named with `as`, given what each part of the price is paid with. */
export function namedPayment(price: readonly Cost[], payment: readonly number[]): Bound[] {
  const named: Bound[] = [];
  payment.forEach((id, index) => {
    const name = nameOfCost(price[index]);
    const known = named.find((bound) => bound.name === name);
    if (known) known.ids.push(id);
    else if (name !== undefined)
      named.push({ name, kind: price[index].pay === 'discard' ? 'card' : 'creature', ids: [id] });
  });
  return named;
}

/** The costs that need a choice, one entry a card or creature. */
export function expandCosts(costs: readonly Cost[]): Cost[] {
  return costs.flatMap((cost) => {
    if (cost.pay === 'discard') return new Array<Cost>(cost.cards).fill(cost);
    if (cost.pay === 'tap') return new Array<Cost>(cost.creatures).fill(cost);
    return cost.pay === 'destroy' ? [cost] : [];
  });
}

function addText(writer: Writer, text: Text): NumberedText {
  const isActive = text.kind === 'power' || text.kind === 'trigger';
  const code = isActive ? addCode(writer, text, text, 0) : -1;
  const numbered = { number: writer.texts.length, text, code, plan: isActive ? planOf(text) : emptyPlan };
  writer.texts.push(numbered);
  return numbered;
}

/** Numbers the step list of an action and all lists inside it. */
function addCode(writer: Writer, source: OrderCard | ActiveText, action: OrderAction, index: number): number {
  const number = addList(writer, action.steps);
  const code = writer.codes[number];
  const actions = 'actions' in source ? source.actions : [source];
  code.allTargets = actions.flatMap(({ targets }) => targets ?? []);
  code.ownTargets = action.targets ?? [];
  code.attacks = [...everyStep(action.steps)].flatMap(plannedAttack);
  code.shoots = code.attacks.some(({ mode }) => mode === 'ranged');
  code.uses = code.allTargets.map(({ name }) => name).filter((name) => mentions(action.steps, name));
  code.borrows = borrowedPicks(action);
  code.source = source;
  code.number = index;
  for (const step of everyStep(action.steps))
    if ((step.do === 'rescue' || step.do === 'later') && step.steps)
      writer.codes[writer.codeOf.get(step.steps)!].allTargets = code.allTargets;
  return number;
}

/** What an action speaks of but does not pick itself. */
function borrowedPicks(action: OrderAction): string[] {
  const own = new Set([...everyStep(action.steps)].flatMap(namesGiven));
  return [...new Set(picksIn(action))].filter((name) => !own.has(name));
}

/** Names a step gives to what it picks, takes or is paid with. */
function namesGiven(step: Step): (string | undefined)[] {
  if (step.do === 'pay') return step.cost.map(nameOfCost);
  return step.do === 'pick' || step.do === 'discard' || step.do === 'deploy' ? [step.as] : [];
}

/** The name a cost gives to what it is paid with. */
export const nameOfCost = (cost: Cost): string | undefined => ('as' in cost ? cost.as : undefined);

/** Every picked thing a tree refers to. */
function picksIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { picked } = tree as { picked?: unknown };
  const inner = Object.values(tree).flatMap(picksIn);
  return typeof picked === 'string' ? [picked, ...inner] : inner;
}

/** Whether a tree refers to a declared target. */
function mentions(tree: unknown, name: string): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if ((tree as { target?: unknown }).target === name) return true;
  return Object.values(tree).some((branch) => mentions(branch, name));
}

function addList(writer: Writer, steps: Step[]): number {
  const number = writer.codes.length;
  writer.codes.push({
    steps,
    attacks: [],
    shoots: false,
    allTargets: [],
    ownTargets: [],
    uses: [],
    borrows: [],
    source: undefined,
    number: 0,
    cost: [],
    waitsIn: undefined,
    isBareMovement: false,
  });
  writer.codeOf.set(steps, number);
  for (const step of steps) {
    for (const inner of innerLists(step)) addList(writer, inner);
    if (step.do === 'later') writer.codes[writer.codeOf.get(step.steps)!].waitsIn = step;
    if (step.do === 'pay') writer.codes[writer.codeOf.get(step.steps)!].cost = step.cost;
    if (step.do === 'may')
      writer.codes[writer.codeOf.get(step.steps)!].isBareMovement = step.steps.every((inner) =>
        walking.has(inner.do),
      );
  }
  return number;
}

function plannedAttack(step: Step): PlannedAttack[] {
  if (step.do !== 'attack' || typeof step.target !== 'object' || !('target' in step.target)) return [];
  const by = step.by ?? 'actor';
  return [{ mode: step.mode, target: step.target.target, by, byActor: by === 'actor' }];
}

/** Movements whose way is chosen on resolution; one may stay. */
const walking: ReadonlySet<string> = new Set(['move', 'shift', 'slide']);
const movements: ReadonlySet<string> = new Set(['move', 'shift', 'slide', 'place', 'swap', 'withdraw']);

const looseCache = new WeakMap<object, number>();

/**
 * From which action on the targets of an order need no distance, adjacency or sight when declared, because a
 * movement step of the same order comes first. An action that begins by moving its own actor counts.
 */
export function looseFrom(order: OrderCard | ActiveText): number {
  let from = looseCache.get(order);
  if (from === undefined) {
    from = findLoose('actions' in order ? order.actions : [order]);
    looseCache.set(order, from);
  }
  return from;
}

function findLoose(actions: OrderAction[]): number {
  const moves = actions.findIndex((action) =>
    [...everyStep(action.steps)].some((step) => movements.has(step.do)),
  );
  if (moves < 0) return Infinity;
  const first = actions[moves].steps[0];
  return 'who' in first && first.who === 'actor' && movements.has(first.do) ? moves : moves + 1;
}

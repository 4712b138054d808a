/**
 * What a card or a chamber may bring, as all the ways it can go with their chances (C-09 to C-18). Nothing is stopped by
 * a rune or an ability, and what need not be drawn is not drawn: those are the player's choices.
 */
import type { Attribute, DelveDeck, MonsterKind } from '../../../../shared/games/delve.ts';
import { cardTable, isLoot, isOfType } from '../content/cards.ts';
import type { Amount, Step } from '../content/language.ts';
import { lifeLeft } from '../harm.ts';
import { faceOf, heroAt, isBelow, itemFor } from '../play.ts';
import { none, type HeroState, type State } from '../state.ts';
import type { Eyes } from '../view.ts';
import { nextCards } from './decks.ts';
import { passChance, sharesOf } from './dice.ts';

/** One way it can go. */
export interface Turnout {
  chance: number;
  wounds: number;
  /** Gold that is rolled at the end is counted at its mean. */
  gold: number;
  loot: number;
  monster: MonsterKind | undefined;
  /** Held fast, turns lost, fallen below, killed whatever his life. */
  isHeld: boolean;
  skips: number;
  falls: boolean;
  dies: boolean;
  stair: boolean;
  hiddenWay: boolean;
  wayUp: boolean;
  /** A card he may draw besides. */
  mayDraw: DelveDeck | undefined;
}

export const nothing: Turnout = {
  chance: 1,
  wounds: 0,
  gold: 0,
  loot: 0,
  monster: undefined,
  isHeld: false,
  skips: 0,
  falls: false,
  dies: false,
  stair: false,
  hiddenWay: false,
  wayUp: false,
  mayDraw: undefined,
};

/** Who draws, and what the one who asks may know. */
export interface Drawer {
  state: Readonly<State>;
  eyes: Eyes;
  seat: number;
}

const heroOf = ({ state, seat }: Drawer): HeroState => heroAt(state, seat);

export const valueOf = (drawer: Drawer, attribute: Attribute): number =>
  faceOf(heroOf(drawer)).values[attribute];

/** C-04: the same deduction as the rules make when the wounds are dealt. */
function softened(drawer: Drawer, amount: number, card: number): number {
  const { ability } = faceOf(heroOf(drawer));
  const isLess =
    ability.on === 'trapWounds' && card !== none && isOfType(card, 'trap') && amount >= ability.atLeast;
  return isLess ? Math.max(0, amount - ability.less) : amount;
}

const scaled = (turnouts: readonly Turnout[], chance: number): Turnout[] =>
  turnouts.map((each) => ({ ...each, chance: each.chance * chance }));

/** Both after each other. */
function joined(first: Turnout, second: Turnout): Turnout {
  return {
    chance: first.chance * second.chance,
    wounds: first.wounds + second.wounds,
    gold: first.gold + second.gold,
    loot: first.loot + second.loot,
    monster: second.monster ?? first.monster,
    isHeld: first.isHeld || second.isHeld,
    skips: first.skips + second.skips,
    falls: first.falls || second.falls,
    dies: first.dies || second.dies,
    stair: first.stair || second.stair,
    hiddenWay: first.hiddenWay || second.hiddenWay,
    wayUp: first.wayUp || second.wayUp,
    mayDraw: second.mayDraw ?? first.mayDraw,
  };
}

const after = (turnouts: readonly Turnout[], next: readonly Turnout[]): Turnout[] =>
  turnouts.flatMap((first) => next.map((second) => joined(first, second)));

export function ofTest(
  drawer: Drawer,
  attribute: Attribute,
  failed: readonly Turnout[],
  bonus = 0,
): Turnout[] {
  const passed = passChance(valueOf(drawer, attribute) + bonus);
  return [...scaled([nothing], passed), ...scaled(failed, 1 - passed)];
}

const ofWounds = (drawer: Drawer, amount: Amount, card: number): Turnout[] =>
  sharesOf(amount).map(({ amount: rolled, chance }) => ({
    ...nothing,
    chance,
    wounds: softened(drawer, rolled, card),
  }));

const ofSteps = (drawer: Drawer, steps: readonly Step[], card: number): Turnout[] =>
  steps.reduce((found, step) => after(found, ofStep(drawer, step, card)), [nothing]);

function ofRoll(
  drawer: Drawer,
  cases: readonly { upTo: number; steps: readonly Step[] }[],
  card: number,
): Turnout[] {
  const faces = 6;
  return cases.flatMap(({ upTo, steps }, at) =>
    scaled(ofSteps(drawer, steps, card), (upTo - (cases[at - 1]?.upTo ?? 0)) / faces),
  );
}

function ofStep(drawer: Drawer, step: Step, card: number): Turnout[] {
  switch (step.do) {
    case 'fight':
      return [{ ...nothing, monster: step.monster }];
    case 'draw':
      return step.optional ? [{ ...nothing, mayDraw: step.deck }] : ofDraw(drawer, step.deck);
    case 'stair':
      return [{ ...nothing, stair: true }];
    case 'hold':
      return ofHold(drawer, step, card);
    case 'drain':
      return [{ ...nothing, isHeld: true }];
    case 'test':
      return ofTest(drawer, step.attribute, ofSteps(drawer, step.fail, card));
    case 'wounds':
      return ofWounds(drawer, step.amount, card);
    case 'skip':
      return [{ ...nothing, skips: 1 }];
    case 'fall':
      return ofWounds(drawer, step.wounds, card).map((each) => ({
        ...each,
        falls: !isBelow(heroOf(drawer)),
      }));
    case 'roll':
      return ofRoll(drawer, step.cases, card);
    case 'bribe':
      return ofSteps(drawer, step.otherwise, card);
    case 'loseRune':
      return heroOf(drawer).runes.length > 0 ? [nothing] : ofSteps(drawer, step.without, card);
    case 'hiddenWay':
      return [{ ...nothing, hiddenWay: true }];
    case 'wayUp':
      return [{ ...nothing, wayUp: true }];
    default:
      return [nothing];
  }
}

/** C-00, C-15: a lantern sets darkness aside. */
function ofHold(drawer: Drawer, step: Extract<Step, { do: 'hold' }>, card: number): Turnout[] {
  if (cardTable[card].torch && itemFor(heroOf(drawer), 'always') !== none) return [nothing];
  if (step.later) return [{ ...nothing, isHeld: true }];
  const failed = ofWounds(drawer, step.wounds, card).map((each) => ({ ...each, isHeld: true }));
  return ofTest(drawer, step.attribute, failed);
}

const meanDie = 3.5;

/** Gold of a Loot card, rolled gold at its mean. */
export function meanGold(card: number): number {
  const { gold, worth } = cardTable[card];
  return worth ? worth.dice * worth.each * meanDie : gold;
}

export const ofCard = (drawer: Drawer, card: number): Turnout[] =>
  isLoot[card]
    ? [{ ...nothing, loot: 1, gold: meanGold(card) }]
    : ofSteps(drawer, cardTable[card].steps, card);

const isReshuffle = (card: number): boolean => cardTable[card].steps.some((step) => step.do === 'reshuffle');

/** The next card of a deck; Reshuffle draws again from the deck made whole (D-510). */
export function ofDraw(drawer: Drawer, deck: DelveDeck): Turnout[] {
  const { state, eyes } = drawer;
  const chances = nextCards(state, eyes, deck);
  return [...chances].flatMap(([card, chance]) =>
    isReshuffle(card) ? scaled(ofWhole(drawer, card), chance) : scaled(ofCard(drawer, card), chance),
  );
}

function ofWhole(drawer: Drawer, reshuffle: number): Turnout[] {
  const { state, eyes } = drawer;
  const { deck } = cardTable[reshuffle];
  const mixed = { ...state, decks: [...state.decks], discards: [...state.discards] };
  const at = mixed.decks.findIndex((cards) => cards.includes(reshuffle));
  mixed.decks[at] = [...state.decks[at], ...state.discards[at]].filter((card) => card !== reshuffle);
  mixed.discards[at] = [];
  return [...nextCards(mixed, eyes, deck)].flatMap(([card, chance]) => scaled(ofCard(drawer, card), chance));
}

/** Alike ways put together, so that long chains stay short. */
export function merged(turnouts: readonly Turnout[]): Turnout[] {
  const found = new Map<string, Turnout>();
  for (const each of turnouts) {
    const { chance, ...rest } = each;
    if (chance === 0) continue;
    const key = JSON.stringify(rest);
    const known = found.get(key);
    if (known) known.chance += chance;
    else found.set(key, { ...each });
  }
  return [...found.values()];
}

export const sumOf = (turnouts: readonly Turnout[], measure: (turnout: Turnout) => number): number =>
  turnouts.reduce((sum, each) => sum + each.chance * measure(each), 0);

export const chanceOf = (turnouts: readonly Turnout[], is: (turnout: Turnout) => boolean): number =>
  sumOf(turnouts, (each) => (is(each) ? 1 : 0));

/** D-109: outright, or by wounds at the life he has left. */
export const kills =
  (drawer: Drawer) =>
  (each: Turnout): boolean =>
    each.dies || each.wounds >= lifeLeft(heroOf(drawer));

/** Nothing bad: no wound, no monster, nothing that holds or costs a turn. */
export const isSafe = (each: Turnout): boolean =>
  each.wounds === 0 &&
  each.monster === undefined &&
  !each.isHeld &&
  each.skips === 0 &&
  !each.falls &&
  !each.dies;

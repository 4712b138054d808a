/** A hero's fast answers, prompt by prompt: how everybody is imagined to go on. */
import type { DelveAction } from '../../../../shared/games/delve.ts';
import type { Decision } from '../../../../shared/game.ts';
import { attackTable, heroPowers, monsterPowers } from '../content/attacks.ts';
import { cardTable, isLoot } from '../content/cards.ts';
import { chamberKindOf } from '../content/chambers.ts';
import { monsterTable } from '../content/monsters.ts';
import { leadScore, chooseJoiner } from '../fight/policy.ts';
import { lifeLeft } from '../harm.ts';
import { deckId, heroAt, kindAt } from '../play.ts';
import { none, type State } from '../state.ts';
import { isUnexplored } from '../board/borders.ts';
import { hoard, spaceOfSquare, squareTowards } from '../board/spaces.ts';
import { spotAt } from '../odds/ground.ts';
import { turnsVia } from './route.ts';
import { hasEnough, planOf, roundsLeft, wrathChance, type Courage, type Ways } from './plan.ts';

type Question = Decision<DelveAction>;
type Weigh = (state: Readonly<State>, seat: number, action: DelveAction) => number;

/** Chance that an escape succeeds, over all pairs of cards (C-07). */
export function escapeChance(hero: number, monster: number): number {
  const own = heroPowers[hero];
  const other = monsterPowers[monster];
  let good = 0;
  for (const one of own)
    for (const two of other)
      if ((attackTable[one].power?.escape ?? 0) >= (attackTable[two].power?.escape ?? 0)) good++;
  return good / (own.length * other.length);
}

const meanLife = (monster: number): number => {
  const { lives } = monsterTable[monster];
  return lives.reduce((sum, life) => sum + life, 0) / lives.length;
};

/** */
const escapeWorth = 0.6;
const dangerousMargin = 4;

const meet: Weigh = (state, seat, action) => {
  const { fight } = state;
  if (!fight) return 0;
  const hero = heroAt(state, seat);
  const isDangerous = lifeLeft(hero) < meanLife(fight.monster) + dangerousMargin;
  if (action.kind === 'use') return isDangerous || fight.monster >= 2 ? 3 : -1;
  if (action.kind === 'escape')
    return isDangerous && escapeChance(hero.hero, fight.monster) >= escapeWorth ? 2 : -1;
  return 0;
};

const reveal: Weigh = (state, seat, action) => {
  const { fight } = state;
  if (!fight || action.kind !== 'play') return 0;
  const fighter = fight.fighters.find((each) => each.seat === seat);
  return fighter ? leadScore(fight, fighter.hand, action.attack) : 0;
};

const counter: Weigh = (state, seat, action) => {
  const { fight } = state;
  if (!fight) return 0;
  const side = fight.fighters.findIndex((each) => each.seat === seat);
  const next = chooseJoiner(fight, side);
  return action.kind === 'play' && action.attack === next ? 1 : action.kind === 'pass' ? 0 : -1;
};

/** A step is worth what it brings nearer; where it ends costs what lies there. */
const moveWorth = (state: Readonly<State>, seat: number, { plan, routes, route }: Ways, to: number): number =>
  (plan === 'loot' && drawsDungeonCard(state, to) ? cardHope : 0) - turnsVia(state, seat, to, routes, route);

/** Turns that a chamber with a card is worth to whoever looks for any Loot at all. */
const cardHope = 2.5;
const cardKinds: ReadonlySet<string> = new Set(['room', 'stairhead', 'chasm', 'rockfall', 'gate']);

const drawsDungeonCard = (state: Readonly<State>, space: number): boolean =>
  isUnexplored(state, space) || cardKinds.has(kindAt(state, space) ?? '');

/** Fewer Loot cards among so many are not worth a turn. */
const leastLoot = 0.06;

/** Whether searching is likely enough to find Loot, by what is known to be left. */
function isWorthSearching({ decks }: Readonly<State>): boolean {
  const cards = decks[deckId('search')];
  return cards.filter((card) => isLoot[card]).length >= leastLoot * cards.length;
}

function actionWorth(state: Readonly<State>, seat: number, ways: Ways, action: DelveAction): number {
  const hero = heroAt(state, seat);
  const { here } = ways;
  switch (action.kind) {
    case 'leave':
      return ways.plan === 'hoard' && !hasEnough(state, hero) ? -50 : ways.plan === 'hoard' ? -20 : 100;
    case 'move':
      return moveWorth(state, seat, ways, action.to);
    case 'search':
      return ways.plan === 'loot' && roundsLeft(state) > here && isWorthSearching(state) ? 10 : -here - 2;
    case 'draw':
      return dragonWorth(state, seat, here);
    case 'cross':
    case 'roll':
      return -here + 0.4;
    case 'descend':
      return here >= 8 && roundsLeft(state) > here / 2 ? -here - 0.5 : -here - 3;
    default:
      return -here - 4;
  }
}

const calmRisk = 0.2;
const enoughLife = 8;

/** */
function dragonWorth(state: Readonly<State>, seat: number, home: number): number {
  const hero = heroAt(state, seat);
  const hasTime = roundsLeft(state) > home + 1;
  const isBold = wrathChance(state) < calmRisk && lifeLeft(hero) >= enoughLife && hasTime;
  return isBold || !hasEnough(state, hero) ? 10 : -home - 3;
}

/** Below, the arrow points where the way home or to the Hoard is shortest. */
function directionWorth(state: Readonly<State>, seat: number, ways: Ways, side: number): number {
  const hero = heroAt(state, seat);
  const from = hero.marker === none ? hero.space : hero.marker;
  const usual = 4;
  const after = spaceOfSquare(squareTowards(from === hoard ? hoard : from, side, usual));
  return -ways.route.turns[spotAt(after, none)];
}

const chamberWorth: Partial<Record<string, number>> = {
  corridor: 3,
  room: 2,
  stairhead: 2,
  well: -6,
  turning: -3,
};

const cardGold = (card: number): number => cardTable[card].gold;

const byCode: Record<string, Weigh> = {
  meet,
  reveal,
  counter,
  steadyHand: (_state, _seat, { kind }) => (kind === 'use' ? 1 : 0),
  drawn: (state, _seat, action) => drawnWorth(state, action),
  may: (state, seat, { kind }) => (kind === 'draw' && lifeLeft(heroAt(state, seat)) > 3 ? 1 : 0),
  bribe: (_state, _seat, action) => (action.kind === 'card' ? (cardGold(action.card) <= 20 ? 1 : -1) : 0),
  wounds: (state, seat, { kind }) =>
    kind === 'use' && lifeLeft(heroAt(state, seat)) <= 6 ? 1 : kind === 'pass' ? 0 : -1,
  knockOut: (_state, _seat, action) => (action.kind === 'card' ? -cardGold(action.card) : 0),
  duelLoot: (_state, _seat, action) => (action.kind === 'card' ? 1 + cardGold(action.card) : 0),
  load: (_state, _seat, { kind }) => (kind === 'use' ? 2 : kind === 'pass' ? 1 : 0),
  lastLight: (_state, _seat, { kind }) => (kind === 'use' ? 1 : 0),
  haste: (state, seat, { kind }) =>
    kind === 'use' && roundsLeft(state) < 8 && heroAt(state, seat).loot.length > 0 ? 1 : 0.5,
  opening: (_state, _seat, { kind }) => (kind === 'use' ? 1 : 0),
  pathfinder: (state, _seat, { kind }) => (kind === 'ability' ? -pendingChamberWorth(state) : 0),
  choose: (_state, _seat, action) =>
    action.kind === 'chamber' ? (chamberWorth[chamberKindOf[action.chamber]] ?? 0) : 0,
  crossing: (_state, _seat, { kind }) => (kind === 'cross' ? 1 : 0),
  keepOff: (_state, _seat, { kind }) => (kind === 'play' ? 1 : 0),
  breakOff: (state, seat, { kind }) =>
    kind === 'breakOff' ? (lifeLeft(heroAt(state, seat)) <= 3 ? 1 : -1) : 0,
};

function pendingChamberWorth(state: Readonly<State>): number {
  const frame = state.frames[state.frames.length - 1];
  const [drawn] = frame.kind === 'lay' ? frame.drawn : [];
  return drawn === undefined ? 0 : (chamberWorth[chamberKindOf[drawn]] ?? 0);
}

const badTypes: ReadonlySet<string> = new Set(['trap', 'threat', 'monster']);

function drawnWorth(state: Readonly<State>, action: DelveAction): number {
  const frame = state.frames[state.frames.length - 1];
  if (action.kind === 'pass' || frame.kind !== 'draw') return 0;
  const { type } = cardTable[frame.card];
  const isWrath = cardTable[frame.card].steps.some((step) => step.do === 'wrath');
  const isBad = badTypes.has(type) || isWrath || isStuckDoor(frame.card);
  return isBad ? 1 : -1;
}

const isStuckDoor = (card: number): boolean =>
  cardTable[card].deck === 'door' && !cardTable[card].steps.some((step) => step.do === 'opens');

/** Questions whose answers are ways. */
function wayWorth(
  state: Readonly<State>,
  seat: number,
  ways: Ways,
  question: Question,
  action: DelveAction,
): number {
  const { code } = question.prompt;
  if (action.kind === 'use' && cardTable[action.card].use?.on === 'ownTurn')
    return heroAt(state, seat).wounds >= 4 ? 500 : -500;
  if (action.kind === 'side') {
    if (code === 'direction' || code === 'wayUp') return directionWorth(state, seat, ways, action.side);
    return 0;
  }
  if (action.kind === 'space' || action.kind === 'shift') {
    const space = action.kind === 'space' ? action.space : action.to;
    return code === 'tower' ? -100 : -ways.route.entered[spotAt(space, none)];
  }
  if (action.kind === 'pass') return code === 'wayUp' ? -30 : -ways.here - 1;
  return actionWorth(state, seat, ways, action);
}

/** How good every option looks. */
export function worths(state: Readonly<State>, question: Question, courage?: Courage): number[] {
  const { seat, options, prompt } = question;
  const weigh = byCode[prompt.code];
  if (weigh)
    return options.map((action) =>
      action.kind === 'use' && cardTable[action.card].use?.on === 'ownTurn'
        ? heroAt(state, seat).wounds >= 4
          ? 400
          : -400
        : weigh(state, seat, action),
    );
  const ways = planOf(state, seat, courage);
  return options.map((action) => wayWorth(state, seat, ways, question, action));
}

export function quick(state: Readonly<State>, question: Question, courage?: Courage): number {
  if (question.options.length === 1) return 0;
  const found = worths(state, question, courage);
  let best = 0;
  for (let at = 1; at < found.length; at++) if (found[at] > found[best]) best = at;
  return best;
}

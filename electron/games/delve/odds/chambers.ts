/** What stepping into a space may bring: doors and gates on the way, the chamber that may lie there, what it does (D-307 to D-325). */
import type { ChamberKind, Space } from '../../../../shared/games/delve.ts';
import { isUnexplored, obstaclesOn, passableFrom } from '../board/borders.ts';
import { borderTo, hoard, isTower, opposite, type Border } from '../board/spaces.ts';
import { waysOut } from '../board/ways.ts';
import { cardTable } from '../content/cards.ts';
import { chamberKindOf, door, laidAs } from '../content/chambers.ts';
import { kindOfToken, monsterTable } from '../content/monsters.ts';
import { heroAt, kindAt, monstersOn } from '../play.ts';
import type { HeroState, State } from '../state.ts';
import { nextCards, nextChambers } from './decks.ts';
import { passChance } from './dice.ts';
import { merged, nothing, ofCard, ofDraw, ofTest, valueOf, type Drawer, type Turnout } from './prospects.ts';

/** Something that bars the way, and the chance to get through at this try. */
export interface Obstacle {
  kind: 'door' | 'gate';
  chance: number;
}

const opens = (card: number): boolean => cardTable[card].steps.some((step) => step.do === 'opens');

export function doorChance({ state, eyes }: Drawer): number {
  let chance = 0;
  for (const [card, each] of nextCards(state, eyes, 'door')) if (opens(card)) chance += each;
  return chance;
}

/** D-911: with the determination gathered at this very gate. */
function gateChance(drawer: Drawer, to: Space): number {
  const hero = heroAt(drawer.state, drawer.seat);
  return passChance(valueOf(drawer, 'strength') + (hero.gate === to ? hero.tokens : 0));
}

export function obstaclesTo(drawer: Drawer, border: Border): Obstacle[] {
  const { state, seat } = drawer;
  return obstaclesOn(state, heroAt(state, seat).space, border).map((obstacle) =>
    obstacle === door
      ? { kind: 'door', chance: doorChance(drawer) }
      : { kind: 'gate', chance: gateChance(drawer, border.to) },
  );
}

/** What a chamber of a kind does at once to who encounters it (D-405 to D-460). */
function ofChamber(drawer: Drawer, kind: ChamberKind): Turnout[] {
  switch (kind) {
    case 'room':
    case 'gate':
    case 'rockfall':
    case 'chasm':
    case 'stairhead':
      return ofDraw(drawer, 'dungeon');
    case 'snare':
      return ofDraw(drawer, 'trap');
    case 'well':
      return ofTest(drawer, 'luck', [{ ...nothing, dies: true }]);
    default:
      return [nothing];
  }
}

/** One kind of chamber that may be drawn. */
export interface Unknown {
  kind: ChamberKind;
  chance: number;
}

/** What a step into a space may bring once nothing bars it. */
export interface Entering {
  turnouts: Turnout[];
  /** By kind, where the space is unexplored. */
  kinds: Unknown[];
  /** Chances that the new chamber has no way but back, and no way at all (D-326, D-328). */
  deadEnd: number;
  shutIn: number;
}

const known = (turnouts: Turnout[]): Entering => ({ turnouts, kinds: [], deadEnd: 0, shutIn: 0 });

export function entering(drawer: Drawer, { to, side }: Pick<Border, 'to' | 'side'>): Entering {
  const { state } = drawer;
  if (to === hoard || isTower(to)) return known([nothing]);
  if (isUnexplored(state, to)) return intoTheDark(drawer, to, side);
  const [monster] = monstersOn(state, to);
  if (monster !== undefined)
    return known([{ ...nothing, monster: monsterTable[kindOfToken(state.monsters[monster].token)].kind }]);
  return known(merged(ofChamber(drawer, kindAt(state, to) ?? 'corridor')));
}

/** The position with a chamber laid there; a Turning Room turns. */
function laid(state: Readonly<State>, space: Space, chamber: number, heading: number): State {
  const board = state.board.slice();
  board[space] = laidAs(chamber, chamberKindOf[chamber] === 'turning' ? opposite(heading) : heading);
  return { ...state, board };
}

/** The ways of a hero who came in by a side. */
function waysFrom(state: Readonly<State>, hero: Readonly<HeroState>, space: Space, entry: number): Border[] {
  const isChasm = kindAt(state, space) === 'chasm';
  return isChasm ? waysOut(state, { ...hero, space, entry }) : passableFrom(state, space);
}

function intoTheDark(drawer: Drawer, to: Space, side: number): Entering {
  const { state, seat } = drawer;
  const hero = heroAt(state, seat);
  const found: Entering = known([]);
  const kinds = new Map<ChamberKind, number>();
  for (const [chamber, chance] of nextChambers(state)) {
    const kind = chamberKindOf[chamber];
    kinds.set(kind, (kinds.get(kind) ?? 0) + chance);
    if (kind === 'stairhead') continue;
    const ways = waysFrom(laid(state, to, chamber, side), hero, to, opposite(side));
    if (ways.length === 0) found.shutIn += chance;
    else if (ways.length === 1 && ways[0].to === hero.space) found.deadEnd += chance;
  }
  found.kinds = [...kinds].map(([kind, chance]) => ({ kind, chance }));
  found.turnouts = merged(
    found.kinds.flatMap(({ kind, chance }) =>
      ofChamber(drawer, kind).map((each) => ({ ...each, chance: each.chance * chance })),
    ),
  );
  return found;
}

/** What a door does that does not open: turnouts of the other cards, each at its chance. */
export function ofShutDoor(drawer: Drawer): Turnout[] {
  return [...nextCards(drawer.state, drawer.eyes, 'door')].flatMap(([card, chance]) =>
    opens(card) ? [] : ofCard(drawer, card).map((each) => ({ ...each, chance: each.chance * chance })),
  );
}

export const wayTo = (state: Readonly<State>, seat: number, to: Space): Border | undefined => {
  const { space } = heroAt(state, seat);
  return space < 0 ? undefined : borderTo(space, to);
};

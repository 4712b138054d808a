/** What every rule function is given: the state, and where commentary goes. With the lookups all of them need. */
import type { DelveEvent, DelveDeck, RollReason, Space } from '../../../shared/games/delve.ts';
import { delveDecks } from '../../../shared/games/delve.ts';
import type { Seat } from '../../../shared/game.ts';
import { randomInt } from '../../engine/rng.ts';
import { hoard } from './board/spaces.ts';
import { cardTable } from './content/cards.ts';
import { chamberKindOf, chamberOfLaid } from './content/chambers.ts';
import { heroTable } from './content/heroes.ts';
import type { Amount, Hero, Use } from './content/language.ts';
import { none, stages, statuses, type Frame, type HeroState, type State } from './state.ts';

export interface Play {
  readonly state: State;
  /** Absent in search, where nobody reads events. */
  readonly emit: ((event: DelveEvent) => void) | undefined;
  /** Something hidden or random became known: what was done before cannot be taken back. */
  revealed: boolean;
}

export const playOf = (state: State, emit?: (event: DelveEvent) => void): Play => ({
  state,
  emit,
  revealed: false,
});

export const topFrame = (state: Readonly<State>): Frame | undefined => state.frames[state.frames.length - 1];

export const heroAt = (state: Readonly<State>, seat: Seat): HeroState => state.heroes[seat];
export const faceOf = ({ hero }: Readonly<HeroState>): Hero => heroTable[hero];
export const isInside = ({ status }: Readonly<HeroState>): boolean => status === statuses.inside;
export const isBelow = ({ status }: Readonly<HeroState>): boolean => status === statuses.below;
export const isPlaying = ({ status }: Readonly<HeroState>): boolean =>
  status === statuses.inside || status === statuses.below;

/** D-913, D-720: one player plays by the goal of the SOLO form. */
export const isAlone = ({ setup }: Readonly<State>): boolean => setup.players.length === 1;
/** D-943 to D-945: the shorter combat for one player. */
export const hasSoloCombat = (state: Readonly<State>): boolean => isAlone(state) && state.setup.options.solo;

/** An option that needs others has no effect alone. */
export const hasOption = (state: Readonly<State>, option: 'minions' | 'duels' | 'hiddenLoot'): boolean =>
  state.setup.options[option] && !isAlone(state);

/** D-961: what an event says of Loot that lies face down. */
export const hiddenMark = (state: Readonly<State>): { isHidden?: true } =>
  hasOption(state, 'hiddenLoot') ? { isHidden: true } : {};

/** Heroes' figures on a space (D-306). */
export function heroesOn(state: Readonly<State>, space: Space): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.heroes.length; seat++) {
    const hero = state.heroes[seat];
    if (hero.space === space && isInside(hero)) seats.push(seat);
  }
  return seats;
}

/** D-306, R-109, R-124: another hero stands there; the Hoard takes any number. */
export function isHeldByOther(state: Readonly<State>, space: Space, seat: Seat): boolean {
  if (space === hoard) return false;
  for (let other = 0; other < state.heroes.length; other++) {
    const hero = state.heroes[other];
    if (other !== seat && hero.space === space && hero.status === statuses.inside) return true;
  }
  return false;
}

export const chamberAt = (state: Readonly<State>, space: Space): number =>
  space === none || state.board[space] === none ? none : chamberOfLaid(state.board[space]);

export const kindAt = (state: Readonly<State>, space: Space) => {
  const chamber = chamberAt(state, space);
  return chamber === none ? undefined : chamberKindOf[chamber];
};

export const monstersOn = (state: Readonly<State>, space: Space): number[] =>
  state.monsters.flatMap((monster, at) => (monster.space === space ? [at] : []));

export function hasMonster(state: Readonly<State>, space: Space): boolean {
  for (const monster of state.monsters) if (monster.space === space) return true;
  return false;
}

/** The next seat clockwise. */
export const leftOf = (state: Readonly<State>, seat: Seat): Seat => (seat + 1) % state.heroes.length;

/** All seats clockwise from one. */
export const seatsFrom = (state: Readonly<State>, seat: Seat): Seat[] =>
  state.heroes.map((_, count) => (seat + count) % state.heroes.length);

/** Takes an entry out of a list; whether it was there. */
export function removeFrom<T>(list: T[], entry: T): boolean {
  const at = list.indexOf(entry);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** The first rune of a hero that is used at such a moment, or `none`. */
export function runeFor(hero: Readonly<HeroState>, on: Use['on']): number {
  for (const card of hero.runes) if (cardTable[card].use?.on === on) return card;
  return none;
}

/** The first item among a hero's Loot that is used at such a moment, or `none`. */
export function itemFor(hero: Readonly<HeroState>, on: Use['on']): number {
  for (const card of hero.loot) if (cardTable[card].use?.on === on) return card;
  return none;
}

const decksWith: Partial<Record<Use['on'], ReadonlySet<DelveDeck>>> = {};
function decksHolding(on: Use['on']): ReadonlySet<DelveDeck> {
  return (decksWith[on] ??= new Set(
    cardTable.filter(({ use, type }) => type === 'loot' && use?.on === on).map(({ deck }) => deck),
  ));
}

/** Whether a hero is asked about an item: under HIDDENLOOT whoever may hold it is, so that asking betrays nothing. */
export function isAskedFor(state: Readonly<State>, hero: Readonly<HeroState>, on: Use['on']): boolean {
  if (!hasOption(state, 'hiddenLoot')) return itemFor(hero, on) !== none;
  return hero.loot.some((card) => decksHolding(on).has(cardTable[card].deck));
}

export const deckId = (deck: DelveDeck): number => delveDecks.indexOf(deck);

export const dieSides = 6;

/** Rolls dice and tells of them. */
export function roll(play: Play, seat: Seat, reason: RollReason, count: number, rule: string): number {
  const dice: number[] = [];
  let total = 0;
  for (let die = 0; die < count; die++) {
    const result = 1 + randomInt(play.state.rng, dieSides);
    dice.push(result);
    total += result;
  }
  play.revealed = true;
  play.emit?.({ kind: 'rolled', rule, seat, reason, dice, total });
  return total;
}

const diceOf = { one: 1, half: 1, two: 2 } as const;

/** An amount with its dice rolled; half a die is rounded up. */
export function amountOf(play: Play, seat: Seat, { dice, plus = 0 }: Amount, reason: RollReason): number {
  if (!dice) return plus;
  const total = roll(play, seat, reason, diceOf[dice], 'C-00');
  return plus + (dice === 'half' ? Math.ceil(total / 2) : total);
}

/** Ends the turn of the hero at work at once: his pending work is dropped. */
export function endTurn(play: Play, seat: Seat): void {
  const { state } = play;
  dropFrames(state, seat);
  if (state.seat === seat) state.stage = stages.end;
}

/** Wrath goes on to the next hero whatever became of this one. */
export function dropFrames(state: State, seat: Seat): void {
  for (let top = topFrame(state); top && top.seat === seat && top.kind !== 'wrath'; top = topFrame(state))
    state.frames.pop();
}

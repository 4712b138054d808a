/** What a position holds for each player, as numbers that weights turn into chances to win. */
import type { Seat } from '../../../../shared/game.ts';
import { tileOfSpace } from '../../../../shared/games/deepwarren.ts';
import { ownRange } from '../combat.ts';
import { eventCardCount } from '../content/events.ts';
import { relicTable } from '../content/relics.ts';
import { crownsPerChest, delver, dieSides, tokenTable } from '../content/tokens.ts';
import { isPit } from '../dungeon/layout.ts';
import { shelteredTurns } from '../end.ts';
import { mustRoll } from '../movement.ts';
import { isDelver } from '../play.ts';
import { stages, type State, type Token } from '../state.ts';
import { far, surveyOf, type Pair } from './survey.ts';

export const featureNames = [
  /** Crowns and relics, and the same by the share of event cards that are drawn. */
  'points',
  'latePoints',
  'monsters',
  'lateMonsters',
  'monsterHealth',
  'firstDelver',
  'secondDelver',
  'furtherDelvers',
  'delverHealth',
  /** The best blow to be struck, by who plays first. */
  'strikeNext',
  'strikeLater',
  /** A blow that ends the game with more points. */
  'endNext',
  'endLater',
  /** Foes out of reach, by how near they are. */
  'prey',
  'chestNext',
  'chestLater',
  /** Only of a last Delver: wounds lost, the worst blow to come, everything that comes near, a Pit to leave. */
  'lastHurt',
  'lastThreat',
  'lastPressure',
  'lastOnPit',
  'onPit',
  'next',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** The features of one player, by name. */
export type Features = Record<FeatureName, number>;

const none = Object.fromEntries(featureNames.map((name) => [name, 0])) as Features;

/** A player while the position is looked through. */
interface Side {
  features: Features;
  delvers: number;
  /** Whose move and attack come next. */
  isNext: boolean;
}

const nextToAct = ({ stage, seat, players, turn, start }: Readonly<State>): Seat => {
  if (turn === 0) return start;
  return stage > stages.attack ? (seat + 1) % players.length : seat;
};

/** The features of every player. */
export function featuresOf(state: Readonly<State>): Features[] {
  const { pairs, toChest } = surveyOf(state);
  const next = nextToAct(state);
  const sides = state.players.map(({ crowns, relics }, seat): Side => {
    const points = crowns + relics.reduce((sum, relic) => sum + relicTable[relic].worth, 0);
    return { features: { ...none, points }, delvers: 0, isNext: seat === next };
  });
  for (let at = 0; at < state.tokens.length; at++) addToken(sides, state.tokens[at], toChest[at]);
  addPairs(state, sides, pairs);
  const late = 1 - state.events.length / eventCardCount;
  for (const side of sides) complete(side, late);
  return sides.map(({ features }) => features);
}

function addToken(sides: readonly Side[], token: Readonly<Token>, toChest: number): void {
  const side = sides[token.seat];
  const { features } = side;
  const { worth, wounds } = tokenTable[token.kind];
  const rolls = isPit[tileOfSpace(token.space)] && mustRoll(token);
  if (rolls) features.onPit += worth;
  if (!isDelver(token)) {
    features.monsters += worth;
    features.monsterHealth += (worth * token.wounds) / wounds;
    return;
  }
  side.delvers++;
  features.delverHealth += token.wounds / wounds;
  features.lastHurt = 1 - token.wounds / wounds;
  features.lastOnPit = rolls ? 1 / dieSides : 0;
  if (toChest < far) addChest(side, crownsPerChest / Math.max(1, toChest));
}

function addChest({ features, isNext }: Side, pull: number): void {
  const name = isNext ? 'chestNext' : 'chestLater';
  features[name] = Math.max(features[name], pull);
}

/** Damage an attacker can do in its next turn, or 0 if the other is out of its reach. */
function blowOf(attacker: Readonly<Token>, { distance, isBlocked }: Pair): number {
  const { attack, trait, traitValue } = tokenTable[attacker.kind];
  if (attacker.bound) return 0;
  const range = ownRange(attacker);
  if (distance > range && (distance > range + 1 || isBlocked)) return 0;
  return trait === 'charge' && distance > 1 ? attack + traitValue : attack;
}

/** What a blow is worth to who deals it: crowns and what the other loses, or a share of that. */
function harmOf(damage: number, victim: Readonly<Token>): number {
  const { worth, wounds } = tokenTable[victim.kind];
  return damage >= victim.wounds ? 2 * worth : (worth * damage) / wounds;
}

function addPairs(state: Readonly<State>, sides: readonly Side[], pairs: readonly Pair[]): void {
  const canEnd =
    !state.setup.toggles.longCrawl &&
    shelteredTurns(state) === 0 &&
    sides.filter(({ delvers }) => delvers > 0).length === 2;
  for (const pair of pairs) {
    const { delver: hero, monster } = pair;
    const [hunted, hunter] = [sides[hero.seat], sides[monster.seat]];
    addBlow(hunted, blowOf(hero, pair), monster, pair.distance);
    const bite = blowOf(monster, pair);
    addBlow(hunter, bite, hero, pair.distance);
    if (hunted.delvers > 1) continue;
    addDanger(hunted.features, bite / hero.wounds, pair);
    if (canEnd && bite >= hero.wounds && hunter.delvers > 0 && gains(hunter, hunted))
      hunter.features[hunter.isNext ? 'endNext' : 'endLater'] = 1;
  }
}

function addBlow(
  { features, isNext }: Side,
  damage: number,
  victim: Readonly<Token>,
  distance: number,
): void {
  const name = isNext ? 'strikeNext' : 'strikeLater';
  if (damage > 0) features[name] = Math.max(features[name], harmOf(damage, victim));
  else features.prey += tokenTable[victim.kind].worth / distance;
}

function addDanger(features: Features, share: number, { delver: hero, monster, distance }: Pair): void {
  features.lastThreat = Math.max(features.lastThreat, Math.min(1, share));
  features.lastPressure += tokenTable[monster.kind].attack / (distance + 1) / hero.wounds;
}

const scoreOf = ({ features: { points, monsters }, delvers }: Side): number =>
  points + monsters + tokenTable[delver].worth * delvers;

/** Whether the killer of a last Delver is ahead once that is counted. */
const gains = (killer: Side, victim: Side): boolean =>
  scoreOf(killer) + 2 * tokenTable[delver].worth > scoreOf(victim);

/** What depends on the other features: how late it is, how many Delvers there are. */
function complete({ features, delvers, isNext }: Side, late: number): void {
  features.latePoints = features.points * late;
  features.lateMonsters = features.monsters * late;
  features.firstDelver = delvers > 0 ? 1 : 0;
  features.secondDelver = delvers > 1 ? 1 : 0;
  features.furtherDelvers = Math.max(0, delvers - 2);
  features.next = isNext ? 1 : 0;
  // Several Delvers were told apart from a last one only now.
  if (delvers !== 1) features.lastHurt = features.lastOnPit = 0;
}

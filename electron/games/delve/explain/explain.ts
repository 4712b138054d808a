/** "Why not?": for anything a player points at, the rule that stands in the way. */
import type { DelveAction, DelveIntent } from '../../../../shared/games/delve.ts';
import type { Decision, Refusal } from '../../../../shared/game.ts';
import { isPassable, passableFrom } from '../board/borders.ts';
import { borderTo, hoard, isTower } from '../board/spaces.ts';
import { mayLeave } from '../board/ways.ts';
import { attackTable } from '../content/attacks.ts';
import { cardTable, isLoot } from '../content/cards.ts';
import { chamberKindOf, hasSearchIcon } from '../content/chambers.ts';
import { decisionOf, undoableOf } from '../flow.ts';
import { chamberAt, hasMonster, hasOption, heroAt, isBelow } from '../play.ts';
import { fightStage, none, statuses, type State } from '../state.ts';
import { whyNotMove, whyNotPlaying } from './moving.ts';
import { refusal, type RefusalCode } from './refusals.ts';

export function explainIntent(
  state: Readonly<State>,
  seat: number,
  intent: DelveIntent,
): Refusal | undefined {
  const decision = decisionOf(state);
  if (!decision) return refusal('matchOver');
  if (intent.kind === 'undo')
    return decision.seat === seat && undoableOf(state) > 0 ? undefined : refusal('nothingToUndo');
  if (decision.seat === seat && decision.options.some((option) => isMeant(option, intent))) return undefined;
  return refusal(reasonFor(state, seat, intent) ?? elsewise(decision, seat, intent));
}

/** Whether an option is what the player points at: every field the intent names agrees. */
export function isMeant(option: DelveAction, intent: object): boolean {
  const offered = new Map<string, unknown>(Object.entries(option));
  return Object.entries(intent).every(
    ([field, value]) => value === undefined || offered.get(field) === value,
  );
}

function reasonFor(state: Readonly<State>, seat: number, intent: DelveIntent): RefusalCode | undefined {
  switch (intent.kind) {
    case 'move':
      return whyNotMove(state, seat, intent.to);
    case 'search':
      return whyNotSearch(state, seat);
    case 'leave':
      return whyNotLeave(state, seat);
    case 'descend':
      return whyNotPlaying(heroAt(state, seat)) ?? (heroAt(state, seat).hasStair ? undefined : 'noStair');
    case 'draw':
      return whyNotDraw(state, seat);
    case 'cross':
    case 'stay':
      return whyNotCross(state, seat);
    case 'shift':
      return 'noTravel';
    case 'escape':
      return whyNotEscape(state, seat);
    case 'attack':
      return state.fight?.stage === fightStage.meet ? undefined : 'noMonster';
    case 'play':
      return whyNotPlay(state, seat, intent.attack);
    case 'breakOff':
      return 'noBreakOff';
    case 'minion':
      return whyNotMinion(state, seat, intent);
    case 'summon':
      return whyNotMinion(state, seat, {});
    case 'use':
      return whyNotUse(state, seat, intent.card);
    case 'ability':
      return heroAt(state, seat).hasUsedAbility ? 'abilityUsed' : undefined;
    default:
      return undefined;
  }
}

function whyNotSearch(state: Readonly<State>, seat: number): RefusalCode | undefined {
  const hero = heroAt(state, seat);
  const gone = whyNotPlaying(hero);
  if (gone) return gone;
  if (isBelow(hero)) return 'below';
  if (hero.space === hoard) return passableFrom(state, hoard).length === 0 ? undefined : 'noSearchThere';
  if (isTower(hero.space)) return 'noSearchThere';
  if (hasMonster(state, hero.space)) return 'monsterHere';
  const chamber = chamberAt(state, hero.space);
  if (chamber === none || !hasSearchIcon[chamber]) return 'noIcon';
  return hero.searches >= 2 ? 'searchedTwice' : undefined;
}

function whyNotLeave(state: Readonly<State>, seat: number): RefusalCode | undefined {
  const hero = heroAt(state, seat);
  const gone = whyNotPlaying(hero);
  if (gone) return gone;
  if (isBelow(hero)) return 'below';
  if (!isTower(hero.space)) return 'noTower';
  if (mayLeave(state, hero)) return undefined;
  return hero.loot.length === 0 ? 'noLoot' : 'noTreasure';
}

function whyNotDraw(state: Readonly<State>, seat: number): RefusalCode | undefined {
  const hero = heroAt(state, seat);
  if (isBelow(hero)) return undefined;
  if (hero.space !== hoard) return whyNotPlaying(hero) ?? 'noHoard';
  return hero.mustLeave ? 'mustLeaveHoard' : undefined;
}

const crossable: ReadonlySet<string> = new Set(['rockfall', 'bridge', 'web']);

function whyNotCross(state: Readonly<State>, seat: number): RefusalCode | undefined {
  const { space } = heroAt(state, seat);
  const chamber = chamberAt(state, space);
  if (chamber === none || !crossable.has(chamberKindOf[chamber])) return 'nothingToCross';
  return undefined;
}

function whyNotEscape(state: Readonly<State>, seat: number): RefusalCode | undefined {
  const { fight } = state;
  if (fight?.stage !== fightStage.meet || fight.hero !== seat) return 'noMonster';
  return fight.mayEscape ? undefined : 'cannotEscape';
}

function whyNotPlay(
  state: Readonly<State>,
  seat: number,
  attack: number | undefined,
): RefusalCode | undefined {
  const fighter = state.fight?.fighters.find((each) => each.seat === seat);
  if (!fighter) return 'noFight';
  if (attack === undefined || !(attack in attackTable)) return 'notInHand';
  if (!fighter.hand.includes(attack)) return 'notInHand';
  return state.fight?.stage === fightStage.counter ? 'cannotJoin' : undefined;
}

function whyNotMinion(
  state: Readonly<State>,
  seat: number,
  { at, to }: { at?: number; to?: number },
): RefusalCode | undefined {
  if (!hasOption(state, 'minions') || heroAt(state, seat).status !== statuses.dead) return 'noMinions';
  const monster = at === undefined ? undefined : state.monsters[at];
  if (!monster) return undefined;
  if (state.monsters.length >= 2 && monster.token === state.lastMinion) return 'minionAgain';
  if (to === undefined) return undefined;
  const border = borderTo(monster.space, to);
  const isGoal = border !== undefined && state.board[to] !== none && !hasMonster(state, to);
  return isGoal && isPassable(state, monster.space, border) ? undefined : 'minionBlocked';
}

function whyNotUse(state: Readonly<State>, seat: number, card: number | undefined): RefusalCode | undefined {
  const hero = heroAt(state, seat);
  if (card === undefined) return undefined;
  if (![...hero.runes, ...hero.loot].includes(card)) return 'notHeld';
  const { use } = cardTable[card];
  if (!use) return isLoot[card] ? 'noUse' : 'notHeld';
  return use.on === 'ownTurn' && hero.wounds === 0 ? 'unhurt' : 'wrongMoment';
}

/** When the thing itself would be legal, the moment is wrong. */
function elsewise({ seat: asked }: Decision<DelveAction>, seat: number, { kind }: DelveIntent): RefusalCode {
  if (asked !== seat) return 'notAsked';
  return kind === 'wait' || kind === 'pass' ? 'mustAct' : 'answerFirst';
}

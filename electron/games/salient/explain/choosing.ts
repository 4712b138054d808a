/** Why an effect does not let a Unit, a space, a Mine, a player or a card space be chosen (500s, 800s, 900s). */
import type { Space } from '../../../../shared/games/salient.ts';
import { distance } from '../board/board.ts';
import { commandTable, spacesInPlay } from '../content/command.ts';
import type { Aim, EffectOf } from '../content/language.ts';
import { controllingUnit } from '../effects/deploying.ts';
import { effectNow } from '../effects/frame.ts';
import { enemiesOf } from '../effects/sabotage.ts';
import type { EffectFrame } from '../effects/worker.ts';
import { allyOf, boardOf, classOf, fieldUnits, findUnit, isArmour, isFoe, topFrame } from '../play.ts';
import { none, type State, type Unit } from '../state.ts';
import type { RefusalCode } from './refusals.ts';

type Reason = RefusalCode | undefined;

/** The effect that asks now, with its frame. */
function asking(state: Readonly<State>) {
  const frame = topFrame(state);
  if (frame?.kind !== 'effect') return undefined;
  const effect = effectNow(state, frame);
  return effect && { frame, effect };
}

export function whyNotChoose(state: Readonly<State>, id: number): Reason {
  const asked = asking(state);
  if (!asked) return 'answerFirst';
  const unit = findUnit(state, id);
  const board = boardOf(state);
  if (!unit || !board.isField[unit.space]) return 'noUnit';
  const { frame, effect } = asked;
  switch (effect.do) {
    case 'strike':
    case 'destroy':
      return whyNotAimed(state, frame, effect.aim, unit);
    case 'blast':
      if (effect.area === 'line') return 'answerFirst';
      return unit.seat === state.seat ? undefined : 'notYours';
    case 'lift':
    case 'stack':
      if (unit.seat !== state.seat) return 'notYours';
      return isArmour(unit) ? 'wrongClass' : undefined;
    case 'strengthen':
      if (unit.seat !== state.seat) return 'notYours';
      return effect.who === 'controller' && unit !== controllingUnit(state, board, frame.slot)
        ? 'notControlled'
        : undefined;
    default:
      return 'answerFirst';
  }
}

function whyNotAimed(state: Readonly<State>, { slot }: EffectFrame, aim: Aim, unit: Unit): Reason {
  const board = boardOf(state);
  if (!isFoe(board, unit.seat, state.seat)) return 'notEnemy';
  if (aim.only !== undefined && classOf(unit) !== aim.only) return 'wrongClass';
  if (aim.offFront && board.seats[unit.seat].isFront[unit.space]) return 'onHomeLine';
  const { within } = aim;
  if (within === undefined) return undefined;
  const controller = controllingUnit(state, board, slot);
  const own =
    aim.from === 'controller' ? (controller ? [controller] : []) : fieldUnits(state, board, state.seat);
  return own.some(({ space }) => distance(board, space, unit.space) <= within) ? undefined : 'outOfRange';
}

export function whyNotPut(state: Readonly<State>, space: Space): Reason {
  const asked = asking(state);
  if (!asked) return 'noChoiceOfSpace';
  const { frame, effect } = asked;
  if (effect.do === 'sunfire') return whyNotBehind(state, space);
  if (!boardOf(state).isField[space]) return 'noSuchSpace';
  switch (effect.do) {
    case 'deploy':
      return whyNotDeploy(state, frame, effect, space);
    case 'layMines':
      if (state.mines.includes(space)) return 'mineThere';
      return whyNotOwnGround(state, space);
    case 'lift':
      return whyNotOwnGround(state, space);
    default:
      return 'noChoiceOfSpace';
  }
}

function whyNotBehind(state: Readonly<State>, space: Space): Reason {
  if (!boardOf(state).seats[state.seat].goals.includes(space)) return 'notBehindLine';
  return state.at[space] === none ? undefined : 'lineTaken';
}

function whyNotOwnGround(state: Readonly<State>, space: Space): Reason {
  if (state.at[space] !== none) return 'spaceTaken';
  const board = boardOf(state);
  return board.isCentre[space] || board.seats[state.seat].isZone[space] ? undefined : 'outsideOwnGround';
}

const rightPlace = {
  home: 'notHomeLine',
  centre: 'notNoMansLand',
  beside: 'notBeside',
  behindAlly: 'notBehindAlly',
} as const;

function whyNotDeploy(
  state: Readonly<State>,
  frame: EffectFrame,
  effect: EffectOf<'deploy'>,
  space: Space,
): Reason {
  if (state.at[space] !== none) return 'spaceTaken';
  const barred = whyBarred(state, space);
  if (barred) return barred;
  const board = boardOf(state);
  const { back } = board.seats[state.seat];
  const isBehindOwn = state.units.some((unit) => unit.seat === state.seat && back[unit.space] === space);
  const isStack = frame.dice.length > 1;
  return effect.where === 'home' && isStack && isBehindOwn ? 'armourHome' : rightPlace[effect.where];
}

function whyBarred(state: Readonly<State>, space: Space): Reason {
  const board = boardOf(state);
  if (!board.seats[state.seat].isBarred[space]) return undefined;
  const ally = allyOf(board, state.seat);
  if (ally !== none && board.seats[ally].isFront[space]) return 'allyLine';
  const isEnemys = board.seats.some(({ isZone }, seat) => isZone[space] && isFoe(board, seat, state.seat));
  return isEnemys ? 'enemyZone' : 'closedZone';
}

export function whyNotMine(state: Readonly<State>, space: Space): Reason {
  const effect = asking(state)?.effect;
  if (effect?.do !== 'detonate' && effect?.do !== 'clearMines') return 'answerFirst';
  return state.mines.includes(space) ? undefined : 'noMine';
}

export function whyNotLine(state: Readonly<State>, line: number): Reason {
  const effect = asking(state)?.effect;
  if (effect?.do !== 'blast' || effect.area !== 'line') return 'answerFirst';
  return line in boardOf(state).seats[state.seat].lines ? undefined : 'noSuchLine';
}

export function whyNotEnemy(state: Readonly<State>, seat: number): Reason {
  if (asking(state)?.effect.do !== 'sabotage') return 'answerFirst';
  return enemiesOf(state, boardOf(state)).includes(seat) ? undefined : 'noSuchEnemy';
}

export function whyNotJam(state: Readonly<State>, at: number): Reason {
  const asked = asking(state);
  if (asked?.effect.do !== 'sabotage') return 'answerFirst';
  const enemies = enemiesOf(state, boardOf(state));
  const enemy = asked.frame.picked[0] ?? (enemies.length === 1 ? enemies[0] : none);
  if (enemy === none) return 'answerFirst';
  const { upgraded, jammed } = state.players[enemy];
  if (!(at in commandTable)) return 'noSuchSlot';
  if (!spacesInPlay[upgraded].includes(at)) return 'otherSide';
  if (!commandTable[at].canJam) return 'cannotJam';
  return (jammed & (1 << at)) === 0 ? undefined : 'jamThere';
}

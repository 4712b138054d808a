/** "Why not?": for anything a player points at, the rule that keeps it from being an option. Never an empty answer. */
import type { Decision, Refusal, Seat } from '../../../shared/game.ts';
import { unreachable } from '../../../shared/result.ts';
import type { WarbandAction, WarbandIntent } from '../../../shared/games/warband.ts';
import { deploymentSquares, hasAdjacentEnemy, isFreeFor } from './board.ts';
import { whyNotMet } from './objectives.ts';
import { ownMove } from './basic-actions.ts';
import { actorsFor, orderBy, orderOf, powerBy } from './declarations.ts';
import { decisionOf, undoableOf } from './flow.ts';
import type { Mover } from './geometry/reach.ts';
import { isLegal } from './geometry/tables.ts';
import { endsOf, moverFor } from './movement.ts';
import { faceOf, findCreature, lookAt, topFrame, type Play } from './play.ts';
import { sizeOf } from './printed.ts';
import { refusal, type RefusalCode } from './refusals.ts';
import {
  activation,
  activationMoment,
  assistance,
  attackGeometry,
  basicAttack,
  collecting,
  cowering,
  dodging,
  leadershipFor,
  moving,
  rangeFor,
  type Check,
} from './requirements.ts';
import { bearerOf } from './responses.ts';
import { none, type Creature, type Declaration, type Square, type State } from './state.ts';
import { creatureTarget, openSlot, planOf } from './targets.ts';
import { statOf } from './values.ts';

export function explainIntent(
  state: Readonly<State>,
  seat: Seat,
  intent: WarbandIntent,
): Refusal | undefined {
  if (state.outcome) return refusal('matchOver');
  const play = lookAt(state);
  const decision = decisionOf(state)!;
  if (decision.seat === seat && isOption(play, decision, intent)) return undefined;
  return refusal(reasonFor(play, decision, seat, intent) ?? elsewise(decision, seat, intent));
}

/** When the thing itself would be legal, the moment is wrong: somebody else is asked, or something else. */
function elsewise(
  { seat: asked, prompt }: Decision<WarbandAction>,
  seat: Seat,
  { kind }: WarbandIntent,
): RefusalCode {
  if (asked !== seat) return 'notAsked';
  const isOpening = prompt.code === 'openingDeploy';
  return isOpening && (kind === 'play' || kind === 'power') ? 'noTurnYet' : 'answerFirst';
}

function isOption(play: Play, { options }: Decision<WarbandAction>, intent: WarbandIntent): boolean {
  return options.some((option) => isMeant(play, option, intent));
}

/** Whether an option is what the player points at. */
function isMeant(play: Play, option: WarbandAction, intent: WarbandIntent): boolean {
  switch (intent.kind) {
    case 'activate':
      return option.kind === 'activate' && option.creature === intent.creature;
    case 'move':
      return (
        (option.kind === 'move' || option.kind === 'go') &&
        option.to === intent.to &&
        isMover(play, intent.creature)
      );
    case 'attack':
      return (
        option.kind === 'attack' &&
        option.target === intent.target &&
        option.mode === intent.mode &&
        intent.creature === play.state.active
      );
    case 'play':
      return option.kind === 'play' && option.card === intent.card && isActor(play, intent);
    case 'power':
      return option.kind === 'power' && option.creature === intent.creature && option.text === intent.text;
    case 'assist':
      return option.kind === 'assist' && option.creature === intent.creature;
    case 'target':
      return (
        (option.kind === 'target' && option.id === intent.id) ||
        (option.kind === 'pick' && option.creature === intent.id)
      );
    case 'deploy':
      return (
        (option.kind === 'deploy' && option.card === intent.card && intent.square === undefined) ||
        (option.kind === 'place' && option.square === intent.square)
      );
    case 'collect':
      return option.kind === 'collect' && intent.creature === play.state.active;
    case 'dodge':
      return option.kind === 'dodge' && option.creature === intent.creature;
    case 'cower':
      return option.kind === 'cower' && cowerer(play) === intent.creature;
    case 'pass':
    case 'end':
      return option.kind === intent.kind;
    case 'undo':
      return undoableOf(play.state) > 0;
    case 'objective':
      return false;
    default:
      return unreachable(intent);
  }
}

const isMover = (play: Play, creature: number): boolean => {
  const frame = topFrame(play.state);
  return frame.kind === 'path' ? frame.creature === creature : play.state.active === creature;
};

const isActor = (play: Play, { card, actor }: Extract<WarbandIntent, { kind: 'play' }>): boolean =>
  actor === undefined ||
  actorsFor(
    play,
    play.state.players.findIndex(({ orderHand }) => orderHand.includes(card)),
    card,
  ).some(({ id }) => id === actor);

function cowerer(play: Play): number | undefined {
  const frame = topFrame(play.state);
  return frame.kind === 'damage' ? frame.hits[frame.at]?.creature : undefined;
}

function reasonFor(play: Play, decision: Decision<WarbandAction>, seat: Seat, intent: WarbandIntent): Check {
  switch (intent.kind) {
    case 'activate':
      return withCreature(
        play,
        intent.creature,
        (creature) => activationMoment(play, seat) ?? own(seat, creature) ?? activation(play, creature),
      );
    case 'move':
      return withCreature(
        play,
        intent.creature,
        (creature) =>
          own(seat, creature) ??
          activationMoment(play, seat) ??
          moving(play, creature) ??
          way(play, creature, intent.to),
      );
    case 'attack':
      return withCreature(
        play,
        intent.creature,
        (creature) =>
          own(seat, creature) ??
          activationMoment(play, seat) ??
          attack(play, creature, intent.target, intent.mode),
      );
    case 'play':
      return playing(play, seat, intent.card, intent.actor);
    case 'power':
      return withCreature(
        play,
        intent.creature,
        (creature) => own(seat, creature) ?? power(play, seat, creature, intent.text),
      );
    case 'assist':
      return assisting(play, seat, intent.creature);
    case 'objective':
      return whyNotMet(play, intent.index);
    case 'target':
      return decision.seat === seat ? targeting(play, intent.id) : undefined;
    case 'deploy':
      return deploying(play, seat, intent.card, intent.square);
    case 'collect':
      return withCreature(
        play,
        intent.creature,
        (creature) => own(seat, creature) ?? activationMoment(play, seat) ?? collecting(play, creature),
      );
    case 'dodge':
      return withCreature(play, intent.creature, (creature) => own(seat, creature) ?? dodge(play, creature));
    case 'cower':
      return withCreature(play, intent.creature, (creature) => own(seat, creature) ?? cower(play, creature));
    case 'pass':
      return 'answerFirst';
    case 'end':
      return decision.prompt.code === 'openingDeploy' && decision.seat === seat
        ? 'mustDeployOne'
        : ending(play, seat);
    case 'undo':
      return 'nothingToUndo';
    default:
      return unreachable(intent);
  }
}

const withCreature = (play: Play, id: number, check: (creature: Creature) => Check): Check => {
  const creature = findCreature(play, id);
  return creature ? check(creature) : 'notInPlay';
};

const own = (seat: Seat, creature: Creature): Check => (creature.seat === seat ? undefined : 'notYours');

/** Why a square cannot be reached: what is on it, then what is on the way, then how far it is. */
function way(play: Play, creature: Creature, to: Square): Check {
  if (to === creature.square) return 'alreadyThere';
  const size = sizeOf(play, creature.id);
  if (!isLegal(play.tables, to, 1)) return 'solidSquare';
  if (size === 2 && !isLegal(play.tables, to, 2)) return 'tooLarge';
  if (!isFreeFor(play, to, size, creature.id)) return 'occupied';
  const mover = moverFor(play, creature, ownMove);
  if (mover.budget < statOf(play, creature, 'speed') && hasAdjacentEnemy(play, creature)) {
    const unpinned = { ...mover, budget: statOf(play, creature, 'speed'), stops: false };
    if (endsOf(play, unpinned).includes(to)) return 'pinned';
  }
  return hindrances.find(([, lifted]) => endsOf(play, { ...mover, ...lifted }).includes(to))?.[0] ?? 'tooFar';
}

/** What may keep a square out of reach, each with the mover that it would not hinder; the first that helps is told. */
const hindrances: readonly (readonly [RefusalCode, Partial<Mover>])[] = [
  ['stopRule', { stops: false }],
  ['enemyBetween', { stops: false, passEnemies: true }],
  ['slowGround', { sureFooted: true, hazardProof: true }],
  ['tooFar', { stops: false, passEnemies: true, sureFooted: true, hazardProof: true }], // several at once
  ['wallBetween', { stops: false, passEnemies: true, mode: 'burrow' }],
];

function attack(play: Play, creature: Creature, target: number, mode: 'melee' | 'ranged'): Check {
  const victim = findCreature(play, target);
  if (!victim) return 'notInPlay';
  const range = mode === 'ranged' ? rangeFor(play, creature) : 0;
  return basicAttack(play, creature, mode) ?? attackGeometry(play, creature, victim, mode, range);
}

function playing(play: Play, seat: Seat, card: number, actor: number | undefined): Check {
  if (!play.state.players[seat].orderHand.includes(card)) {
    return faceOf(play, card)?.card.type === 'creature' ? 'notAnOrder' : 'notInHand';
  }
  if (actor !== undefined)
    return withCreature(play, actor, (creature) => orderBy(play, seat, card, creature));
  return actorsFor(play, seat, card).length > 0 ? undefined : bestReason(play, seat, card);
}

/** Of all reasons the one that came closest: the active creature's, or the only one there is. */
function bestReason(play: Play, seat: Seat, card: number): RefusalCode {
  const { timing } = orderOf(play, card);
  const active = findCreature(play, play.state.active);
  if (timing !== 'immediate') {
    const moment = activationMoment(play, seat);
    if (moment === 'stackBusy') return moment;
    if (moment !== undefined) return timing === 'standard' ? 'notAStandard' : 'notAMinor';
    return (active && orderBy(play, seat, card, active)) ?? 'notActive';
  }
  const reasons = play.state.creatures
    .filter((each) => each.seat === seat)
    .map((each) => orderBy(play, seat, card, each));
  return reasons.find((reason) => reason !== reasons[0]) === undefined
    ? (reasons[0] ?? 'noActor')
    : 'noActor';
}

function power(play: Play, seat: Seat, creature: Creature, number: number): Check {
  const card = bearerOf(play, creature, number);
  const isInActivation = activationMoment(play, seat) === undefined;
  return card === undefined
    ? 'noSuchPower'
    : powerBy(play, creature, play.program.texts[number], card, isInActivation);
}

function assisting(play: Play, seat: Seat, id: number): Check {
  const frame = topFrame(play.state);
  if (frame.kind !== 'declare' || frame.declaration.kind !== 'order') return 'notAssisting';
  const { declaration } = frame;
  if (declaration.seat !== seat) return 'notAssisting'; // nobody knows of it yet
  const actor = findCreature(play, declaration.actor);
  if (!actor) return 'notAssisting';
  if (declaration.assistants.includes(id)) return 'alreadyAssists';
  return withCreature(
    play,
    id,
    (helper) => own(seat, helper) ?? assistance(play, orderOf(play, declaration.card), actor, helper),
  );
}

/** Of something pointed at while the one who points chooses targets, creatures or a payment. */
function targeting(play: Play, id: number): Check {
  const frame = topFrame(play.state);
  if (frame.kind === 'pick') return frame.chosen.includes(id) ? 'targetTaken' : 'badPick';
  if (frame.kind === 'pay') return 'badPayment';
  return frame.kind === 'declare' ? declaredTarget(play, frame.declaration, id) : 'answerFirst';
}

function declaredTarget(play: Play, declaration: Declaration, id: number): Check {
  const { price, slots } = planOf(play, declaration);
  if (declaration.payment.length < price.length) return 'badPayment';
  const slot = openSlot(slots, declaration);
  if (!slot) return 'answerFirst';
  if (slot.kind !== 'creature') return 'badTarget';
  return withCreature(
    play,
    id,
    (creature) => creatureTarget(play, declaration, slot, creature) ?? 'noTargetLeft',
  );
}

function deploying(play: Play, seat: Seat, card: number, square: number | undefined): Check {
  const { state } = play;
  if (!state.players[seat].creatureHand.includes(card)) {
    return state.players[seat].orderHand.includes(card) ? 'notACreature' : 'notHeld';
  }
  if (state.phase !== 'setup' && state.seat !== seat) return 'notYourTurn';
  if (state.phase !== 'setup' && state.phase !== 'deploy') return 'wrongPhase';
  const squares = deploymentSquares(play, seat, card);
  const reason = leadershipFor(play, seat, card) ?? (squares.length === 0 ? 'noPlacement' : undefined);
  if (reason) return reason;
  return square === undefined || squares.includes(square) ? undefined : misplaced(play, card, square);
}

/** What keeps a creature from being put on a square: what is there already, before where it lies. */
function misplaced(play: Play, card: number, square: Square): RefusalCode {
  const size = sizeOf(play, card);
  if (!isLegal(play.tables, square, size)) return size === 1 ? 'solidSquare' : 'tooLarge';
  return isFreeFor(play, square, size, none) ? 'badPlacement' : 'occupied';
}

/** The reason that comes closest over all ranged attacks on the stack. */
function dodge(play: Play, creature: Creature): Check {
  const reasons = play.state.stack.map((item) => dodging(play, creature, item));
  return reasons.find((reason) => reason !== 'noRangedAttack') ?? 'noRangedAttack';
}

function cower(play: Play, creature: Creature): Check {
  const frame = topFrame(play.state);
  const hit = frame.kind === 'damage' ? frame.hits.find((each) => each.creature === creature.id) : undefined;
  return hit ? cowering(play, creature, hit.amount, hit.unpreventable) : 'noDamage';
}

function ending(play: Play, seat: Seat): Check {
  const { state } = play;
  if (state.seat !== seat) return 'notYourTurn';
  return state.stack.length > 0 ? 'stackBusy' : undefined;
}

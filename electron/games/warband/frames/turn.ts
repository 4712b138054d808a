/** A turn: Refresh, Activate, Deploy, Cleanup (W-302..W-325). */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { activate, activationOptions, beginAction, endActivation } from '../activation.ts';
import { isInHazard } from '../board.ts';
import type { Duration } from '../cards/language.ts';
import { untapAll } from '../creatures.ts';
import { deployable } from '../deploying.ts';
import { isOver } from '../effects.ts';
import { checkNoCreatures, checkStalemate } from '../end.ts';
import { checkObjectives, countHeldSquares, tellRound } from '../objectives.ts';
import { creatureHandOf, drawCards } from '../hands.ts';
import { changeLeadership } from '../morale.ts';
import { hazardDamage } from '../movement.ts';
import { endOption } from '../options.ts';
import { openStack } from '../open-stack.ts';
import { creatureOf, pushFrame, type Play } from '../play.ts';
import { responses } from '../responses.ts';
import { none, type Phase, type Timed, type TurnStep } from '../state.ts';
import { listeners } from '../triggers.ts';
import { hasTrait } from '../values.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type TurnFrame = FrameOf<'turn'>;

/** W-316, R-105: the turn player may act here, so immediate actions are open to them too. */
function deployOptions(play: Play): WarbandAction[] {
  const { seat } = play.state;
  const options: WarbandAction[] = [endOption, ...deployable(play, seat)];
  responses(play, seat, options);
  return options;
}

function enterPhase(play: Play, phase: Phase): void {
  const { state } = play;
  state.phase = phase;
  if (phase === 'refresh') {
    const round = Math.ceil(state.turn / state.players.length);
    play.emit?.({ kind: 'turnBegan', seat: state.seat, turn: state.turn, round });
  }
  play.emit?.({ kind: 'phaseBegan', seat: state.seat, phase });
}

/** Each step does its work and names the next; `undefined` means a player must choose. */
const steps: Record<TurnStep, (play: Play) => TurnStep | undefined> = {
  startEffects(play) {
    enterPhase(play, 'refresh');
    play.state.quiet += 1; // what happens in this turn sets it back to 0
    pushTimed(play, 'turnStarts', ['startOfYourTurn']);
    return 'untapFirst';
  },
  untapFirst(play) {
    untapAll(play, play.state.seat);
    return 'drawOrder';
  },
  drawOrder(play) {
    drawCards(play, play.state.seat, 'order', 1);
    enterPhase(play, 'activate');
    return 'activate';
  },
  activate: () => undefined,
  lastWindow(play) {
    endActivation(play);
    openStack(play, true); // R-03 c
    return 'raiseLeadership';
  },
  raiseLeadership(play) {
    enterPhase(play, 'deploy');
    changeLeadership(play, play.state.seat, 1);
    return 'deploy';
  },
  deploy(play) {
    const { setup } = play.state;
    // In thought the turn ends where everybody can see it: positions are compared at the same moment.
    const isSkipped = setup.skipForced && !setup.onlyDodges && deployOptions(play).length === 1;
    return isSkipped ? 'endEffects' : undefined;
  },
  endEffects(play) {
    if (play.state.phase !== 'cleanup') enterPhase(play, 'cleanup');
    pushTimed(play, 'turnEnds', ['endOfTurn', 'endOfYourTurn', 'endOfActivation']);
    return 'untapLast';
  },
  untapLast(play) {
    if (isAnythingOver(play, ['endOfTurn', 'endOfYourTurn'])) return expireLate(play);
    untapAll(play, play.state.seat);
    return 'drawCreatures';
  },
  drawCreatures(play) {
    const { seat } = play.state;
    const { creatureHand } = play.state.players[seat];
    const surplus = creatureHand.length - creatureHandOf(play, seat);
    if (surplus <= 0) drawCards(play, seat, 'creature', -surplus);
    else {
      const cards = [...creatureHand];
      pushFrame(play, {
        kind: 'cards',
        seat,
        purpose: 'surplus',
        cards,
        left: surplus,
        owner: seat,
        to: 'deckBottom',
      });
    }
    return 'check';
  },
  check(play) {
    endTurn(play);
    return 'startEffects';
  },
};

/** What was made during the end-of-turn effects themselves ends with them. */
function expireLate(play: Play): TurnStep {
  pushFrame(play, { kind: 'timed', entries: expiries(play, ['endOfTurn', 'endOfYourTurn']) });
  return 'untapLast';
}

const isAnythingOver = (play: Play, durations: Duration[]): boolean => expiries(play, durations).length > 0;

function expiries(play: Play, durations: Duration[]): Timed[] {
  return play.state.effects
    .filter((effect) => durations.some((until) => isOver(play, effect, until)))
    .map((effect) => ({ kind: 'expire', effect: effect.id }));
}

function pushTimed(play: Play, event: 'turnStarts' | 'turnEnds', durations: Duration[]): void {
  const { seat } = play.state;
  const happening = { subject: none, other: none, amount: 0, seat };
  const triggers: Timed[] = listeners(play, event, happening).map((waiting) => ({
    kind: 'trigger',
    waiting,
  }));
  const hazards = event === 'turnEnds' ? hazardsAtEnd(play) : [];
  const entries = [...triggers, ...hazards, ...expiries(play, durations)];
  if (entries.length > 0) pushFrame(play, { kind: 'timed', entries });
}

/** W-521: every creature of the turn player in hazardous terrain. */
function hazardsAtEnd(play: Play): Timed[] {
  return play.state.creatures
    .filter((creature) => creature.seat === play.state.seat && isInHazard(play, creature))
    .filter((creature) => !hasTrait(play, creature, 'hazardProof'))
    .map(({ id, seat, square }) => ({
      kind: 'trigger',
      waiting: {
        seat,
        actor: id,
        card: none,
        text: none,
        square,
        happening: { subject: id, other: none, amount: hazardDamage, seat },
      },
    }));
}

/** W-323, W-324, R-96. */
function endTurn(play: Play): void {
  const { state } = play;
  countHeldSquares(play);
  tellRound(play);
  checkNoCreatures(play);
  if (!state.outcome) checkObjectives(play, { at: 'turnEnd' });
  if (state.outcome) return;
  checkStalemate(play);
  state.seat = (state.seat + 1) % state.players.length;
  state.turn += 1;
  state.reactivated = 0;
  state.played = 0;
  state.spent = [];
  for (const creature of state.creatures) creature.moved = 0;
}

export const turnWorker: Worker<TurnFrame> = {
  /** Triggers that wait go on the stack before anything else happens. */
  work(play, frame) {
    if (play.state.waiting.length > 0) {
      openStack(play);
      return true;
    }
    const next = steps[frame.step](play);
    if (next === undefined) return false;
    frame.step = next;
    return true;
  },
  asks(play, frame) {
    const { seat, active } = play.state;
    if (frame.step === 'deploy') return { seat, prompt: { code: 'deploy', rule: 'W-316' } };
    if (active === none) return { seat, prompt: { code: 'activate', rule: 'W-306' } };
    return { seat, prompt: { code: 'act', rule: 'W-307', about: { creature: active } } };
  },
  options(play, frame) {
    return frame.step === 'activate' ? activationOptions(play) : deployOptions(play);
  },
  choose(play, frame, action) {
    if (action.kind === 'end') frame.step = frame.step === 'activate' ? 'lastWindow' : 'endEffects';
    else if (action.kind === 'deploy')
      pushFrame(play, { kind: 'place', card: action.card, seat: play.state.seat });
    else if (action.kind === 'activate') activate(play, creatureOf(play, action.creature));
    else if (!beginAction(play, action)) notOffered(frame, action);
  },
};

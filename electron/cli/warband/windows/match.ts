/** One first game against a bot, in which every response window of the person is noted: asked, or passed and why. */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { BotLevel } from '../../../../shared/bots.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { botOf, judgementOf } from '../../../bots/levels.ts';
import type { BotTools } from '../../../engine/game-tools.ts';
import { hash } from '../../../engine/hash.ts';
import { seedRng } from '../../../engine/rng.ts';
import { hooksOf } from '../../../engine/table-hooks.ts';
import { warband, type WarbandSetup, type WarbandState } from '../../../games/warband/index.ts';
import { arrange, type Arrangement } from '../../../services/matches/arrangement.ts';
import { causeFor } from '../../../services/matches/passes.ts';
import { letHappen, savingAnswer } from './fates.ts';

type Question = Decision<WarbandAction>;

/** A turn of the opponent: how often the person was asked in it, and whether it attacked them. */
interface WatchedTurn {
  turn: number;
  asked: number;
  hasAttack: boolean;
}

/** A window that was passed though an answer in it would have spared the person something. */
interface SkippedSaving {
  turn: number;
  answered: string;
  with: string;
  spared: string;
}

export interface WatchedMatch {
  turns: WatchedTurn[];
  /** Windows with an answer that were passed for the person. */
  skipped: number;
  useful: SkippedSaving[];
  isOver: boolean;
}

export interface WatchPlan {
  setup: WarbandSetup;
  seed: number;
  /** Where the person sits, who plays like a bot of `hand`. */
  person: Seat;
  level: BotLevel;
  hand: BotLevel;
  bots: BotTools<WarbandSetup, WarbandState, WarbandAction>;
}

const longest = 6000;
const hooks = hooksOf(warband);

export function watchMatch(plan: WatchPlan): WatchedMatch {
  const { setup, seed, person } = plan;
  const state = warband.start(setup, seed);
  const found: WatchedMatch = { turns: [], skipped: 0, useful: [], isOver: false };
  const arrangement = arrangementOf(plan);
  for (let actions = 0; actions < longest; actions++) {
    const asked = warband.decision(state);
    if (!asked) return { ...found, isOver: true };
    const turn = turnOf(found, state, person);
    const isPassed = asked.window && asked.seat === person && causeOf(arrangement, state, asked);
    if (isPassed) noteSkipped(found, arrangement, state, asked);
    else if (asked.window && asked.seat === person && turn) turn.asked += 1;
    const action = asked.options[isPassed ? asked.window!.pass : choice(plan, state, asked)]!;
    if (turn && isAttackOn(state, action, person)) turn.hasAttack = true;
    warband.apply(state, action);
  }
  return found;
}

function arrangementOf({ setup, person, level }: WatchPlan): Arrangement {
  const seats = setup.seats.map((_, seat) => ({
    colour: seat === 0 ? ('amber' as const) : ('azure' as const),
    ...(seat !== person && { bot: { level, temperament: 'balanced' as const } }),
  }));
  return arrange('open', false, seats, hooks.stops);
}

const causeOf = (arrangement: Arrangement, state: WarbandState, asked: Question): boolean =>
  causeFor({ hooks, arrangement, passing: new Map() }, { state }, asked) !== undefined;

/** The opponent's turn that goes on now, begun if it is new; nothing in one's own. */
function turnOf(
  { turns }: WatchedMatch,
  { turn, seat }: WarbandState,
  person: Seat,
): WatchedTurn | undefined {
  if (seat === person) return undefined;
  const last = turns.at(-1);
  if (last?.turn === turn) return last;
  const begun = { turn, asked: 0, hasAttack: false };
  turns.push(begun);
  return begun;
}

const isAttackOn = ({ creatures }: WarbandState, action: WarbandAction, person: Seat): boolean =>
  action.kind === 'attack' && creatures.some(({ id, seat }) => id === action.target && seat === person);

/** An answer that can still be given in a window that does open later is not lost. */
function noteSkipped(
  found: WatchedMatch,
  arrangement: Arrangement,
  state: WarbandState,
  asked: Question,
): void {
  if (asked.options.length < 2) return;
  found.skipped += 1;
  const saving = savingAnswer(state, asked);
  if (!saving || isAskedLater(arrangement, state, asked.seat)) return;
  const { answer, spared } = saving;
  const top = state.stack.at(-1);
  found.useful.push({
    turn: state.turn,
    answered: top ? `${top.kind} of ${cardName(state, top.card >= 0 ? top.card : top.actor)}` : state.phase,
    with: `${answer.kind} ${'card' in answer ? cardName(state, answer.card) : ''}`.trim(),
    spared,
  });
}

const isAskedLater = (arrangement: Arrangement, state: WarbandState, seat: Seat): boolean =>
  letHappen(state, seat).windows.some((later) => !causeOf(arrangement, later, warband.decision(later)!));

const cardName = ({ setup }: WarbandState, card: number): string => {
  const instance = setup.instances[card];
  return instance ? setup.cards[instance.card]!.name : '?';
};

function choice(
  { bots, person, level, hand, seed }: WatchPlan,
  state: WarbandState,
  asked: Question,
): number {
  const kind = asked.seat === person ? hand : level;
  const knowledge = bots.knowledge(state, asked.seat);
  const luck = Number.parseInt(hash(knowledge.position).slice(0, 12), 16) + seed;
  const rng = seedRng(luck % Number.MAX_SAFE_INTEGER);
  const bot = botOf(kind, bots.mind('balanced', judgementOf(kind)));
  const sampleWorld = () => bots.world(knowledge, rng);
  return bot.choose({ view: knowledge, decision: asked, rng, sampleWorld }).option;
}

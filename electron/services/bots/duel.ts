/** A whole match between bots, played out at once: for trying a warband, for balance, for the arena. */
import type { BotPlayer } from '../../../shared/bots.ts';
import type { Decision, Outcome, Seat } from '../../../shared/game.ts';
import type { WarbandAction, WarbandEvent } from '../../../shared/games/warband.ts';
import type { Bot, BotChoice } from '../../bots/bot.ts';
import { botOf, judgementOf, type AnyLevel } from '../../bots/levels.ts';
import { hash } from '../../engine/hash.ts';
import { seedRng, type Rng } from '../../engine/rng.ts';
import {
  warband,
  warbandKnowledge,
  warbandMind,
  warbandWorld,
  type BoxedCard,
  type WarbandKnowledge,
  type WarbandSetup,
  type WarbandState,
} from '../../games/warband/index.ts';

export interface Duellist extends Omit<BotPlayer, 'level'> {
  level: AnyLevel;
}

export interface Duel {
  setup: WarbandSetup;
  seed: number;
  players: Duellist[];
}

/** How it went. Cards by key, by seat: each kind once, however often it was drawn or played. */
export interface DuelReport {
  outcome?: Outcome;
  rounds: number;
  actions: number;
  first: Seat;
  morale: number[];
  drawn: string[][];
  played: string[][];
  /** Milliseconds each seat thought in each of its turns, answers to others included. */
  thinking: number[][];
  rollouts: number;
}

/** No match takes more actions; one that does is reported without an outcome. */
const longest = 20_000;

/** The luck of one answer: from the bot's seed and what it knows, so the same question gets the same answer. */
export const luckFor = (seed: number, { position }: WarbandKnowledge): Rng =>
  seedRng((Number.parseInt(hash(position).slice(0, 12), 16) + seed) % Number.MAX_SAFE_INTEGER);

type WarbandBot = Bot<unknown, WarbandAction, WarbandState>;

export const warbandBot = ({ level, temperament }: Duellist): WarbandBot =>
  botOf(level, warbandMind(temperament, judgementOf(level)));

/** A match being played: what is asked next, and a way to answer it. */
export interface RunningDuel {
  /** Nothing once the match is over. */
  question(): DuelQuestion | undefined;
  answer(choice: BotChoice, milliseconds: number): void;
  report(): DuelReport;
}

export interface DuelQuestion {
  player: Duellist;
  decision: Decision<WarbandAction>;
  knowledge: WarbandKnowledge;
}

export function startDuel({ setup, seed, players }: Duel, boxes: readonly BoxedCard[]): RunningDuel {
  const state = warband.start(setup, seed);
  const report = newReport(state);
  const note = cardNotes(state, report);
  let decision = warband.decision(state);
  return {
    question: () => {
      if (!decision || report.actions >= longest) return undefined;
      const { seat } = decision;
      return { player: players[seat]!, decision, knowledge: warbandKnowledge(state, seat, boxes) };
    },
    answer: ({ option, rollouts }, milliseconds) => {
      noteTime(report, state, decision!.seat, milliseconds);
      report.rollouts += rollouts;
      report.actions += 1;
      warband.apply(state, decision!.options[option]!, note);
      decision = warband.decision(state);
    },
    report: () => {
      const { outcome, turn, first } = state;
      const morale = state.players.map((player) => player.morale);
      return { ...report, outcome, first, morale, rounds: Math.ceil(turn / players.length) };
    },
  };
}

interface DuelManner {
  isStopped?: () => boolean;
  botFor?: (player: Duellist) => WarbandBot;
}

/** Plays a match on this thread. */
export function playDuel(
  duel: Duel,
  boxes: readonly BoxedCard[],
  { isStopped = () => false, botFor = warbandBot }: DuelManner = {},
): DuelReport {
  const running = startDuel(duel, boxes);
  const bots = new Map(duel.players.map((player) => [player, botFor(player)]));
  for (let asked = running.question(); asked && !isStopped(); asked = running.question()) {
    const startedAt = performance.now();
    const { player, decision, knowledge } = asked;
    const rng = luckFor(player.seed, knowledge);
    const sampleWorld = (): WarbandState => warbandWorld(knowledge, rng);
    const choice = bots.get(player)!.choose({ view: knowledge, decision, rng, sampleWorld });
    running.answer(choice, performance.now() - startedAt);
  }
  return running.report();
}

function newReport({ players, setup }: WarbandState): DuelReport {
  const keyOf = (card: number): string => setup.cards[setup.instances[card]!.card]!.id;
  const hands = players.map(({ orderHand, creatureHand }) => [...orderHand, ...creatureHand].map(keyOf));
  return {
    rounds: 0,
    actions: 0,
    first: 0,
    morale: [],
    drawn: hands.map((hand) => [...new Set(hand)]),
    played: players.map(() => []),
    thinking: players.map(() => []),
    rollouts: 0,
  };
}

function cardNotes({ setup }: WarbandState, { drawn, played }: DuelReport): (event: WarbandEvent) => void {
  const add = (into: string[], card: number): void => {
    const key = setup.cards[setup.instances[card]!.card]!.id;
    if (!into.includes(key)) into.push(key);
  };
  return (event) => {
    if (event.kind === 'drew') for (const card of event.cards) add(drawn[event.seat]!, card);
    if (event.kind === 'deployed') add(played[event.seat]!, event.creature);
    if (event.kind === 'declared' && event.item.kind === 'order')
      add(played[event.item.seat]!, event.item.card);
  };
}

function noteTime({ thinking }: DuelReport, { turn }: WarbandState, seat: Seat, milliseconds: number): void {
  const turns = thinking[seat]!;
  turns[turn] = (turns[turn] ?? 0) + milliseconds;
}

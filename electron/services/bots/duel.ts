/** A whole match between bots, played out at once: for trying a warband, and for balance. */
import type { Decision, Kinded, Outcome, Seat } from '../../../shared/game.ts';
import type { Bot, BotChoice } from '../../bots/bot.ts';
import type { AnyGame, CardCount, SeatKnowledge } from '../../engine/table-game.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import type { Duellist } from './questions.ts';
import { botFor as botOfGame, botsOf, worldsOf } from './thinking.ts';

export interface Duel {
  setup: unknown;
  seed: number;
  players: Duellist[];
}

/** How it went. */
export interface DuelReport {
  outcome?: Outcome;
  rounds: number;
  actions: number;
  /** Whose the first turn was. */
  first: Seat;
  /** What each seat counted at the end. */
  counts: number[];
  /** What became of the cards, by key and seat. */
  cards: CardCount[];
  /** Milliseconds each seat thought in each of its turns, answers to others included. */
  thinking: number[][];
  rollouts: number;
}

/** Keys of the cards each seat drew, or played: each once, however often. */
export const keysOf = (
  { cards, counts }: Pick<DuelReport, 'cards' | 'counts'>,
  kind: 'drawn' | 'played',
): string[][] =>
  counts.map((_, at) => cards.flatMap((each) => (each.seat === at && each.kind === kind ? [each.card] : [])));

/** No match takes more actions; one that does is reported without an outcome. */
const longest = 20_000;

/** A match being played: what is asked next, and a way to answer it. */
export interface RunningDuel {
  /** Nothing once the match is over. */
  question(): DuelQuestion | undefined;
  answer(choice: BotChoice, milliseconds: number): void;
  report(): DuelReport;
  /** The position as it stands, with nothing hidden, and everything that was told. */
  shown(): { view: object; told: { at: number; event: Kinded }[] };
}

export interface DuelQuestion {
  player: Duellist;
  decision: Decision<Kinded>;
  knowledge: SeatKnowledge;
}

/** `supplies` are what the game's bots think with. */
export function startDuel(game: AnyGame, { setup, seed, players }: Duel, supplies: object): RunningDuel {
  const bots = botsOf(game);
  const state = game.start(setup, seed);
  const watch = watching(game, state, players.length);
  let decision = game.decision(state);
  return {
    question: () => {
      if (!decision || watch.actions >= longest) return undefined;
      const { seat } = decision;
      return { player: players[seat]!, decision, knowledge: bots.knowledge(state, seat, supplies) };
    },
    answer: ({ option, rollouts }, milliseconds) => {
      const turns = watch.thinking[decision!.seat]!;
      const turn = game.turnOf(state);
      turns[turn] = (turns[turn] ?? 0) + milliseconds;
      watch.rollouts += rollouts;
      watch.actions += 1;
      game.apply(state, decision!.options[option]!, (event) => watch.told.push({ at: watch.actions, event }));
      decision = game.decision(state);
    },
    report: () => reportOf(game, state, watch),
    shown: () => ({ view: game.view(state, 'open'), told: watch.told }),
  };
}

/** What is noted while a match is played. */
interface Watch extends Pick<DuelReport, 'actions' | 'thinking' | 'rollouts'> {
  firstView: object;
  told: { at: number; event: Kinded }[];
}

const watching = (game: AnyGame, state: object, players: number): Watch => ({
  ...{ actions: 0, rollouts: 0, told: [] },
  thinking: Array.from({ length: players }, () => []),
  firstView: game.view(state, 'open'),
});

function reportOf(game: AnyGame, state: object, watch: Watch): DuelReport {
  const hooks = hooksOf(game);
  const { actions, rollouts, thinking, firstView, told } = watch;
  const outcome = game.outcome(state);
  const first = told.map(({ event }) => hooks.turnBegun(event)).find((turn) => turn !== undefined);
  return {
    ...{ actions, rollouts, thinking, rounds: game.roundOf(state) },
    ...(outcome && { outcome }),
    first: first?.seat ?? 0,
    counts: hooks.track(game.view(state, 'open')),
    cards: hooks.countCards(state, firstView, told),
  };
}

interface DuelManner {
  isStopped?: () => boolean;
  botFor?: (player: Duellist) => Bot<unknown, Kinded, object>;
}

/** Plays a match on this thread. */
export function playDuel(game: AnyGame, duel: Duel, supplies: object, manner: DuelManner = {}): DuelReport {
  return playedDuel(game, duel, supplies, manner).report();
}

/** The same, to look at once it is over. */
export function playedDuel(
  game: AnyGame,
  duel: Duel,
  supplies: object,
  { isStopped = () => false, botFor = (player) => botOfGame(game, player) }: DuelManner = {},
): Pick<RunningDuel, 'report' | 'shown'> {
  const running = startDuel(game, duel, supplies);
  const bots = new Map(duel.players.map((player) => [player, botFor(player)]));
  for (let asked = running.question(); asked && !isStopped(); asked = running.question()) {
    const startedAt = performance.now();
    const { player, decision, knowledge } = asked;
    const choice = bots.get(player)!.choose({ ...worldsOf(game, knowledge, player), decision });
    running.answer(choice, performance.now() - startedAt);
  }
  return running;
}

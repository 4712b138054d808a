/**
 * What a game gives the commands, the laws and the benches: everything that plays, tests and measures games is written
 * once against this, and `electron/cli/games.ts` lists the games. Methods throughout, so that the tools of a certain
 * game are also `AnyGameTools`; a state is only ever given to the tools of the game it came from.
 */
import type { Judgement, Temperament } from '../../shared/bots.ts';
import type { Decision, GameId, Kinded, Seat, Seed } from '../../shared/game.ts';
import type { Result } from '../../shared/result.ts';
import type { Coverage } from './coverage.ts';
import type { Mind } from './mind.ts';
import type { Rng } from './rng.ts';
import type { ScenarioReader } from './scenario-file.ts';
import type { SeatKnowledge } from './table-game.ts';
import type { MatchForm, Trial } from './trial.ts';
import type { WasteWatch } from './waste.ts';

/** Flags of the command line that only this game has, as `parseArgs` of Node takes them. */
export type GameFlags = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** Those of them that were given. */
export type FlagValues = Readonly<Record<string, string | boolean>>;

/** What shall be played: the form, and the game with setups for it. */
export interface Played<Setup, State, Action, Event, View> {
  readonly form: MatchForm;
  readonly trial: Trial<Setup, State, Action, Event, View>;
  /** Smaller, and for ever the same: what positions are counted and told by. Absent: `trial` serves. */
  readonly proving?: Trial<Setup, State, Action, Event, View>;
  readonly bots: BotTools<Setup, State, Action>;
  /** The weights its bots judge by, where a fit may change each by itself. */
  readonly weighing?: Weighing<State, Action>;
  /** The setup of the so-manyth match between two kinds of bots; absent: one by chance for every way of sitting down. */
  pairing?(number: number, seed: Seed): Pairing<Setup>;
  /** Begins to count what comes up; `countingCoverage` serves where names of things are enough. */
  coverage?(): Coverage<Setup, State, Action, Event, View>;
  /** Begins to count what is thrown away in one match. */
  waste?(): WasteWatch<State, Event>;
}

/** What bots judge by as numbers, which `npm run fit` changes by chance to learn better ones. */
export interface Weighing<State, Action> {
  readonly base: Readonly<Record<string, number>>;
  /** By how much each is changed. */
  readonly units: Readonly<Record<string, number>>;
  mind(weights: Readonly<Record<string, number>>): Mind<State, Action>;
}

/** A match between two kinds of bots, before it is known who is who. */
export interface Pairing<Setup> {
  setup: Setup;
  /** Seed of the match: the same for all ways of sitting down. */
  deal: Seed;
  /** The seat of the first kind, who has its team with it; all others are of the second. */
  seatOfA: Seat;
  /** Whether all seats are given the same. */
  isMirrored?: boolean;
}

/** How bots think about a game: what `BotHooks` says, with everything they need from outside at hand. */
export interface BotTools<Setup, State, Action> {
  /** What a seat that is asked knows. */
  knowledge(state: Readonly<State>, seat: Seat): SeatKnowledge;
  /** A world in keeping with it: everything hidden is dealt, and all luck to come is drawn anew. */
  world(knowledge: SeatKnowledge, rng: Rng): State;
  mind(temperament: Temperament, judgement: Judgement): Mind<State, Action>;
  /** Teams by seat: who wins together. Absent: seats alternate between the teams of a form that has some. */
  teams?(setup: Setup): readonly number[];
  /** Sparring partners: simple players to measure bots against, by name. */
  readonly partners?: readonly string[];
  /** The number of the option a partner takes, in a world its seat might be in. */
  playAs?(partner: string, world: Readonly<State>, decision: Decision<Action>): number;
}

/** What the laws of every game look at. */
export interface LawTools<Setup, State, Action, Event, View> {
  /** Matches of everything the rules know, small enough that whole ones can be looked at from all sides. */
  readonly trial: Trial<Setup, State, Action, Event, View>;
  readonly forms: readonly MatchForm[];
  /** So many of each form. */
  readonly matches: number;
}

/** Random play worth a fingerprint (`fingerprint.ts`). */
export interface Walk<Setup, State, Action, Event, View> {
  readonly name: string;
  readonly trial: Trial<Setup, State, Action, Event, View>;
  readonly forms: readonly MatchForm[];
}

export interface GameTools<Setup, State, Action extends Kinded, Event extends Kinded, View> {
  readonly id: GameId;
  readonly flags: GameFlags;
  /** What the flags ask for; or what is wrong with them, in a sentence. */
  played(flags: FlagValues): Result<Played<Setup, State, Action, Event, View>, string>;
  readonly laws: LawTools<Setup, State, Action, Event, View>;
  /** The ways of playing whose random play is fingerprinted; absent: as the laws play. */
  walks?(): readonly Walk<Setup, State, Action, Event, View>[];
  /** Reads scenario files: positions with steps and questions. */
  scenarios(flags: FlagValues): ScenarioReader;
}

export type AnyWalk = Walk<unknown, unknown, Kinded, Kinded, unknown>;

/** The tools of any game, to those who know no game. */
export type AnyGameTools = GameTools<unknown, unknown, Kinded, Kinded, unknown>;

/**
 * A match as it was recorded by one version of a game's rules: setup, seed and option numbers, and fingerprints of what
 * they led to. Whoever plays it again by the same version must come past the same fingerprints.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { GameModule } from '../../electron/engine/game-module.ts';
import { hash } from '../../electron/engine/hash.ts';
import type { GameId, Seat, Seed } from '../../shared/game.ts';

export interface RecordedMatch<Setup> extends PlayedMatch<Setup> {
  game: GameId;
  rulesVersion: number;
  marks: Mark[];
  /** Of everything else: a record changed by hand is noticed. */
  seal: string;
}

/** The whole setup, so that nothing but the rules decides how it goes. */
export interface PlayedMatch<Setup> {
  setup: Setup;
  seed: Seed;
  options: number[];
  /** Who gave up after the last option, if anybody did. */
  surrendered?: Seat;
}

/** After the first `at` actions: the state, and everything that anybody could choose from until then. */
interface Mark {
  at: number;
  state: string;
  offered: string;
}

export type Rules<Setup, State, Action> = GameModule<Setup, State, Action, unknown, unknown, never>;

const markEvery = 50;

export function recordOf<Setup, State, Action>(
  rules: Rules<Setup, State, Action>,
  played: PlayedMatch<Setup>,
): RecordedMatch<Setup> {
  const { id, rulesVersion } = rules;
  const record = { game: id, rulesVersion, ...played, marks: [...marksOf(rules, played)] };
  return { ...record, seal: hash(record) };
}

export const isSealed = ({ seal, ...record }: RecordedMatch<unknown>): boolean => hash(record) === seal;

/** What goes otherwise than recorded, in words. */
export function departure<Setup, State, Action>(
  rules: Rules<Setup, State, Action>,
  record: RecordedMatch<Setup>,
): string | undefined {
  const marks = marksOf(rules, record);
  let before = 0;
  for (const { at, state, offered } of record.marks) {
    const found = marks.next().value;
    const span = `between actions ${before} and ${at}`;
    if (!found || found.at !== at) return `an option that was chosen ${span} is offered no more`;
    if (found.state !== state) return `the match goes another way ${span}`;
    if (found.offered !== offered) return `other options are offered ${span}`;
    before = at;
  }
  return undefined;
}

/** Plays a match again; ends early where an option is missing. */
function* marksOf<Setup, State, Action>(
  rules: Rules<Setup, State, Action>,
  { setup, seed, options, surrendered }: PlayedMatch<Setup>,
): Generator<Mark, undefined> {
  const state = rules.start(setup, seed);
  let offered = '';
  for (const [at, option] of options.entries()) {
    if (at > 0 && at % markEvery === 0) yield { at, state: hash(state), offered };
    const decision = rules.decision(state);
    const action = decision?.options[option];
    if (!decision || action === undefined) return;
    offered = hash([offered, decision.seat, decision.options]);
    rules.apply(state, action);
  }
  if (surrendered !== undefined) rules.surrender?.(state, surrendered);
  yield { at: options.length, state: hash(state), offered };
}

export const packRecord = (record: RecordedMatch<unknown>): Buffer =>
  gzipSync(JSON.stringify(record), { level: 9 });

export const unpackRecord = <Setup>(packed: Buffer): RecordedMatch<Setup> =>
  JSON.parse(gunzipSync(packed).toString('utf8')) as RecordedMatch<Setup>;

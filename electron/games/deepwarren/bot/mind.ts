/** Deepwarren as bots think about it: what is worth trying, how a position is judged, how everybody is imagined to go on. */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { cloneState } from '../clone.ts';
import { standingOf } from '../end.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State } from '../state.ts';
import { guess } from './guess.ts';
import { judge } from './value.ts';

type Question = Decision<DeepwarrenAction>;

/** Questions at which a turn can be judged as it stands: before a tile is laid, and before a token moves. */
const calm: ReadonlySet<string> = new Set(['place', 'move']);

/** Options tried out, by how deep the search is. */
const widths = [14, 6, 4, 3] as const;

const indices = ({ options }: Question): number[] => options.map((_, option) => option);

/** Options by their guess, best first; between equals those that lie apart come first, so that few still show all. */
function byGuess(state: Readonly<State>, question: Question): number[] {
  const worths = question.options.map((action) => guess(state, question, action));
  return indices(question).toSorted((one, other) => worths[other] - worths[one]);
}

/** Every so-manyth of a long list of equals: tiles can be laid in dozens of ways that differ little. */
function spread(list: readonly number[], count: number): number[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]);
}

function shortlist(state: Readonly<State>, question: Question, depth: number): number[] {
  const width = widths[Math.min(depth, widths.length - 1)];
  if (question.prompt.code === 'place' || question.options[0].kind === 'put')
    return spread(indices(question), width);
  return byGuess(state, question).slice(0, Math.max(width, 2));
}

/** The worth of a position after an option, for who is asked. */
function worthAfter(state: Readonly<State>, { seat, options }: Question, option: number): number {
  const next = cloneState(state);
  applyAction(next, options[option]);
  const asked = decisionOf(next);
  // The attack a move leads to belongs to it: it is compulsory (T-801).
  if (asked?.seat === seat && asked.prompt.code === 'attack')
    applyAction(next, asked.options[byGuess(next, asked)[0]]);
  return judge(next, seat);
}

function bestAfter(state: Readonly<State>, question: Question, among: readonly number[]): number {
  let best = among[0] ?? 0;
  let most = -Infinity;
  for (const option of among) {
    const worth = worthAfter(state, question, option);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** Moves are worth a look at what they lead to; everything else is answered by its guess. */
function quick(state: Readonly<State>, question: Question): number {
  if (question.options.length === 1) return 0;
  if (question.prompt.code === 'move') return bestAfter(state, question, shortlist(state, question, 1));
  if (question.prompt.code === 'place') return Math.floor(question.options.length / 2);
  return byGuess(state, question)[0];
}

/** The lead in points, as the players count at the end. */
function lead(state: Readonly<State>, seat: Seat): number {
  const standing = standingOf(state);
  const others = standing.filter((each) => each.seat !== seat).map(({ score }) => score);
  return standing[seat].score - Math.max(...others);
}

const goesOn: ReadonlySet<string> = new Set(['pass', 'decline', 'stop']);

/** A code and what it is about: what kind of thing is done, with whom. */
function reason(_state: Readonly<State>, { options }: Question, option: number, isBest: boolean) {
  const action = options[option];
  const about: Record<string, number | string> = {};
  if ('token' in action && action.token !== undefined) about.token = action.token;
  if ('target' in action) about.target = action.target;
  if ('relic' in action) about.relic = action.relic;
  return { code: isBest ? action.kind : `overlooked-${action.kind}`, about };
}

export const deepwarrenMind = {
  rules: {
    clone: cloneState,
    apply: (state: State, action: DeepwarrenAction) => {
      applyAction(state, action);
    },
    decision: decisionOf,
    turnOf: (state: Readonly<State>) => state.turn,
  },
  /** Nothing makes a world cheaper to think about: it is small already. */
  imagine: (_state: State) => undefined,
  evaluate: judge,
  quick,
  shortlist,
  isCalm: ({ prompt }: Question) => calm.has(prompt.code),
  isAside: ({ prompt }: Question) => prompt.code === 'react',
  /** Nothing is ever left as it is: a tile must be laid and a token must move, so this is the best single answer. */
  goOn: (state: Readonly<State>, question: Question) =>
    bestAfter(state, question, shortlist(state, question, 0)),
  isGoingOn: ({ options }: Question, option: number) => goesOn.has(options[option].kind),
  beginnings: (state: Readonly<State>, question: Question) =>
    calm.has(question.prompt.code) ? shortlist(state, question, 1) : [],
  lead,
  turnsToOwn: ({ players, seat: now, turn }: Readonly<State>, seat: Seat) =>
    turn === 0 || now === seat ? players.length : (seat - now + players.length) % players.length,
  reason,
};

/** Deepwarren as bots think about it: what is worth trying, how a position is judged, how everybody is imagined to go on. */
import type { Judgement, Temperament } from '../../../../shared/bots.ts';
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { randomInt, seedRng, type Rng } from '../../../engine/rng.ts';
import type { Manners } from '../../../engine/mind.ts';
import { cloneState } from '../clone.ts';
import { dieSides, fallingRoll } from '../content/tokens.ts';
import { cellAt } from '../dungeon/cells.ts';
import { layTile } from '../dungeon/placement.ts';
import { applyAction, decisionOf } from '../flow.ts';
import { mustRoll } from '../movement.ts';
import { topFrame, tokenOf } from '../play.ts';
import type { State } from '../state.ts';
import { chancesOf, judgeChance, leadOf } from './chances.ts';
import { guess } from './guess.ts';
import { reasonFor } from './reasons.ts';
import { weightsFor, type Weights } from './weights.ts';

type Question = Decision<DeepwarrenAction>;
type Judge = (state: Readonly<State>, seat: Seat) => number;

/** Questions at which a turn can be judged as it stands: before a tile is laid, and before a token moves. */
const calm: ReadonlySet<string> = new Set(['place', 'move']);

/** Options tried out, by how deep the search is. */
const widths = [14, 6, 4, 3] as const;
/** Options an imagined player looks at. */
const glances = { place: 5, other: 8 } as const;

const manners: Manners = {
  captain: {
    width: 8,
    planBudget: 0,
    deedBudget: 72,
    asideBudget: 24,
    wayBudget: 24,
    horizon: 'turn',
    imagines: 'thumb',
  },
  warlord: {
    width: 8,
    planBudget: 0,
    deedBudget: 200,
    asideBudget: 48,
    wayBudget: 200,
    horizon: 'round',
    imagines: 'thumb',
  },
};

/** A Novice's mistake costs at most every fifth match it is made in: it may be careless, never absurd. */
const worstMistake = 4;

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

const isPlacing = ({ prompt, options }: Question): boolean =>
  prompt.code === 'place' || options[0].kind === 'put' || options[0].kind === 'tile';

/** Luck with which the next roll of a Pit is known. */
const luckOf = (falls: boolean): Rng => {
  for (let seed = 1; ; seed++) {
    const isFall = 1 + randomInt(seedRng(seed), dieSides) === fallingRoll;
    if (isFall === falls) return seedRng(seed);
  }
};
const goodLuck = luckOf(false);
const badLuck = luckOf(true);

const indexOfMost = (worths: readonly number[]): number => worths.indexOf(Math.max(...worths));

/** A mind that judges positions one way. */
function mindJudging(evaluate: Judge) {
  /** The worth of a position after an option, for who is asked; what is rolled is counted by its chance. */
  function worthAfter(state: Readonly<State>, question: Question, option: number): number {
    const action = question.options[option];
    if (action.kind === 'place') return worthLaid(state, question.seat, action);
    if (action.kind !== 'move' || !mustRoll(tokenOf(state, action.token)))
      return worthWith(state, question, action);
    const fall = 1 / dieSides;
    const safe = worthWith(state, question, action, goodLuck);
    return fall * worthWith(state, question, action, badLuck) + (1 - fall) * safe;
  }

  /** Before anything is drawn. */
  function worthLaid(
    state: Readonly<State>,
    seat: Seat,
    { x, y, turn }: Extract<DeepwarrenAction, { kind: 'place' }>,
  ): number {
    const frame = topFrame(state);
    if (frame?.kind !== 'place') throw new Error('no tile is in hand');
    const next = cloneState(state);
    layTile(next, frame.tile, cellAt(x, y), turn);
    return evaluate(next, seat);
  }

  function worthWith(
    state: Readonly<State>,
    { seat }: Question,
    action: DeepwarrenAction,
    luck?: Rng,
  ): number {
    const next = cloneState(state);
    if (luck) next.rng = { ...luck };
    applyAction(next, action);
    const asked = decisionOf(next);
    // The attack a move leads to belongs to it: it is compulsory (T-801).
    if (asked?.seat === seat && asked.prompt.code === 'attack')
      applyAction(next, asked.options[byGuess(next, asked)[0]]);
    return evaluate(next, seat);
  }

  const bestAfter = (state: Readonly<State>, question: Question, among: readonly number[]): number =>
    among[indexOfMost(among.map((option) => worthAfter(state, question, option)))] ?? 0;

  function shortlist(state: Readonly<State>, question: Question, depth: number): number[] {
    const width = widths[Math.min(depth, widths.length - 1)];
    if (question.options.length <= width) return indices(question);
    if (depth > 0 && isPlacing(question)) return spread(indices(question), width);
    if (!isPlacing(question)) return byGuess(state, question).slice(0, width);
    const worths = question.options.map((_, option) => worthAfter(state, question, option));
    return indices(question)
      .toSorted((one, other) => worths[other] - worths[one])
      .slice(0, width);
  }

  /** A look at what a few options lead to. */
  function quick(state: Readonly<State>, question: Question): number {
    if (question.options.length === 1) return 0;
    const { code } = question.prompt;
    if (code === 'place') return bestAfter(state, question, spread(indices(question), glances.place));
    if (isPlacing(question)) return bestAfter(state, question, spread(indices(question), glances.other));
    if (code === 'react' || code === 'pit') return byGuess(state, question)[0];
    return bestAfter(state, question, byGuess(state, question).slice(0, 14));
  }

  return {
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
    evaluate,
    quick,
    shortlist,
    isCalm: ({ prompt }: Question) => calm.has(prompt.code),
    isAside: ({ prompt }: Question) => prompt.code === 'react',
    hasRevealed: ({ undoable }: Readonly<State>) => undoable === 0,
    lead: leadOf,
    turnsToOwn: ({ players, seat: now, turn }: Readonly<State>, seat: Seat) =>
      turn === 0 || now === seat ? players.length : (seat - now + players.length) % players.length,
    reason: reasonFor,
    worstMistake,
    manners,
    chances: (state: Readonly<State>) => chancesOf(state, weightsFor.practised),
  };
}

/** The same for any weights: how new ones are tried. */
export const mindWeighing = (weights: Weights) =>
  mindJudging((state, seat) => judgeChance(state, seat, weights));

export const deepwarrenMind = (_temperament: Temperament, judgement: Judgement) =>
  mindWeighing(weightsFor[judgement]);

/**
 * Proves a puzzle: a way for whoever is to move to win before the turn ends, whatever the other player answers.
 * A search over all choices of the one and all answers of the other; positions met again are not searched again.
 */
import type { Seat } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { hash } from '../../../engine/hash.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import type { State } from '../state.ts';

/** The first choices of a win, as far as they do not depend on answers; and how many positions were looked at. */
export interface Solution {
  line: WarbandAction[];
  positions: number;
}

/** How many ends of a move are tried, nearest to the enemy first; then more, while a pass stays within its positions. */
const passes = [
  { width: 5, positions: 40_000 },
  { width: 12, positions: 120_000 },
  { width: Infinity, positions: 400_000 },
];

export function solve(state: Readonly<State>): Solution | undefined {
  const decision = decisionOf(state);
  if (!decision) return undefined;
  let positions = 0;
  for (const pass of passes) {
    const search = new Search(decision.seat, state.turn, pass);
    const line = search.winning(cloneState(state));
    positions += search.positions;
    if (line) return { line, positions };
  }
  return undefined;
}

class Search {
  positions = 0;
  readonly #seat: Seat;
  readonly #turn: number;
  readonly #pass: (typeof passes)[number];
  readonly #lost = new Set<string>();

  constructor(seat: Seat, turn: number, pass: (typeof passes)[number]) {
    this.#seat = seat;
    this.#turn = turn;
    this.#pass = pass;
  }

  /** The choices that win from here; nothing if none do. */
  winning(state: State): WarbandAction[] | undefined {
    const decision = decisionOf(state);
    if (!decision) return state.outcome?.winners.includes(this.#seat) ? [] : undefined;
    if (state.turn !== this.#turn || this.positions > this.#pass.positions) return undefined;
    const key = hash({ ...state, setup: undefined, undoable: 0, next: 0, resolutions: 0 });
    if (this.#lost.has(key)) return undefined;
    this.positions += 1;
    const found =
      decision.seat === this.#seat
        ? this.#best(state, decision.options)
        : this.#againstAll(state, decision.options);
    if (!found) this.#lost.add(key);
    return found;
  }

  #best(state: State, options: readonly WarbandAction[]): WarbandAction[] | undefined {
    for (const option of inOrder(this.#tried(state, options))) {
      const line = this.winning(after(state, option));
      if (line) return [option, ...line];
    }
    return undefined;
  }

  /** Everything but the farther ends of moves: fewer choices of one's own can hide a win, never invent one. */
  #tried(state: State, options: readonly WarbandAction[]): WarbandAction[] {
    const isWay = (option: WarbandAction) => option.kind === 'move' || option.kind === 'go';
    const ways = options
      .filter(isWay)
      .toSorted((one, other) => this.#away(state, one) - this.#away(state, other));
    return [...options.filter((option) => !isWay(option)), ...ways.slice(0, this.#pass.width)];
  }

  /** How far from the nearest enemy or treasure the end of a way lies. */
  #away({ creatures, chests, tokens, setup: { battlefield } }: State, option: WarbandAction): number {
    if (option.kind !== 'move' && option.kind !== 'go') return 0;
    const { width } = battlefield;
    const aims = [
      ...creatures.filter(({ seat }) => seat !== this.#seat).map(({ square }) => square),
      ...[...chests, ...tokens].map(({ square }) => square),
    ];
    const steps = aims.map((aim) =>
      Math.max(
        Math.abs((aim % width) - (option.to % width)),
        Math.abs(Math.floor(aim / width) - Math.floor(option.to / width)),
      ),
    );
    return Math.min(...steps);
  }

  /** One answer is followed for the line; all must lose. */
  #againstAll(state: State, options: readonly WarbandAction[]): WarbandAction[] | undefined {
    let line: WarbandAction[] | undefined;
    for (const option of options) {
      line = this.winning(after(state, option));
      if (!line) return undefined;
    }
    return line;
  }
}

function after(state: State, option: WarbandAction): State {
  const next = cloneState(state);
  applyAction(next, option);
  return next;
}

/** Blows and cards first, wandering later: wins are found sooner. */
const eagerness: Partial<Record<WarbandAction['kind'], number>> = {
  confirm: 0,
  enough: 1,
  attack: 1,
  play: 2,
  power: 2,
  target: 2,
  activate: 3,
  move: 4,
  go: 4,
  pass: 5,
  end: 9,
};

const inOrder = (options: readonly WarbandAction[]): WarbandAction[] =>
  options.toSorted((one, other) => (eagerness[one.kind] ?? 3) - (eagerness[other.kind] ?? 3));

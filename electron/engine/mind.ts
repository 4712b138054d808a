/** What a bot must know of a game besides its rules. Each game has one; the search in `electron/bots` is the same for all. */
import type { Decision, Seat } from '../../shared/game.ts';
import type { GameModule } from './game-module.ts';

/** Why a bot did what it did: codes the renderer turns into sentences. */
export interface BotReason {
  code: string;
  about?: Readonly<Record<string, number | string>>;
}

/** Of ten decisions so many overlook the best option, and of ten chances to answer so many slip by. */
export interface Slips {
  overlooked: number;
  forgotten: number;
}

/** How a level plays lines out. Budgets are counted in rollouts, so that play can be repeated. */
export interface Manner {
  /** Lines compared at most. */
  width: number;
  /** Rollouts to choose who goes next, what it does then, what to answer others, and for questions on the way. */
  planBudget: number;
  deedBudget: number;
  asideBudget: number;
  wayBudget: number;
  /**
   * How far rollouts go: to the end of the turn under way, until one's own next turn, or to the end of the match. Where
   * they go to the end, whatever is on the shortlist is compared by them alone.
   */
  horizon: 'turn' | 'round' | 'end';
  /** As how many rollouts the guess before them counts; absent: as one. */
  trust?: number;
  /** Of a game whose turns are planned as one: how many plans are made to choose from. Absent: as few as a Soldier makes. */
  plans?: number;
  /** How everybody is imagined to go on at calm questions: by rule of thumb, or by trying things out. */
  imagines: 'thumb' | 'trial';
}

/** An option, what one would do after it, and the worth of the position that leads to. */
export interface Prospect<Action> {
  option: number;
  value: number;
  /** One's own actions from the option on. */
  line: Action[];
}

/** What a line would change for a side, told to people: points the game counts, and pieces that leave the table. */
export interface Stakes {
  /** By how much the own count and that of the others changes. */
  own: number;
  others: number;
  /** Own pieces that are lost, and pieces of others that are taken. */
  lost: readonly number[];
  taken: readonly number[];
}

/** The levels that play lines out. */
export type Manners = Readonly<Partial<Record<'captain' | 'warlord', Manner>>>;

export interface Mind<World, Action> {
  readonly rules: Pick<
    GameModule<never, World, Action, unknown, unknown, never>,
    'clone' | 'apply' | 'decision' | 'turnOf'
  >;
  /** Makes a world one that is only thought about: whatever makes it cheaper to go on in may be changed. */
  imagine(world: World): void;
  /** How well a seat stands; higher is better. Outcomes are worth more than any position. */
  evaluate(world: Readonly<World>, seat: Seat): number;
  /** A fast answer without trying anything out: how everybody is imagined to go on. */
  quick(world: Readonly<World>, question: Decision<Action>): number;
  /** The few options worth trying out, best guess first; fewer the deeper the search is. */
  shortlist(world: Readonly<World>, question: Decision<Action>, depth: number): number[];
  /**
   * Whole lines from a calm question on, best guess first: for a game whose turns are planned as one. Absent: options
   * are tried out one after another. `plans` says how many are made.
   */
  lines?(world: Readonly<World>, question: Decision<Action>, plans?: number): Prospect<Action>[];
  /** Nothing is pending: the position can be judged as it stands. */
  isCalm(question: Decision<Action>): boolean;
  /** A chance to say something to what another does: in thought it is let pass. */
  isAside(question: Decision<Action>): boolean;
  /**
   * At a calm question: the option that leaves the position as it is and goes on to the next thing. Absent in a game
   * in which everything asked must be done, so that no position can be left as it is.
   */
  goOn?(world: Readonly<World>, question: Decision<Action>): number;
  /** Whether an option of a calm question only goes on to the next thing; absent: none does. */
  isGoingOn?(question: Decision<Action>, option: number): boolean;
  /** At a calm question with nothing begun: the options that begin with a piece, the most promising few first. */
  beginnings?(world: Readonly<World>, question: Decision<Action>): number[];
  /** Whether the latest answer drew or rolled something, so that what follows it here says nothing of other worlds. */
  hasRevealed?(world: Readonly<World>): boolean;
  /** Each seat's chance to win; absent: made from what the positions are worth. */
  chances?(world: Readonly<World>): number[];
  /** How many times dearer than usual thinking a turn through is, by what is in play; absent: it is as dear as ever. */
  breadth?(world: Readonly<World>, seat: Seat): number;
  /** What an option must gain beyond doing without it, such as a card that could be kept; absent: nothing. */
  price?(action: Action): number;
  /** So many points may a mistake on purpose cost at most; absent: anything goes. */
  readonly worstMistake?: number;
  /** How often mistakes are made on purpose, where a game wants others than the usual ones. */
  readonly slips?: Slips;
  /** How the levels play lines out, where a game does not think like the others. */
  readonly manners?: Manners;
  /** What the players count at the end, by which the seat is ahead: told to people, never searched for. */
  lead(world: Readonly<World>, seat: Seat): number;
  /** What has changed for a seat between two worlds; absent: only the lead is told. */
  stakes?(before: Readonly<World>, after: Readonly<World>, seat: Seat): Stakes;
  /** How many turns end before the seat's own next turn begins. */
  turnsToOwn(world: Readonly<World>, seat: Seat): number;
  /** Why one might take an option: a code and what it is about. `isBest`: nothing better was seen. */
  reason(world: Readonly<World>, question: Decision<Action>, option: number, isBest: boolean): BotReason;
}

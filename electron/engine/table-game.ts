/**
 * A game as the table plays it: its rules, and what the services must know of it beyond them. Services, history,
 * replays, match files, hints and analysis are written once against this; what differs is a hook with a default
 * (`table-hooks.ts`), so that a game of open information writes none.
 *
 * Every member is a method, so that a game of certain types is also an `AnyGame`, whose states and setups nobody
 * outside it can read. A state is only ever given to the game it came from: the session holds the two together.
 */
import type { BotLevel, Judgement, Temperament } from '../../shared/bots.ts';
import type { CardFace } from '../../shared/cards.ts';
import type { Decision, Kinded, Outcome, Refusal, Seat, Seed, Viewer } from '../../shared/game.ts';
import type { Fact, Tallies } from '../../shared/games/campaign.ts';
import type { CallError } from '../../shared/ipc.ts';
import type { DiceRoll } from '../../shared/luck.ts';
import type { Result } from '../../shared/result.ts';
import type {
  BotChoice,
  BotWish,
  DamageParts,
  Passing,
  Privacy,
  SeatColour,
  Stops,
} from '../../shared/table.ts';
import type { z } from '../../shared/zod.ts';
import type { BattleOrder, FoughtBattle } from './battle.ts';
import type { GameModule } from './game-module.ts';
import type { BotReason, Mind } from './mind.ts';
import type { Rng } from './rng.ts';

/** A match that can begin: what the game made of a plan. */
export interface PlannedMatch<Setup> {
  /** The plan as it was read, to begin the next one with; absent: none to begin others with. */
  plan?: object;
  /** Where the chance is part of what is played, as in a lesson. */
  seed?: number;
  setup: Setup;
  /** The form of play, such as `standard` or `teams`; a word of the game's own. */
  form: string;
  privacy: Privacy;
  hideTells: boolean;
  seats: PlannedSeat[];
  /** Packs and cards of the setup by content, and the cards' faces; nothing in a game without packs. */
  packs: { key: string; hash: string }[];
  cards: string[];
  faces: Record<string, CardFace>;
}

export interface PlannedSeat {
  name: string;
  team: number;
  colour: SeatColour;
  bot?: BotChoice;
  /** The side somebody plays, its emblem, and the stored version it is; empty where all play the same. */
  side: string;
  emblem: string;
  version?: number;
}

/** The stops of a game by name: at which moments persons may wish to be asked. */
export interface StopsOfGame {
  readonly names: readonly string[];
  /** How they stand at first: where every question is a hand-over, and where it is not. */
  readonly few: Stops;
  readonly watchful: Stops;
}

/** What a person wants to be asked. */
export interface Wishes {
  stops: Stops;
  /** A choice made in advance, and the turn it was made in. */
  passing: { kind: Passing; turn: number } | undefined;
  /** Whether nothing may show by a window opening or not what a hand holds. */
  hidesTells: boolean;
}

/** Why a pass is given for a person: no stop there; no answer, which only the hand tells; none, which all can see. */
export type PassGround = 'noStop' | 'noAnswer' | 'plain';

/** How often a card was drawn, played, … by a seat. */
export interface CardCount {
  /** The card's key. */
  card: string;
  kind: 'drawn' | 'played' | 'discarded' | 'destroyed' | 'damageDealt';
  seat: Seat;
  count: number;
}

/** Which turn it is, and whose. */
export interface TurnMark {
  turn: number;
  round: number;
  seat: Seat;
}

/** Who asks a question at the table. */
export interface Asker<Action> {
  /** The seats that look together; none: a passer-by. */
  eyes: readonly Seat[];
  viewer: Viewer;
  /** The open decision, if they are shown it. */
  decision: Decision<Action> | undefined;
  /** Why they cannot take anything back; absent: they can. */
  undo: Refusal | undefined;
}

/** A match as one seat knows it: all a bot is given. */
export interface SeatKnowledge {
  /** Large and the same for many questions of a match: sent to a worker thread once. */
  stage: object;
  /** What the luck of an answer is drawn from. */
  position: unknown;
}

/** The rules of a game by which the table itself refuses; empty where the game has none of its own. */
export interface TableRules {
  takingBack: string;
  givingUp: string;
}

/** What differs between games at the table. All of it has a default. */
export interface TableHooks<Setup, State, Action, Event, View, Resources> {
  readonly rules: TableRules;
  readonly stops: StopsOfGame;
  /** Whether anything is ever hidden from a player: else everybody may look at once, and no privacy is chosen. */
  readonly hasSecrets: boolean;
  /** Whether the latest action showed something hidden or random. */
  hasRevealed(state: Readonly<State>): boolean;
  /** Whether everybody sees that a window holds nothing but its pass. */
  isPlainPass(state: Readonly<State>, decision: Decision<Action>): boolean;
  /** What these seats may know together. */
  viewTogether(state: Readonly<State>, seats: readonly Seat[]): View;
  /** Whether a decision or its options name something that is hidden from others. */
  namesHidden(state: Readonly<State>, decision: Decision<Action>): boolean;
  /** Whether it is this seat's own turn, for which the screen is handed over. */
  isTurnOf(state: Readonly<State>, seat: Seat): boolean;
  /** The ground on which a pass is given for a person in a window; nothing: they are asked. */
  passFor(state: Readonly<State>, decision: Decision<Action>, wishes: Wishes): PassGround | undefined;
  /** Whether a bot passes a window unasked: it can only pass, and everybody who looks knows that. */
  passesAtOnce(state: Readonly<State>, decision: Decision<Action>, isEveryHandOpen: boolean): boolean;
  /** Whether an action begins a declaration that can be left again. */
  beginsDeclaring(action: Action): boolean;
  /** Words for options that are only numbers, by place. */
  choices(state: Readonly<State>, options: readonly Action[]): readonly (object | undefined)[];
  /** Whether an event says only that a window was passed: told once for many. */
  isPass(event: Event): boolean;
  /** The rule a line of the log can be looked up under. */
  ruleOf(event: Event): string | undefined;
  /** The cards an event names, by number, each with its key. */
  namesIn(event: Event, state: Readonly<State>): Record<string, string>;
  /** The dice an event tells; none in games without. */
  rollsIn(event: Event): readonly DiceRoll[];
  /** How the damage of attacks came about, by place in `events`; `view` is that of the rules which are played. */
  damage(
    before: Readonly<State>,
    events: readonly Event[],
    view: (state: Readonly<State>, viewer: Viewer) => View,
  ): ReadonlyMap<number, DamageParts>;
  /** The turn an event begins, if it begins one. */
  turnBegun(event: Event): TurnMark | undefined;
  /** Which turn a view shows. */
  turnShown(view: View): TurnMark | undefined;
  /** What the players count, by seat, as a view shows it: the graph of a match. */
  track(view: View): number[];
  /** The same after an event, where events tell it; absent: it is read off the views. */
  trackAfter?(track: readonly number[], event: Event): readonly number[];
  /** What became of every card, from everything that was told with nothing hidden. */
  countCards(
    state: Readonly<State>,
    firstView: View,
    told: readonly { at: number; event: Event }[],
  ): CardCount[];
  /** A state as it is stored, without what the setup holds already; and back again. */
  keyframeOf(state: Readonly<State>): unknown;
  stateFrom(keyframe: unknown, fresh: State): State;
  /** Printed faces of cards of a setup, by key; of all of them where no keys are given. */
  faces(setup: Setup, keys?: Iterable<string>): Record<string, CardFace>;
  /** Keys of the cards a view shows. */
  keysIn(view: View): readonly string[];
  /** The shape of a setup in a match file, also of older rules. */
  readonly setupSchema: z.ZodType<unknown>;
  /** A setup from outside, held to the rules; or what is wrong with it, in sentences. */
  readSetup(setup: unknown, players: number): Result<Setup, string[]>;
  /** What a setup says of its form and of who sits where, for lists. */
  seatingIn(setup: Setup, players: number): { form: string; seats: { team: number; emblem: string }[] };
  /** How a match ended, as its last view tells; absent: views do not tell it. */
  outcomeShown?(view: View): Pick<Outcome, 'winners' | 'reason'> | undefined;
  /** Keeps the cards of a setup from outside; answers their content hashes by key. */
  keepCards(resources: Resources, setup: Setup): ReadonlyMap<string, string>;
  /** The setup with other names for its seats. */
  rename(setup: Setup, names: readonly string[]): Setup;
  /** What a view of a film from outside must have. */
  readonly viewSchema: z.ZodType<unknown>;
  /** A view of older rules with every part a window reads today. */
  completeView(view: object): View;
  /** The bot that sits down where one was wished for. */
  botFor(resources: Resources, emblem: string, wish: BotWish): BotChoice;
  /** Whether a bot's reason names nothing that others may not know. */
  mayTell(state: Readonly<State>, reason: BotReason): boolean;
  /** Answers a question about the position from what the asker may know: why not, previews, reach, odds. */
  ask(state: Readonly<State>, asker: Asker<Action>, question: unknown): Result<object, CallError>;
  /** Answers a question before there is a match: layouts, what may be chosen. */
  askBefore(resources: Resources, question: unknown): Result<object, CallError>;
  /** How bots play it; a game without bots has none. */
  readonly bots: BotHooks<Setup, State, Action, Resources> | undefined;
  /** How it is played as a battle of a campaign; a game without them has no places there. */
  readonly battles: BattleHooks<Setup, Event, View, Resources> | undefined;
}

export interface BotHooks<
  Setup,
  State,
  Action,
  Resources,
  Knowledge extends SeatKnowledge = SeatKnowledge,
  Supplies extends object = object,
> {
  readonly levels: readonly BotLevel[];
  /** What bots think with besides the match, as plain data: the same object as long as it is the same. */
  supplies(resources: Resources, setup: Setup): Supplies;
  /** What a seat that is asked knows. */
  knowledge(state: Readonly<State>, seat: Seat, supplies: Supplies): Knowledge;
  /** A world in keeping with it: everything hidden is dealt, and all luck to come is drawn anew. */
  world(knowledge: Knowledge, rng: Rng): State;
  mind(temperament: Temperament, judgement: Judgement): Mind<State, Action>;
  /** Teams by seat: who wins together. */
  teams(setup: Setup): readonly number[];
}

/** How a game is played as a battle of a campaign (`battle.ts`). */
export interface BattleHooks<Setup, Event, View, Resources> {
  plan(resources: Resources, order: BattleOrder, seed: Seed): Result<PlannedMatch<Setup>, CallError>;
  /** Who fell, what was done, and which cards the other side saw. */
  facts(fought: FoughtBattle<View, Event>): Fact[];
  /** What it counted, for places that bring something by degrees. */
  tallies?(fought: FoughtBattle<View, Event>): Tallies;
}

export interface TableGame<
  Setup,
  State,
  Action extends Kinded,
  Event extends Kinded,
  View extends object,
  Intent,
  Resources,
> extends GameModule<Setup, State, Action, Event, View, Intent> {
  /** How many may play it. */
  readonly seats: { readonly least: number; readonly most: number };
  /** Rounds begun so far. */
  roundOf(state: Readonly<State>): number;
  /** A match by the rules from a plan of the setup screen, or everything that is against them. */
  plan(resources: Resources, plan: unknown, seed: Seed): Result<PlannedMatch<Setup>, CallError>;
  readonly table?: Partial<TableHooks<Setup, State, Action, Event, View, Resources>>;
}

/** Any game, to those who know no game. */
export type AnyGame = TableGame<unknown, object, Kinded, Kinded, object, unknown, unknown>;
export type AnyBotHooks = BotHooks<unknown, object, Kinded, unknown>;

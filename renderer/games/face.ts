/**
 * What the window needs of a game. A face is a library, not a form with slots: the game's own `Table` decides what lies
 * where and composes the shell's parts (`renderer/table`, `renderer/board`, `renderer/matches`, `renderer/play`).
 *
 *     // renderer/games/<game>/game.ts: what is known before the face is loaded
 *     export const nim = {
 *       id: 'nim', name: 'Nim', sentence: 'Take the last match.', players: [2, 2], minutes: [2, 5],
 *       track: 'Matches', forms: { standard: 'Standard' }, endings: { taken: 'The last match was taken' },
 *       Lid, load: () => import('./face.ts').then(({ face }) => face),
 *     } satisfies GameEntry;
 *
 *     // renderer/games/<game>/face.ts
 *     export const face = { Table, Setup, Glance, Ground, tell } satisfies Face<NimView, NimAction, NimEvent>;
 *
 * One line in `index.ts` registers it. A game without a face is played through the plain one (`renderer/plain`).
 */
import type { Component } from 'svelte';
import type { CardFace } from '../../shared/cards.ts';
import type { HistoryLine } from '../../shared/calls/history.ts';
import type { Decision, Kinded, Seat } from '../../shared/game.ts';
import type { Output } from '../../shared/ipc.ts';
import type { TableSeat } from '../../shared/table.ts';
import type { LogLine } from '../matches/log-line.ts';
import type { AskMode, StopGroup } from '../text/table.ts';
import type { TableSession } from '../table/session.svelte.ts';
import type { GameLogEntry } from '../table/of-game.ts';

/**
 * A component of a game. It is a method of something, so that one with certain props is also one of any game, whose
 * props nobody outside it can make: the shell hands each what came from its own game.
 */
type GameComponent<Props extends object> = {
  part(...given: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}['part'];

/** What the shell gives the table of a game, from sitting down until leaving. */
export interface TableProps<View extends object, Action extends Kinded, Event extends Kinded> {
  session: TableSession<View, Action, Event>;
  /** The game, as the window knows it. */
  entry: GameEntry;
  /** Another screen lies over the table: keys are not for it, nothing is to be read out. */
  isAside: boolean;
  /** Shows the keys. */
  onkeys: () => void;
  /** Goes on in the plain face. */
  onplain: () => void;
}

/** Steps two and three of setting up a match: who plays, and in which form. */
export interface SetupProps {
  /** The game as the program plays it: how many, which bots, whether anything is hidden. */
  listed: ListedGame;
  /** The plan of the last match of this game; none: there was no match yet. */
  last: unknown;
  /** What the address wishes for, in the game's words. */
  wish: string | undefined;
  /** Why the match cannot begin, in sentences. */
  problems: readonly string[];
  isBeginning: boolean;
  /** Begins a match by this plan, which the game's rules read. */
  onbegin: (plan: Record<string, unknown>) => void;
}

/** A game as the program lists it. */
export type ListedGame = Output<'games.list'>['games'][number];

/** A match that waits, small. */
export interface GlanceProps<View extends object> {
  view: View;
  seats: readonly TableSeat[];
  faces: Readonly<Record<string, CardFace>>;
}

/** A moment of a match looked at again. */
export interface MomentProps<View extends object> {
  view: View;
  faces: Readonly<Record<string, CardFace>>;
  line: HistoryLine;
  /** The line of the log that is pointed at. */
  lit: LogLine | undefined;
}

/** What is told in words: a view, for those who may see it. */
export interface Scene<View extends object> {
  view: View;
  /** Names by seat. */
  players: readonly string[];
  faces: Readonly<Record<string, CardFace>>;
  /** Words for options that are only numbers, by option. */
  choices: Readonly<Record<string, object>>;
}

/** An option in words, with the heading it stands under in a long list. */
export interface OptionWords {
  words: string;
  group?: string;
}

/** Part of a position in words. */
export interface Passage {
  title: string;
  lines: readonly string[];
}

/** A question as it is told: of a closed hand's answer the options are not known. */
export type Asked<Action> = Pick<Decision<Action>, 'seat' | 'prompt'> &
  Partial<Pick<Decision<Action>, 'options' | 'window'>>;

/** A game in sentences at one position, for the plain face, the log, and readers. */
export interface Telling<Action extends Kinded, Event extends Kinded> {
  /** What is asked, after the player's name: "choose a creature to activate, or end the phase". */
  prompt(asked: Asked<Action>): string;
  /** Every option, by its number; no two of them alike, each naming what it is about. */
  options(decision: Decision<Action>): readonly OptionWords[];
  log(entries: readonly GameLogEntry<Event>[]): readonly LogLine[];
  position(): readonly Passage[];
  /** Where the match stands in a few words, "Turn 3 · Activate", and whose turn it is. */
  turn(): { words: string; seat: Seat | undefined; rounds: number | undefined };
  /** Each player's figures as all may see them, by seat: "Morale 9". */
  figures(): readonly string[];
}

/** The window's half of a game, loaded when it is first met. */
export interface Face<View extends object, Action extends Kinded, Event extends Kinded> {
  /** The whole table, the hand-over included: mounted from sitting down until leaving. */
  Table: GameComponent<TableProps<View, Action, Event>>;
  Setup: GameComponent<SetupProps>;
  Glance: GameComponent<GlanceProps<View>>;
  /** The game laid out while no match waits. */
  Laid?: Component;
  /** Where a match looked at again stands: the board or map, in a room of any size. */
  Ground: GameComponent<MomentProps<View>>;
  /** What stands beside it: every player's figures. */
  Standing?: GameComponent<MomentProps<View>>;
  /** What each player held, where hands are hidden during play. */
  Hands?: GameComponent<MomentProps<View>>;
  tell(scene: Scene<View>): Telling<Action, Event>;
  /** Where what is counted changed much at once, as the log tells it; absent: nowhere. */
  swings?(entries: readonly GameLogEntry<Event>[]): readonly Swing[];
}

/** A change of what is counted that a match may have turned on. */
export interface Swing {
  seat: Seat;
  by: number;
  /** The place of the entry that tells it, and of the one that tells the cause. */
  entry: number;
  cause: number;
}

/** A face to those who know no game. */
export type AnyFace = Face<object, Kinded, Kinded>;

/** What the window knows of a game before its face is loaded. */
export interface GameEntry {
  /** As the main process registers it. */
  id: string;
  name: string;
  /** What it is about, in one sentence. */
  sentence: string;
  players: readonly [least: number, most: number];
  /** How long a match takes, where it is known. */
  minutes: readonly [short: number, long: number] | undefined;
  /** What is counted while it is played: Morale, crowns. */
  track: string;
  /** What its forms of play are called, by the word of the plan. */
  forms: Readonly<Record<string, string>>;
  /** How a match of it can end, by the outcome's reason; reasons of every game need not be told again. */
  endings: Readonly<Record<string, string>>;
  /** Dice are rolled in it, so that there is a luck ledger. */
  hasDice?: true;
  /** The picture on the lid of its box, 16 by 10. */
  Lid: Component;
  /** A leaf of its own that lies over any screen once it is opened. */
  Leaf?: Component;
  /** Absent: the game has no face, and is played through the plain one. */
  load?: () => Promise<AnyFace>;
  /** The ways of being asked, the usual one first; absent where there is no choice. */
  askModes?: readonly AskMode[];
  /** When somebody can be asked, by the game's own stops; absent where it has none. */
  stops?: readonly StopGroup[];
}

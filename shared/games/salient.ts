/**
 * The words of Salient that leave the main process: actions a player may take, events that tell what happened, the
 * view everybody gets, and the questions "why not?" can be asked about. Rule words are those of the rules; the words
 * players read (C-1316) are made where texts are made.
 *
 * A space is one number on a grid with a border: the border holds the spaces behind Front Lines. A slot is one number
 * for every place that can be assigned to: spaces of Command cards, Sabotage tokens on them, the row of Opportunity
 * cards, Facilities, the Pact card.
 */
import type { Outcome, Seat, Viewer } from '../game.ts';

export const salientForms = ['duel', 'pact', 'melee'] as const;
export type SalientForm = (typeof salientForms)[number];

export const salientPhases = ['setup', 'prepare', 'assign', 'resolve', 'advance'] as const;
export type SalientPhase = (typeof salientPhases)[number];

export const unitClasses = ['light', 'heavy', 'armour'] as const;
export type UnitClass = (typeof unitClasses)[number];

export const commandCards = ['warRoom', 'muster', 'treasury', 'workshop'] as const;
export type CommandCard = (typeof commandCards)[number];

/** Row and column on the bordered grid: rows 1 to 7 and columns from 1 are the battlefield. */
export type Space = number;

export const boardColumns: Record<SalientForm, number> = { duel: 5, pact: 10, melee: 7 };
export const boardRows = 7;

export const gridWidth = (form: SalientForm): number => boardColumns[form] + 2;
export const spaceAt = (form: SalientForm, column: number, row: number): Space =>
  row * gridWidth(form) + column;
export const rowOf = (form: SalientForm, space: Space): number => Math.floor(space / gridWidth(form));
export const columnOf = (form: SalientForm, space: Space): number => space % gridWidth(form);

const columnLetters = '0abcdefghijk';

/** "c4"; behind the west line of a Melee "03", behind the east line "h3" (D1 to D3). */
export const spaceName = (form: SalientForm, space: Space): string =>
  `${columnLetters[columnOf(form, space)] ?? '?'}${rowOf(form, space)}`;

/** The space with this name, or nothing. */
export function spaceNamed(form: SalientForm, name: string): Space | undefined {
  const column = columnLetters.indexOf(name.charAt(0));
  const row = Number(name.slice(1));
  const isThere = column >= 0 && column < gridWidth(form) && Number.isInteger(row) && row >= 0 && row <= 8;
  return isThere && name.length === 2 ? spaceAt(form, column, row) : undefined;
}

/** Where slots of each kind begin. */
export const slotBase = { command: 0, clear: 32, card: 64, site: 68, pact: 72 } as const;

/** A place that can be assigned to, and which of its kind it is. */
export interface SlotMeaning {
  kind: keyof typeof slotBase;
  at: number;
}

export function meaningOfSlot(slot: number): SlotMeaning {
  if (slot < slotBase.clear) return { kind: 'command', at: slot };
  if (slot < slotBase.card) return { kind: 'clear', at: slot - slotBase.clear };
  if (slot < slotBase.site) return { kind: 'card', at: slot - slotBase.card };
  if (slot < slotBase.pact) return { kind: 'site', at: slot - slotBase.site };
  return { kind: 'pact', at: slot - slotBase.pact };
}

/** What can be switched in the setup. */
export interface SalientToggles {
  /** Credits limited to 20 and Research to 16 in total (C-1313). */
  strictSupply: boolean;
  /** Melee of four: an unused row loses a card only once a round (C-1313). */
  slowClock: boolean;
  /** Melee of three: the first round is held back for the first two players (C-1315). */
  evenStart: boolean;
  /** Every player rolls from a bag that holds each face twice and is refilled when empty (CR-47). */
  steadyDice: boolean;
}

/** One option of a decision. Which kinds occur together is said by the decision's prompt. */
export type SalientAction =
  /** Keeps one of the two Facility tiles dealt (C-205). */
  | { kind: 'pick'; tile: number }
  | { kind: 'relief' }
  /** A start-of-turn effect: 0 to 3 the Facility at that marker, 4 the Treasury. */
  | { kind: 'prepare'; source: number }
  /** The Workshop's trade (C-561). */
  | { kind: 'trade'; gain: 'unit' | 'credits' }
  /** The Listening Post discards the card at this place of the row. */
  | { kind: 'discard'; place: number }
  /** Puts a die of this face, two of it as a pair, or only tokens into a slot; Credits and Research go with it. */
  | { kind: 'assign'; slot: number; face?: number; pair?: true }
  /** The second die of a slot that takes two. */
  | { kind: 'fill'; face: number }
  | { kind: 'unassign'; slot: number }
  /** Ends the Assign phase. */
  | { kind: 'execute' }
  | { kind: 'resolve'; slot: number; research?: true }
  /** Which of the two things a card offers. */
  | { kind: 'branch'; branch: number }
  | { kind: 'put'; space: Space }
  | { kind: 'choose'; unit: number }
  /** A line of the Centre Zone, counted from one's own Front Line. */
  | { kind: 'line'; line: number }
  | { kind: 'mine'; space: Space }
  | { kind: 'enemy'; seat: Seat }
  /** A Sabotage token goes on this space of a Command card. */
  | { kind: 'jam'; at: number }
  | { kind: 'step'; unit: number; to: Space }
  /** Ends a movement that could go on. */
  | { kind: 'stop' }
  /** Goes on without doing what is not compulsory. */
  | { kind: 'pass' };

export type DamageCause = 'engagement' | 'card' | 'site' | 'mine';

/** How a Unit came onto the battlefield or behind a line. */
export type DeployManner = 'deploy' | 'forced' | 'behindAlly' | 'lift';

export type EndReason = 'breakthrough' | 'sunfire' | 'armistice' | 'surrender';

/** What happened, for the log, the animation and the sounds. Never needed to continue a match. `rule` allowed it (C-1312). */
export type SalientEvent = { rule: string } & (
  | { kind: 'sitePicked'; seat: Seat }
  | { kind: 'sitesRevealed'; tiles: number[]; first: Seat }
  | { kind: 'turnBegan'; seat: Seat; turn: number; round: number }
  | { kind: 'phaseSkipped'; seat: Seat; phase: SalientPhase }
  | { kind: 'reliefCalled'; seat: Seat; units: number; credits: number }
  | { kind: 'prepared'; seat: Seat; source: number }
  | { kind: 'traded'; seat: Seat; gain: 'unit' | 'credits' }
  | { kind: 'rolled'; seat: Seat; dice: number[] }
  | { kind: 'assigned'; seat: Seat; slot: number; dice: number[] }
  | { kind: 'unassigned'; seat: Seat; slot: number }
  | { kind: 'executed'; seat: Seat; slots: number[] }
  | { kind: 'resolved'; seat: Seat; slot: number; card: number | undefined; research: boolean }
  /** Nothing legal was left to do. */
  | { kind: 'fizzled'; seat: Seat; slot: number }
  | { kind: 'gained'; seat: Seat; credits: number; research: number }
  | { kind: 'recruited'; seat: Seat; units: number }
  | { kind: 'lostCredit'; seat: Seat }
  | { kind: 'deployed'; seat: Seat; unit: number; dice: number[]; space: Space; manner: DeployManner }
  | { kind: 'lifted'; unit: number; from: Space; to: Space }
  | { kind: 'moved'; seat: Seat; unit: number; from: Space; to: Space; manner: 'advance' | 'slip' | 'back' }
  | { kind: 'engaged'; attacker: number; defender: number; from: Space; space: Space }
  | { kind: 'damaged'; unit: number; amount: number; dice: number[]; cause: DamageCause }
  /** All dice of the Unit are gone; `saved` of them went to the Barracks. */
  | { kind: 'destroyed'; unit: number; owner: Seat; space: Space; cause: DamageCause; saved: number }
  | { kind: 'strengthened'; unit: number; dice: number[] }
  | { kind: 'stacked'; unit: number; dice: number[] }
  | { kind: 'damageRolled'; seat: Seat; roll: number }
  | { kind: 'mineLaid'; seat: Seat; space: Space }
  | { kind: 'mineGone'; space: Space; unit: number | undefined }
  | { kind: 'jammed'; seat: Seat; enemy: Seat; at: number }
  | { kind: 'cleared'; seat: Seat; at: number }
  | { kind: 'upgraded'; seat: Seat; card: CommandCard }
  | { kind: 'crossed'; seat: Seat; unit: number; dice: number; space: Space; by: 'advance' | 'sunfire' }
  | { kind: 'cardDiscarded'; card: number; why: 'used' | 'unused' | 'post' }
  | { kind: 'cardDrawn'; card: number; left: number }
  | { kind: 'armisticeRevealed'; seat: Seat }
  | { kind: 'surrendered'; seat: Seat }
  | { kind: 'ended'; outcome: SalientOutcome }
);

export interface SalientOutcome extends Outcome {
  reason: EndReason;
  /** Dice behind the enemy line, by seat. */
  scores: number[];
}

export interface UnitView {
  id: number;
  seat: Seat;
  /** Top die first. */
  dice: number[];
  class: UnitClass;
  strength: number;
  space: Space;
  isBehind: boolean;
  /** It made its free Advance in this turn's Advance phase. */
  hasAdvanced: boolean;
}

export interface OrderView {
  slot: number;
  dice: number[];
  credits: number;
  research: number;
}

export interface SalientPlayerView {
  seat: Seat;
  name: string;
  /** Where they sit: "S", "NW". */
  side: string;
  team: number;
  credits: number;
  research: number;
  reserve: number;
  /** Faces rolled this turn and not assigned. */
  fresh: number[];
  /** Dice in the Barracks that cannot be used before the next roll. */
  resting: number;
  upgraded: CommandCard[];
  /** Spaces of Command cards that hold a Sabotage token. */
  jammed: number[];
  /** Dice behind the enemy Front Line. */
  behind: number;
  /** All faces rolled so far: how many of each from 1 to 6. */
  rolled: number[];
  /** With steady dice: how many of each face are left in the bag. */
  bag: number[] | undefined;
}

/** What somebody is in the middle of. */
export type SalientQuestion =
  | { kind: 'fill'; slot: number; face: number }
  | { kind: 'effect'; slot: number; dice: number[]; chosen: number[] }
  | { kind: 'stride'; unit: number; left: number };

export interface SalientView {
  viewer: Viewer;
  form: SalientForm;
  toggles: SalientToggles;
  players: SalientPlayerView[];
  /** Seats in the order of their turns; empty until the first player is drawn. */
  order: Seat[];
  seat: Seat;
  turn: number;
  round: number;
  phase: SalientPhase;
  units: UnitView[];
  mines: Space[];
  /** The tile at each marker, by the seat whose marker it is, once all are revealed. */
  sites: { seat: Seat; space: Space; tile: number | undefined }[];
  /** Tiles dealt to the viewer, while they pick. */
  dealt: number[];
  /** Seats that have picked. */
  picked: Seat[];
  /** The row, newest first: a card, the Armistice, or nothing. */
  row: (number | 'armistice' | undefined)[];
  /** Cards left above the Armistice (C-1314). */
  cardsLeft: number;
  /** Titles nobody has seen yet, sorted: their order is hidden. */
  unseen: number[];
  discard: number[];
  isArmisticeRevealed: boolean;
  orders: OrderView[];
  question: SalientQuestion | undefined;
  outcome: SalientOutcome | undefined;
}

/** Something a player points at and asks "why not?" about: any action, or undo. */
export type SalientIntent = SalientAction | { kind: 'undo' };

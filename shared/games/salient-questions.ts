/**
 * What may be asked of Salient, and what it answers: everything printed before a match; why not, reach with exact
 * forecasts, the plan of a turn, the race, the clock and the luck of all at the table. Carried by `games.ask` and
 * `matches.ask`.
 */
import type { Seat } from '../game.ts';
import { carried } from '../table.ts';
import { z } from '../zod.ts';
import type { CommandCard, SalientForm, Space } from './salient.ts';

/** What a place wants, to be drawn: dice of which faces, and which tokens go with them. */
export interface Price {
  /** As it is printed on a place for one die: "any", "even", "≥4". */
  need: string;
  dice: number;
  /** Two dice of one face may lie here as Armour, or must. */
  pair: 'may' | 'must' | undefined;
  credits: number;
  research: number;
}

export interface CardFace {
  name: string;
  cost: string;
  price: Price;
  text: string;
}

export type Heading = 'north' | 'south' | 'east' | 'west';

/** What is fixed about the board of a form: what its drawing shows. */
export interface BoardFace {
  form: SalientForm;
  centre: Space[];
  /** By seat, and the empty seat of a Melee of three last. */
  seats: { side: string; forward: Heading; front: Space[]; zone: Space[] }[];
  /** By seat: lines of No-man’s-land that lie parallel to its Home line, nearest first. */
  lines: Space[][][];
}

export interface SalientContent {
  cards: (CardFace & { card: number; copies: number; icon: boolean })[];
  sites: {
    tile: number;
    name: string;
    kind: 'start' | 'passive' | 'action';
    when: string;
    /** Of an action only. */
    price: Price | undefined;
    text: string;
  }[];
  command: (CardFace & {
    at: number;
    card: CommandCard;
    cardName: string;
    isUpgraded: boolean;
    canJam: boolean;
    /** It turns the card over. */
    flips: boolean;
  })[];
  /** What upgraded cards do in Ready. */
  starts: { name: string; text: string }[];
  pact: CardFace[];
  /** By form and number of players. */
  boards: BoardFace[];
}

export interface ClashForecast {
  /** Who stands when it is over; `both` only behind a shield (C-710). */
  survivor: 'attacker' | 'defender' | 'both' | 'nobody';
  attacker: number[];
  defender: number[];
}

/** One thing a roll can leave of a Unit, and in how many of the six faces. */
export interface RollResult {
  dice: number[];
  faces: number;
}

export interface RollOdds {
  /** Chance that anything of it survives. */
  survives: number;
  /** Chance that all of its dice survive. */
  whole: number;
  results: RollResult[];
}

export interface ReachedSpace {
  to: Space;
  /** From where the Unit stands, that space left out. */
  path: Space[];
  /** An enemy holds it. */
  clash: ClashForecast | undefined;
  /** A Mine lies there and would hurt the Unit. */
  mine: RollOdds | undefined;
  /** It is behind the line: so many dice would count. */
  crosses: number;
  /** Mines on the way before it. */
  minesPassed: number;
}

/** What an option would do to a Unit: certain where one result has all six faces. */
export interface UnitForecast {
  unit: number;
  odds: RollOdds;
}

/** What would come of an option of the decision under way. */
export interface OptionForecast {
  option: number;
  /** Of a step: what happens where it ends. */
  arrival: Omit<ReachedSpace, 'path' | 'minesPassed'> | undefined;
  /** Units that are hurt, destroyed or strengthened. */
  hits: UnitForecast[];
}

/** What the Armistice compares, in this order (C-1013). */
export const criteria = ['behind', 'centre', 'research', 'credits'] as const;
/** What a side shows at the Armistice, in the order it is compared (C-1013). */
export interface ArmisticeStanding {
  team: number;
  seats: Seat[];
  behind: number;
  centre: number;
  research: number;
  credits: number;
}

export type Criterion = (typeof criteria)[number];

export interface SunfireClock {
  research: number;
  /** Research the next Sunfire costs. */
  needed: number;
  /** Own turns from now in which it can first be fired; 0 is this turn or the next to come. */
  earliest: number;
  /** Dice it would put behind the line. */
  places: number;
}

export interface RaceStanding {
  seat: Seat;
  behind: number;
  /** Dice that win. */
  goal: number;
  /** Turns to the goal of each of its Units on the battlefield, by number. */
  turns: { unit: number; turns: number }[];
  sunfire: SunfireClock;
}

export interface ArmisticeClock {
  cardsLeft: number;
  isRevealed: boolean;
  /** Turns until it can show at the earliest, if every turn uses the whole row, and at the latest. */
  soonest: number;
  latest: number;
  standings: ArmisticeStanding[];
  /** Teams that would win the tie-break now; several share a full tie. */
  leaders: number[];
  /** What decides between the leader and the next. */
  by: Criterion | undefined;
}

export interface LuckLine {
  seat: Seat;
  dice: number;
  pips: number;
  expected: number;
  /** Two games in three stay this near to what is expected. */
  deviation: number;
  /** How many of each face, and how many were to be expected of each. */
  faces: number[];
  facesExpected: number;
  /** Of a hundred players with so many fair dice, so many have rolled less; those with the same sum count half. */
  betterThan: number;
}

export type PlanWarning =
  /** A Unit of the same value stands on the battlefield, or another Deploy of the plan has it (C-525). */
  'sameValue' | 'noSpace' | 'noTarget' | 'noReserve' | 'nobodyCanMove';

export interface PlanLine {
  slot: number;
  name: string;
  dice: number[];
  /** What it will do, as printed. */
  text: string;
  /** A Deploy: spaces it could go to as the board stands. */
  spaces: number | undefined;
  /** It may be turned into Research instead. */
  canResearch: boolean;
  warnings: PlanWarning[];
}

export interface TurnPlan {
  /** In the order Execute would best go: hurting, moving, deploying, money, upgrades (C-1308). */
  lines: PlanLine[];
  /** A space that still wants its second die. */
  unfinished: number | undefined;
  /** What stays idle. */
  dice: number[];
  credits: number;
  research: number;
}

const dice = z.array(z.int().min(1).max(6)).min(1).max(2);
const shield = z.int().min(0).max(6).optional();

/** Any action can be pointed at, however wrong: what it means is the game's to say. */
const intentSchema = z.looseObject({ kind: z.string() });

export const setupQuestionSchema = z.strictObject({ kind: z.literal('content') });

export const tableQuestionSchema = z.discriminatedUnion('kind', [
  /** "Why not?" */
  z.strictObject({ kind: z.literal('explain'), intent: intentSchema }),
  /** Where a Unit could go, with the exact forecast on every space. */
  z.strictObject({ kind: z.literal('reach'), unit: z.int(), steps: z.int().min(1).max(2).optional() }),
  z.strictObject({ kind: z.literal('clash'), attacker: dice, defender: dice, shield }),
  z.strictObject({ kind: z.literal('mine'), dice, shield }),
  /** The orders of whoever has the turn, as they would be carried out; those named here first, in this order. */
  z.strictObject({ kind: z.literal('plan'), order: z.array(z.int()).max(64).optional() }),
  /** What would come of each option of the effect under way: a strike, a blast, a step aside. */
  z.strictObject({ kind: z.literal('forecasts') }),
  z.strictObject({ kind: z.literal('race') }),
  z.strictObject({ kind: z.literal('luck') }),
]);
export type TableQuestion = z.infer<typeof tableQuestionSchema>;

const refusalSchema = z.strictObject({ code: z.string(), sentence: z.string(), rule: z.string() });

/** What is answered, by the kind of question. */
export const salientAnswers = {
  content: z.strictObject({ content: carried<SalientContent>() }),
  /** No refusal: it is an option. */
  explain: z.strictObject({ refusal: refusalSchema.optional() }),
  reach: z.strictObject({ reach: z.array(carried<ReachedSpace>()) }),
  clash: z.strictObject({ clash: carried<ClashForecast>() }),
  mine: z.strictObject({ mine: carried<RollOdds>() }),
  plan: z.strictObject({ plan: carried<TurnPlan>() }),
  forecasts: z.strictObject({ forecasts: z.array(carried<OptionForecast>()) }),
  race: z.strictObject({ race: z.array(carried<RaceStanding>()), clock: carried<ArmisticeClock>() }),
  luck: z.strictObject({ luck: z.array(carried<LuckLine>()) }),
};
export type SalientAnswer<Kind extends keyof typeof salientAnswers> = z.infer<(typeof salientAnswers)[Kind]>;

/**
 * What may be asked of Deepwarren, and what it answers: everything printed before a match; why not, what options would
 * do, threats and the stack of tiles at the table. Carried by `games.ask` and `matches.ask`.
 */
import { carried } from '../table.ts';
import { z } from '../zod.ts';
import type {
  DeepwarrenIntent,
  EventCategory,
  Side,
  Space,
  StandingView,
  TokenKind,
  Turn,
} from './deepwarren.ts';

export type TileIcon = 'lair' | 'ladder' | 'hoard';

/** A space as drawn: its exits unturned, whether it burns, the letters it links to. */
export interface SpaceFace {
  exits: Side[];
  burns: boolean;
  links: number[];
}

export interface TileFace {
  tile: number;
  name: string;
  kind: string;
  text: string;
  icons: TileIcon[];
  /** The edge at the arrow's tail as drawn. */
  tail: Side | undefined;
  spaces: SpaceFace[];
}

export interface TokenFace {
  kind: TokenKind;
  name: string;
  text: string;
  count: number;
  attack: number;
  wounds: number;
  worth: number;
}

export interface CardText {
  card: number;
  name: string;
  text: string;
}

export type EventFace = CardText & { category: EventCategory; copies: number };

/** When a relic may be used, as a code. */
export type RelicMoment =
  | 'beforeMoving'
  | 'beforePitRoll'
  | 'besideDoor'
  | 'declaringAttack'
  | 'afterEvent'
  | 'damage'
  | 'death'
  | 'never';

export type RelicFace = CardText & { worth: number; when: string; moment: RelicMoment };

/** All faces of the game for drawing and reading. */
export interface DeepwarrenContent {
  tiles: TileFace[];
  tokens: TokenFace[];
  events: EventFace[];
  spells: CardText[];
  relics: RelicFace[];
}

/** One legal way to lay the tile in hand, with what it does (T-1115). */
export interface LandingView {
  x: number;
  y: number;
  turn: Turn;
  joined: Side[];
  blocked: Side[];
  open: Side[];
  openExits: number;
  /** It leaves no open exit: only the last tile may (T-410). */
  seals: boolean;
}

/** Damage to one token, if nobody answers it with a relic. */
export interface HitPreview {
  target: number;
  damage: number;
  from: number;
  to: number;
  kills: boolean;
  /** Crowns its player gains. */
  crowns: number;
}

/** The game would end, and how it would stand. */
export interface EndPreview {
  reason: string;
  standing: StandingView[];
}

export interface AttackPreview {
  /** The attacker. */
  token: number;
  /** Absent: it scorches. */
  target?: number;
  hits: HitPreview[];
  ends: EndPreview | undefined;
}

/** What an option would do, as far as it is certain. Parts that do not apply are left out. */
export interface DeepwarrenPreview {
  option: number;
  landing?: LandingView;
  /** The spaces walked, both ends included. */
  path?: Space[];
  /** It ends on an ember. */
  burns?: true;
  chest?: true;
  /** Chance to come safely off the Pit, and what a fall would end. */
  safe?: number;
  fall?: EndPreview;
  hits?: HitPreview[];
  /** Crowns gained, by seat. */
  crowns?: number[];
  ends?: EndPreview;
  /** Attacks that could follow, if the move comes first. */
  attacks?: AttackPreview[];
  /** The most wounds the token could lose there before its owner's next turn. */
  danger?: number;
}

export interface ThreatView {
  token: number;
  damage: number;
  /** It would have to move first. */
  moves: boolean;
}

/** Who could hit a token before its owner's next turn, and for how much at most. */
export interface ThreatenedView {
  token: number;
  worst: number;
  by: ThreatView[];
}

/** Tiles nobody has placed yet, and cells beside the dungeon that none of them can ever fill. */
export interface StackView {
  left: { kind: string; count: number }[];
  dead: { x: number; y: number }[];
}

export const setupQuestionSchema = z.strictObject({
  /** Every printed face. */
  kind: z.literal('content'),
});

const id = z.int();
const intentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('place'), x: id, y: id, turn: z.literal([0, 1, 2, 3]).optional() }),
  z.strictObject({ kind: z.literal('put'), space: id }),
  z.strictObject({ kind: z.literal('choose'), token: id }),
  z.strictObject({ kind: z.literal('tile'), tile: id }),
  z.strictObject({ kind: z.literal('move'), token: id, to: id }),
  z.strictObject({ kind: z.literal('openDoor'), token: id, tile: id }),
  z.strictObject({ kind: z.literal('attack'), token: id, target: id }),
  z.strictObject({ kind: z.literal('breathe'), token: id }),
  z.strictObject({ kind: z.literal('regrow'), token: id }),
  z.strictObject({ kind: z.literal('useRelic'), relic: id }),
  z.strictObject({ kind: z.literal('dropRelic'), relic: id }),
  z.strictObject({ kind: z.literal('takeChest'), token: id }),
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('pass') }),
  z.strictObject({ kind: z.literal('undo') }),
]) satisfies z.ZodType<DeepwarrenIntent>;

export const tableQuestionSchema = z.discriminatedUnion('kind', [
  /** "Why not?" */
  z.strictObject({ kind: z.literal('explain'), intent: intentSchema }),
  /** What the options of the decision would do. */
  z.strictObject({ kind: z.literal('previews') }),
  z.strictObject({ kind: z.literal('threats') }),
  z.strictObject({ kind: z.literal('stack') }),
]);

export type TableQuestion = z.infer<typeof tableQuestionSchema>;

const refusalSchema = z.strictObject({ code: z.string(), sentence: z.string(), rule: z.string() });

/** What is answered, by the kind of question. */
export const deepwarrenAnswers = {
  content: z.strictObject({ content: carried<DeepwarrenContent>() }),
  /** No refusal: it is an option. */
  explain: z.strictObject({ refusal: refusalSchema.optional() }),
  previews: z.strictObject({ previews: z.array(carried<DeepwarrenPreview>()) }),
  threats: z.strictObject({ threats: z.array(carried<ThreatenedView>()) }),
  stack: z.strictObject({ stack: carried<StackView>() }),
};
export type DeepwarrenAnswer<Kind extends keyof typeof deepwarrenAnswers> = z.infer<
  (typeof deepwarrenAnswers)[Kind]
>;

/**
 * What may be asked of Delve, and what it answers: everything printed before a match; why not and the odds at the table. Carried by
 * `games.ask` and `matches.ask`.
 */
import { carried } from '../table.ts';
import { z } from '../zod.ts';
import type { AttackType, Attribute, CardType, ChamberKind, DelveDeck, MonsterKind, Space } from './delve.ts';

export interface DelveCardFace {
  id: string;
  name: string;
  deck: DelveDeck;
  type: CardType;
  gold: number;
  copies: number;
  text: string;
}

/** A card of a fight: of the common deck, or a Power card of a hero or monster. */
export interface AttackFace {
  name: string;
  value: number;
  type: AttackType;
  /** The attack type it counters. */
  counters?: AttackType | undefined;
  copies: number;
  power?: { owner: number | MonsterKind; escape: number; damage: number; text: string } | undefined;
}

export type RelativeSide = 'back' | 'left' | 'ahead' | 'right';

export interface ChamberFace {
  id: string;
  kind: ChamberKind;
  name: string;
  /** What it does to who enters. */
  text: string;
  /** Back, Left, Ahead, Right as seen stepping in over the arrow: `o` open, `#` wall, `D` door, `P` portcullis. */
  sides: string;
  copies: number;
  searchable: boolean;
  /** Chasm: the sides that go together; the others are beyond the split. */
  split?: RelativeSide[] | undefined;
  /** Dark Chamber: the way for each result of the die. */
  ways?: RelativeSide[] | undefined;
}

export interface HeroFace {
  id: string;
  name: string;
  calling: string;
  style: AttackType;
  life: number;
  values: Record<Attribute, number>;
  abilityName: string;
  abilityText: string;
}

export interface MonsterFace {
  kind: MonsterKind;
  name: string;
  nature: string;
  lives: number[];
}

/** Everything printed; lists are in the order of the numbers a view has. */
export interface DelveContent {
  chambers: ChamberFace[];
  cards: DelveCardFace[];
  attacks: AttackFace[];
  heroes: HeroFace[];
  monsters: MonsterFace[];
  /** Both squares; the first stands for both. */
  hoard: Space[];
  towers: Space[];
  /** By space of the track: the highest roll that closes the Towers there, 0 for none. */
  sunTrack: number[];
}

/** Something that may happen: a code for the window's words, and how likely it is. */
export interface Chance {
  code: string;
  chance: number;
  rule?: string;
  count?: number;
  /** Wounds or gold, on the mean where it happens. */
  amount?: number;
  /** A kind of chamber or monster. */
  name?: string;
}

/** What an option may bring. `main` is the figure that says most; `good`: one wants it high. */
export interface OptionOdds {
  option: number;
  main?: Chance & { good: boolean };
  more: Chance[];
}

export interface HomeOdds {
  /** Spaces to the nearest Tower by expected turns, the Tower last; empty below ground. */
  steps: number;
  path: Space[];
  /** The way leads through chambers that lie open already. */
  isExplored: boolean;
  /** Rounds to come before the die is first rolled. */
  rounds: number;
  /** Chance to be out before that, and with luck at the die; monsters and wounds are not counted. */
  inTime: number;
  withDice: number;
}

export interface DragonOdds {
  /** Dragon cards to come. */
  left: number;
  wrath: number;
  /** For the card after, if this one is a slumber. */
  next: number;
  /** Chance that Wrath, if it comes, kills at once. */
  kills: number;
  /** Of two Treasures, on the mean. */
  gold: number;
}

export interface EscapeOdds {
  chance: number;
  /** Wounds on the mean, and chance that they kill. */
  damage: number;
  dies: number;
  pairs: { own: number; other: number; escapes: boolean; damage: number }[];
}

/** A card that may be played: its total, and in the round under way the cards it deals and the chances to win it and to end the fight. */
export interface PlayOdds {
  option: number;
  total: number;
  deals: number;
  kills: number;
  wins: number;
}

export interface FightOdds {
  /** Of the hero: tried out, not counted. */
  dies: number;
  wins: number;
  /** Common cards not seen yet, by type. */
  unseen: Record<AttackType, number>;
  plays: PlayOdds[];
}

export interface DelveOdds {
  /** Whose odds these are. */
  seat: number;
  options: OptionOdds[];
  /** Kinds of chambers still in the stock. */
  stock: { kind: ChamberKind; count: number }[];
  /** Without determination. */
  tests: Record<Attribute, number>;
  home: HomeOdds | undefined;
  dragon: DragonOdds | undefined;
  escape: EscapeOdds | undefined;
  fight: FightOdds | undefined;
  /** Shut in: the chance that no search finds a way out. */
  shutIn: { dies: number } | undefined;
}

/** Any action can be pointed at, however wrong: what it means is the game's to say. */
const intentSchema = z.looseObject({ kind: z.string() });

export const setupQuestionSchema = z.strictObject({ kind: z.literal('content') });

export const tableQuestionSchema = z.discriminatedUnion('kind', [
  /** "Why not?" */
  z.strictObject({ kind: z.literal('explain'), intent: intentSchema }),
  /** All odds of the position, from what the asker may know. */
  z.strictObject({ kind: z.literal('odds') }),
]);
export type TableQuestion = z.infer<typeof tableQuestionSchema>;

const refusalSchema = z.strictObject({ code: z.string(), sentence: z.string(), rule: z.string() });

/** What is answered, by the kind of question. */
export const delveAnswers = {
  content: z.strictObject({ content: carried<DelveContent>() }),
  /** No refusal: it is an option. */
  explain: z.strictObject({ refusal: refusalSchema.optional() }),
  odds: z.strictObject({ odds: carried<DelveOdds>() }),
};
export type DelveAnswer<Kind extends keyof typeof delveAnswers> = z.infer<(typeof delveAnswers)[Kind]>;

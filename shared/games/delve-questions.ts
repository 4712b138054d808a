/**
 * What may be asked of Delve, and what it answers: everything printed before a match, why not at the table. Carried by
 * `games.ask` and `matches.ask`.
 */
import { carried } from '../table.ts';
import { z } from '../zod.ts';
import type { AttackType, Attribute, CardType, ChamberKind, DelveDeck, MonsterKind } from './delve.ts';

export interface CardFace {
  card: number;
  name: string;
  deck: DelveDeck;
  type: CardType;
  copies: number;
  /** Gold of Loot; rolled at the end where `isRolled`. */
  gold: number;
  isRolled: boolean;
  text: string;
}

/** A card of a fight: of the common deck, or a Power card of a hero or monster. */
export interface AttackFace {
  attack: number;
  name: string;
  value: number;
  type: AttackType;
  /** The attack type it counters. */
  counters: AttackType | undefined;
  copies: number;
  hero: number | undefined;
  monster: MonsterKind | undefined;
  /** Power cards: for the way out of an encounter, and the wounds of a failed one. */
  escape: number | undefined;
  damage: number | undefined;
  text: string;
}

export interface ChamberFace {
  chamber: number;
  kind: ChamberKind;
  name: string;
  /** Back, Left, Ahead, Right as seen stepping in over the arrow: `o` open, `#` wall, `D` door, `P` portcullis. */
  sides: string;
  copies: number;
  isSearchable: boolean;
  /** Chasm: places in `sides` on the near side of the split. */
  near: number[];
  /** Dark Chamber: the place in `sides` for each result of the die. */
  ways: number[];
}

export interface HeroFace {
  hero: number;
  name: string;
  calling: string;
  style: AttackType;
  life: number;
  values: Record<Attribute, number>;
  ability: { name: string; text: string };
}

export interface DelveContent {
  cards: CardFace[];
  attacks: AttackFace[];
  chambers: ChamberFace[];
  /** What each kind of chamber does. */
  chamberTexts: Record<ChamberKind, string>;
  heroes: HeroFace[];
  monsters: { kind: MonsterKind; name: string; nature: string; lives: number[] }[];
  /** Spaces of the sun track: the highest roll that closes the Towers there, 0 for none. */
  sunTrack: number[];
}

/** Any action can be pointed at, however wrong: what it means is the game's to say. */
const intentSchema = z.looseObject({ kind: z.string() });

export const setupQuestionSchema = z.strictObject({ kind: z.literal('content') });

export const tableQuestionSchema = z.discriminatedUnion('kind', [
  /** "Why not?" */
  z.strictObject({ kind: z.literal('explain'), intent: intentSchema }),
]);
export type TableQuestion = z.infer<typeof tableQuestionSchema>;

const refusalSchema = z.strictObject({ code: z.string(), sentence: z.string(), rule: z.string() });

/** What is answered, by the kind of question. */
export const delveAnswers = {
  content: z.strictObject({ content: carried<DelveContent>() }),
  /** No refusal: it is an option. */
  explain: z.strictObject({ refusal: refusalSchema.optional() }),
};
export type DelveAnswer<Kind extends keyof typeof delveAnswers> = z.infer<(typeof delveAnswers)[Kind]>;

/**
 * The smallest words of the schemas: names, ids and bounded numbers. Owns how long, how large and in which
 * characters; what the words mean together is said in the other `schema-*` files.
 */
import { z } from '../../../../shared/zod.ts';

/** Fails to compile unless two types are the same, optional fields included. */
export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : { schema: B; type: A };

/** A compile-time proof: `proved<Same<Hand, z.infer<typeof schema>>>(true)` stands only if they are the same. */
export function proved<T>(_proof: T): void {
  // Nothing happens at run time: the argument's type is the statement.
}

/** The name of something chosen, as other fields call it. */
export const label = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,23}$/, 'must be a short name such as "A" or "prey"')
  .meta({ id: 'Label', description: 'The name of a target or a pick, spoken by later fields.' });

export const cardId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as "ash-runner"')
  .meta({ id: 'Id', description: 'Lower-case words joined by hyphens; unique in its pack.' });

/** Marks heaped on one letter would run over the card; no writing needs more than three. */
const heapedMarks = [/^(?!.*\p{M}{4})/u, 'must not heap marks on one letter'] as const;

/**
 * A proper name as printed: letters, digits, spaces and a little punctuation. Fillers and variation marks are letters
 * or marks by their kind, yet nobody sees them.
 */
export const properName = z
  .string()
  .min(1)
  .max(40)
  .regex(
    /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} ,.'’&!-]*[\p{L}\p{N}\p{M}!.])?$/u,
    "must be a plain name: letters, digits, spaces and , . ' & ! - inside",
  )
  .regex(...heapedMarks)
  .meta({ id: 'Name', description: 'A name as printed, at most 40 characters.' });

/** Keywords are stored as they are printed: capitalised words. */
export const keyword = z
  .string()
  .max(20)
  .regex(
    /^(?!.*\p{Default_Ignorable_Code_Point})\p{Lu}[\p{L}]*(?:[ -]\p{Lu}[\p{L}]*)*$/u,
    'must be one or more capitalised words, such as "Undead"',
  )
  .meta({ id: 'Keyword', description: 'Capitalised words as printed, such as "Undead".' });

/**
 * Words of colour; no control characters, no marks that turn the writing direction, no half characters, which a
 * database would not give back as they were, and something to read.
 */
export const flavour = z
  .string()
  .min(1)
  .max(400)
  .regex(
    /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+$/u,
    'must be plain text in one line',
  )
  .regex(/[\p{L}\p{N}]/u, 'must have something to read')
  .regex(...heapedMarks)
  .meta({ id: 'Flavour', description: 'Words without rules, at most 400 characters.' });

/** What the picture shows. A name the program does not know is passed over, so that a pack may be ahead of it. */
export const art = z
  .array(
    z
      .string()
      .max(40)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the name of a motif, such as "old-lantern"'),
  )
  .min(1)
  .max(2)
  .meta({ id: 'Art', description: 'Motifs of the picture, the main one first; see the list of motifs.' });

export const keywords = z.array(keyword).min(1).max(8);

/** Always `true` when present, so that a card has one way to say no: leave it out. */
export const yes = z.literal(true);

export const small = z.int().min(1).max(12);
export const squares = z.int().min(1).max(12).meta({ id: 'Squares', description: 'Squares, 1 to 12.' });
export const level = z.int().min(1).max(6).meta({ id: 'Level', description: 'A printed Level, 1 to 6.' });
export const anyNumber = z.int().min(0).max(1000);
export const factor = z
  .int()
  .min(1)
  .max(100)
  .meta({ id: 'Factor', description: 'Multiplies what is counted.' });
export const limit = z.int().min(1).max(1000).meta({ id: 'Limit', description: 'The most it may come to.' });

/** Damage, Hit Points and their changes come in tens (R-26). */
export const tens = (from: number, to: number) =>
  z.int().min(from).max(to).multipleOf(10, 'must be a multiple of 10 (R-26)');
export const damage = tens(10, 200).meta({ id: 'Damage', description: 'Damage in tens, 10 to 200 (R-26).' });

/**
 * Text that people and files from outside bring, made plain: what is shown is what is stored. Nothing in it turns the
 * writing direction, hides, or is half a sign. Owns the schemas of such text; each field says how long it may be.
 */
import { z } from './zod.ts';

/**
 * Signs that cannot be seen: controls, marks that turn or join the writing, fillers, halves of signs, signs without a
 * meaning. The joiners inside an emoji are none of these, for without them it falls apart.
 */
const emojiOrUnseen =
  /(\p{RGI_Emoji})|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gv;

/** Everything that ends a line, and the tab. */
const breaks = /[\t\n\v\f\r\x85\u2028\u2029]/gu;

/** Spaces of every width; the blank Braille pattern looks like one. */
const spaces = /[\s\u2800]+/gu;

const withoutUnseen = (text: string): string =>
  text.replace(emojiOrUnseen, (_sign, emoji: string | undefined) => emoji ?? '').normalize('NFC');

/** One line without anything that cannot be seen; breaks and odd spaces become plain spaces. */
export const plainLine = (text: string): string =>
  withoutUnseen(text.replace(breaks, ' ')).replace(spaces, ' ').trim();

/** The same for a text of several lines, which stay as they are. */
const plainLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\x85\u2028\u2029]/u)
    .map((line) => withoutUnseen(line.replaceAll('\t', ' ')))
    .join('\n');

/** The beginning of a text, never with half a sign at its end. */
export const beginning = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text
        .slice(0, most)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();

/** A letter, digit or sign: marks and spaces alone are nothing to read. */
const something = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Before anything is taken out of it, a text may be so many times longer. */
const slack = 4;

/** A line that may be empty. */
export const lineText = (most: number) =>
  z
    .string()
    .max(most * slack)
    .overwrite(plainLine)
    .max(most);

/** A name: a line with something to read. */
export const nameText = (most: number) => lineText(most).regex(something, 'must have something to read');

/** A text of several lines. */
export const linesText = (most: number) =>
  z
    .string()
    .max(most * slack)
    .overwrite(plainLines)
    .max(most);

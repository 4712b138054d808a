/** The filters offered as chips: each is a clause of the search, so pressing one only edits the text. */
import { abilities } from '../../../shared/cards.ts';
import { cardThemes } from '../../../shared/search/fields.ts';
import { parseQuery } from '../../../shared/search/parse.ts';
import type { Clause } from '../../../shared/search/query.ts';
import { chipText } from '../../text/search.ts';
import type { SignName } from '../signs.ts';

export interface Chip {
  label: string;
  /** As it is written into the search. */
  text: string;
  clause: Clause;
  sign?: SignName;
  /** Only shown among all filters. */
  isFurther: boolean;
}

interface Words {
  keywords: readonly string[];
  packs: readonly { key: string; name: string }[];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function chip(label: string, text: string, rest: { sign?: SignName; isFurther?: boolean } = {}): Chip {
  const read = parseQuery(text);
  if (!read.ok || read.value.kind !== 'clause') throw new Error(`no clause: ${text}`);
  return {
    label,
    text,
    clause: read.value,
    isFurther: rest.isFurther ?? false,
    ...(rest.sign ? { sign: rest.sign } : {}),
  };
}

/** A keyword of two words is written between quotes. */
const quoted = (word: string): string => (/^[\p{L}\p{N}-]+$/u.test(word) ? word.toLowerCase() : `"${word}"`);

/** The common filters first, then all there are. */
export function chipsFor({ keywords, packs }: Words): Chip[] {
  const further = { isFurther: true };
  return [
    chip(chipText.commanders, 'type:commander'),
    chip(chipText.creatures, 'type:creature'),
    chip(chipText.orders, 'type:order'),
    chip(chipText.immediate, 'timing:immediate', { sign: 'immediate' }),
    chip(chipText.minor, 'timing:minor', { sign: 'minor' }),
    chip(chipText.standard, 'timing:standard', { sign: 'standard' }),
    ...abilities.map((ability) => chip(capital(ability), `ability:${ability}`, { sign: ability })),
    ...packs.map(({ key, name }) => chip(name, `pack=${key}`, further)),
    ...[1, 2, 3, 4, 5, 6].map((level) => chip(chipText.level(level), `level=${String(level)}`, further)),
    chip(chipText.large, 'is:large', further),
    chip(chipText.ranged, 'is:ranged', further),
    chip(chipText.flying, 'is:flying', further),
    chip(chipText.power, 'is:power', further),
    ...cardThemes.map((theme) => chip(capital(theme), `theme:${theme}`, further)),
    ...keywords.map((keyword) => chip(keyword, `keyword:${quoted(keyword)}`, further)),
  ];
}

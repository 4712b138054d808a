/** How many cards each chip would leave of what is found. */
import { isSingle, withoutField } from '../../../shared/search/edit.ts';
import type { FieldName } from '../../../shared/search/fields.ts';
import { parseQuery } from '../../../shared/search/parse.ts';
import type { Clause, Query } from '../../../shared/search/query.ts';

/** The cards of a search as numbers. */
export type Finds = (query: Query) => ReadonlySet<number>;

/**
 * Counts chips within a search. Of a field with one value a card, such as its type, the chips are alternatives:
 * each is counted as if the others were not pressed.
 */
export function countChips(chips: readonly string[], query: Query, found: Finds, all: Finds): number[] {
  const bases = new Map<FieldName, ReadonlySet<number>>();
  const baseOf = ({ field }: Clause) => {
    if (!isSingle(field)) return found(query);
    const base = bases.get(field) ?? found(withoutField(query, field));
    bases.set(field, base);
    return base;
  };
  return chips.map((text) => {
    const chip = parseQuery(text);
    if (!chip.ok || chip.value.kind !== 'clause') return -1;
    return overlap(baseOf(chip.value), all(chip.value));
  });
}

function overlap(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let count = 0;
  for (const each of small) if (large.has(each)) count++;
  return count;
}

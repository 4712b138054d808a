/**
 * Warbands as lists: what a list is, how it changes, how two compare. Any list can be written down, legal or not,
 * also with cards nobody knows: a draft is never lost. Owns no rule; legality is the game's.
 */
import { cardKey } from './cards.ts';
import { z } from './zod.ts';

/** The parts of a list, in the order in which they are shown and written. */
export const listParts = ['commanders', 'creatures', 'orders', 'tiles'] as const;
export type ListPart = (typeof listParts)[number];
const listPart = z.enum(listParts);

/** More copies or lines than anybody means to play, so that no list can grow without end. */
export const mostCopies = 99;
export const mostLines = 400;

const entry = z.strictObject({ key: cardKey, copies: z.int().min(1).max(mostCopies) });
const entries = z.array(entry).max(mostLines);

/** A warband as described. Entries keep the order in which they were put in; a card has one entry a part. */
export const warbandList = z.strictObject({
  commanders: entries,
  creatures: entries,
  orders: entries,
  tiles: entries,
});
export type WarbandEntry = z.infer<typeof entry>;
export type WarbandList = z.infer<typeof warbandList>;

/** So many copies of a card more, or fewer. */
export const listChange = z.strictObject({
  part: listPart,
  key: cardKey,
  by: z.int().min(-mostCopies).max(mostCopies),
});
export type ListChange = z.infer<typeof listChange>;

export const emptyList: WarbandList = { commanders: [], creatures: [], orders: [], tiles: [] };

/** How many copies an entry list holds in all. */
export const countCopies = (list: readonly WarbandEntry[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0);

/** How many copies of one card a part holds. */
export const copiesOf = (list: readonly WarbandEntry[], key: string): number =>
  list.find((each) => each.key === key)?.copies ?? 0;

/** The list after the changes; a card never goes below none nor above `mostCopies`. */
export function changeList(list: WarbandList, changes: readonly ListChange[]): WarbandList {
  const changed = structuredCopy(list);
  for (const { part, key, by } of changes) changed[part] = changeEntries(changed[part], key, by);
  return changed;
}

const structuredCopy = (list: WarbandList): WarbandList => ({
  commanders: list.commanders.map((each) => ({ ...each })),
  creatures: list.creatures.map((each) => ({ ...each })),
  orders: list.orders.map((each) => ({ ...each })),
  tiles: list.tiles.map((each) => ({ ...each })),
});

function changeEntries(list: WarbandEntry[], key: string, by: number): WarbandEntry[] {
  const copies = Math.min(mostCopies, Math.max(0, copiesOf(list, key) + by));
  if (copies === 0) return list.filter((each) => each.key !== key);
  const isThere = list.some((each) => each.key === key);
  if (!isThere) return [...list, { key, copies }];
  return list.map((each) => (each.key === key ? { key, copies } : each));
}

/** What makes the second list of the first, part by part. */
export function compareLists(before: WarbandList, after: WarbandList): ListChange[] {
  return listParts.flatMap((part) => {
    const keys = new Set([...before[part], ...after[part]].map(({ key }) => key));
    return [...keys]
      .map((key) => ({ part, key, by: copiesOf(after[part], key) - copiesOf(before[part], key) }))
      .filter(({ by }) => by !== 0);
  });
}

/** The same card once a part: entries for one card are added up, in the place of the first. */
export function tidyList(list: WarbandList): WarbandList {
  return listParts.reduce<WarbandList>(
    (tidy, part) =>
      changeList(
        tidy,
        list[part].map(({ key, copies }) => ({ part, key, by: copies })),
      ),
    emptyList,
  );
}

/** Why a list may not march, and what would mend it. */
export const warbandProblem = z.strictObject({
  code: z.string(),
  rule: z.string(),
  sentence: z.string(),
  /** The cards or tiles it is about. */
  cards: z.array(cardKey),
  /** The changes that mend it, and in words what they do; absent where nothing the person has would. */
  fix: z.strictObject({ sentence: z.string(), changes: z.array(listChange).min(1) }).optional(),
});
export type WarbandProblem = z.infer<typeof warbandProblem>;

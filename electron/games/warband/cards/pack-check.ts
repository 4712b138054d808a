/** Errors of a pack of the right shape: cards that cannot work, names used twice or not at all, warbands against the rules. */
import { checkTile } from '../geometry/tiles.ts';
import { checkWarband } from '../legality.ts';
import type { Card } from './language.ts';
import { packCards, type Pack, type PackFile, type PackProblem, type ReadyWarband } from './pack.ts';
import { formatPath, problem, type Path } from '../../../../shared/read-data.ts';
import { validateCard } from './validate.ts';

/** Every error; none means the pack can be played. */
export function checkPack(pack: Pack): PackProblem[] {
  return [
    ...cardProblems(pack),
    ...tileProblems(pack),
    ...sameIds(pack),
    ...pack.warbands.flatMap((each, index) => warbandProblems(pack, each, index)),
  ];
}

const inFile = (file: PackFile, path: Path, code: string, sentence: string): PackProblem => ({
  file,
  ...problem(path, code, sentence),
});

function cardProblems(pack: Pack): PackProblem[] {
  const place = (file: PackFile, prefix: Path) => (found: ReturnType<typeof validateCard>[number]) => {
    const start = formatPath(prefix);
    return { ...found, file, path: found.path === '' ? start : `${start}.${found.path}` };
  };
  return [
    ...pack.commanders.flatMap((card, index) => validateCard(card).map(place('commanders.json', [index]))),
    ...pack.creatures.flatMap(({ card }, index) =>
      validateCard(card).map(place('creatures.json', [index, 'card'])),
    ),
    ...pack.orders.flatMap(({ card }, index) =>
      validateCard(card).map(place('orders.json', [index, 'card'])),
    ),
  ];
}

/** A budget of terrain is a matter of taste and belongs to the lint; everything else is wrong. */
export const isTaste = (code: string): boolean => code === 'terrainBudget';

const tileProblems = (pack: Pack): PackProblem[] =>
  pack.tiles.flatMap((tile, index) =>
    checkTile(tile)
      .filter(({ code }) => !isTaste(code))
      .map(({ code, sentence }) => inFile('tiles.json', [index], code, sentence)),
  );

/** Cards and tiles share one set of names, as they share their keys everywhere in the program; warbands have another. */
function sameIds(pack: Pack): PackProblem[] {
  const cards: [PackFile, Path, string][] = [
    ...pack.commanders.map((card, index): [PackFile, Path, string] => [
      'commanders.json',
      [index, 'id'],
      card.id,
    ]),
    ...pack.creatures.map(({ card }, index): [PackFile, Path, string] => [
      'creatures.json',
      [index, 'card', 'id'],
      card.id,
    ]),
    ...pack.orders.map(({ card }, index): [PackFile, Path, string] => [
      'orders.json',
      [index, 'card', 'id'],
      card.id,
    ]),
  ];
  const tiles = pack.tiles.map((tile, index): [PackFile, Path, string] => [
    'tiles.json',
    [index, 'id'],
    tile.id,
  ]);
  const warbands = pack.warbands.map((each, index): [PackFile, Path, string] => [
    'warbands.json',
    [index, 'id'],
    each.id,
  ]);
  return [[...cards, ...tiles], warbands].flatMap((group) => {
    const seen = new Set<string>();
    return group.flatMap(([file, path, id]) => {
      if (seen.has(id)) return [inFile(file, path, 'sameId', `The id "${id}" is used twice.`)];
      seen.add(id);
      return [];
    });
  });
}

/** A ready-made warband must be able to march: what is named is there, and the rules of a warband hold. */
function warbandProblems(pack: Pack, warband: ReadyWarband, index: number): PackProblem[] {
  const found = checkNames(pack, warband, index);
  return found.length > 0 ? found : rulesProblems(pack, warband, index);
}

/** What else the rules of a warband forbid (W-103, W-127, R-61). What is wrong with a tile itself was told before. */
function rulesProblems(pack: Pack, warband: ReadyWarband, index: number): PackProblem[] {
  const unfold = (entries: ReadyWarband['orders']) =>
    entries.flatMap(({ copies, card }) => new Array<string>(copies).fill(card));
  const list = {
    commanders: [warband.commander],
    creatures: unfold(warband.creatures),
    orders: unfold(warband.orders),
    tiles: warband.tiles.map((id) => pack.tiles.find((tile) => tile.id === id)!),
  };
  const library = new Map<string, Card>(packCards(pack).map((card) => [card.id, card]));
  return checkWarband(list, library)
    .filter(({ code }) => code !== 'treasureCount')
    .map(({ code, rule, sentence }) => inFile('warbands.json', [index], code, `${sentence} (${rule})`));
}

/** W-951 to W-953, and that every name is one of the pack's. */
function checkNames(pack: Pack, warband: ReadyWarband, index: number): PackProblem[] {
  const at = (path: Path, code: string, sentence: string) =>
    inFile('warbands.json', [index, ...path], code, sentence);
  const total = (entries: ReadyWarband['creatures']) => entries.reduce((sum, entry) => sum + entry.copies, 0);
  /** Up to four of a kind (W-951, W-952), whatever the pack itself holds: a free collection has them all. */
  const unknown = (field: 'creatures' | 'orders') =>
    warband[field].flatMap((entry, place) =>
      (pack[field] as { card: { id: string } }[]).some(({ card }) => card.id === entry.card)
        ? []
        : [
            at(
              [field, place, 'card'],
              'unknownCard',
              `There is no card "${entry.card}" among the pack's ${field}.`,
            ),
          ],
    );
  const doubled = (field: 'creatures' | 'orders') =>
    warband[field].flatMap((entry, place) =>
      warband[field].findIndex((other) => other.card === entry.card) < place
        ? [at([field, place, 'card'], 'listedTwice', `"${entry.card}" is listed twice; use "copies".`)]
        : [],
    );
  return [
    ...(pack.commanders.some((card) => card.id === warband.commander)
      ? []
      : [at(['commander'], 'unknownCard', `There is no commander "${warband.commander}" in the pack.`)]),
    ...unknown('creatures'),
    ...unknown('orders'),
    ...doubled('creatures'),
    ...doubled('orders'),
    ...(total(warband.creatures) < 12
      ? [at(['creatures'], 'tooFewCreatures', 'A warband has at least 12 creatures (W-951).')]
      : []),
    ...(total(warband.orders) < 30
      ? [at(['orders'], 'tooFewOrders', 'A warband has at least 30 orders (W-952).')]
      : []),
    ...warband.tiles.flatMap((id, place) =>
      pack.tiles.some((tile) => tile.id === id)
        ? []
        : [at(['tiles', place], 'unknownTile', `There is no tile "${id}" in the pack.`)],
    ),
  ];
}

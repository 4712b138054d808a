/**
 * What would mend each problem of a warband: changes of its list, in words and as data. A fix mends its own problem
 * and may leave or bring about another; `mend` goes on until nothing is left that it knows how to mend.
 */
import {
  changeList,
  copiesOf,
  type ListChange,
  listParts,
  type WarbandList,
} from '../../../../shared/warbands.ts';
import type { Tile } from '../geometry/tiles.ts';
import { fewestCreatures, fewestOrders, mostOfAKind, type WarbandProblem } from '../legality.ts';
import { cardKeys, checkList, commanderOf, partOf, type Shelf } from './shelf.ts';
import {
  fill,
  isLargeTile,
  isSmallTile,
  isStartTile,
  suggestCommanders,
  suggestCreatures,
  suggestOrders,
  suggestTiles,
} from './suggest-cards.ts';

export interface Fix {
  sentence: string;
  changes: ListChange[];
}

export interface MendableProblem extends WarbandProblem {
  fix?: Fix;
}

type Mender = (problem: WarbandProblem, list: WarbandList, shelf: Shelf) => Fix | undefined;

const menders: Readonly<Record<string, Mender>> = {
  unknownCard: (problem, list) => removeAll(problem, list),
  disabledPack: (problem, list) => removeAll(problem, list),
  wrongPart: moveHome,
  commanderCount: oneCommander,
  tooFewCreatures: moreCreatures,
  tooFewOrders: moreOrders,
  tooManyOfACreature: (problem, list) => dropSurplus(problem, list, 'creatures'),
  tooManyOfAnOrder: (problem, list) => dropSurplus(problem, list, 'orders'),
  notOwned: dropUnowned,
  nothingDeployable: somebodyToDeploy,
  tileCount: rightTiles,
  startTileCount: rightTiles,
};

const fixFor: Mender = (problem, list, shelf) => menders[problem.code]?.(problem, list, shelf);

/** The problems of a list, each with what mends it. */
export function problemsOf(list: WarbandList, shelf: Shelf): MendableProblem[] {
  return checkList(list, shelf).map((problem) => {
    const fix = fixFor(problem, list, shelf);
    return fix ? { ...problem, fix } : problem;
  });
}

/** More than any list can need: each round takes away a problem, and few bring about another. */
const mostRounds = 5000;

/** Mends one problem after another; the list is legal afterwards if the shelf has what it takes. */
export function mend(list: WarbandList, shelf: Shelf): WarbandList {
  let mended = list;
  for (let round = 0; round < mostRounds; round++) {
    const fix = firstFix(mended, shelf);
    if (!fix) return mended;
    mended = changeList(mended, fix.changes);
  }
  return mended;
}

function firstFix(list: WarbandList, shelf: Shelf): Fix | undefined {
  for (const problem of checkList(list, shelf)) {
    const fix = fixFor(problem, list, shelf);
    if (fix) return fix;
  }
  return undefined;
}

const fixOf = (sentence: string, changes: ListChange[]): Fix | undefined =>
  changes.length > 0 ? { sentence, changes } : undefined;

const nameOf = (key: string, { cards }: Shelf): string => cards.get(key)?.name ?? key;

function removeAll({ cards }: WarbandProblem, list: WarbandList): Fix | undefined {
  const changes = cards.flatMap((key) =>
    listParts.map((part) => ({ part, key, by: -copiesOf(list[part], key) })),
  );
  return fixOf(
    'Take it out',
    changes.filter(({ by }) => by !== 0),
  );
}

function moveHome({ cards }: WarbandProblem, list: WarbandList, shelf: Shelf): Fix | undefined {
  const changes = cards.flatMap((key) => {
    const home = partOf(key, shelf);
    if (!home) return [];
    const strays = listParts.filter((part) => part !== home && copiesOf(list[part], key) > 0);
    return strays.flatMap((part) => {
      const copies = copiesOf(list[part], key);
      return [
        { part, key, by: -copies },
        { part: home, key, by: copies },
      ];
    });
  });
  return fixOf('Put it in its place', changes);
}

/** W-953. The first commander stays; with none, the one that suits the warband is chosen. */
function oneCommander(_: WarbandProblem, list: WarbandList, shelf: Shelf): Fix | undefined {
  const leaders = cardKeys(list, 'commanders', shelf);
  if (leaders.length === 0) {
    const [chosen] = suggestCommanders(list, shelf);
    return chosen && fixOf(`Choose ${chosen.name}`, [{ part: 'commanders', key: chosen.id, by: 1 }]);
  }
  const kept = commanderOf(list, shelf)?.id ?? leaders[0];
  const changes = list.commanders
    .filter(({ key }) => leaders.includes(key))
    .map(({ key, copies }) => ({ part: 'commanders' as const, key, by: key === kept ? 1 - copies : -copies }))
    .filter(({ by }) => by !== 0);
  return fixOf(`Keep ${nameOf(kept, shelf)} alone`, changes);
}

const addWords = (changes: readonly ListChange[], noun: string, shelf: Shelf): string => {
  const added = changes.reduce((sum, { by }) => sum + by, 0);
  return added === 1 ? `Add ${nameOf(changes[0].key, shelf)}` : `Add ${added} ${noun}s`;
};

function moreCreatures(_: WarbandProblem, list: WarbandList, shelf: Shelf): Fix | undefined {
  const wanted = fewestCreatures - cardKeys(list, 'creatures', shelf).length;
  const changes = fill(suggestCreatures(list, shelf), 'creatures', wanted, list, shelf);
  return enough(changes, wanted) ? fixOf(addWords(changes, 'creature', shelf), changes) : undefined;
}

function moreOrders(_: WarbandProblem, list: WarbandList, shelf: Shelf): Fix | undefined {
  const wanted = fewestOrders - cardKeys(list, 'orders', shelf).length;
  const suggested = suggestOrders(list, shelf);
  let changes = fill(suggested, 'orders', wanted, list, shelf);
  if (!enough(changes, wanted)) changes = fill(anyOrders(shelf), 'orders', wanted, list, shelf);
  return enough(changes, wanted) ? fixOf(addWords(changes, 'order', shelf), changes) : undefined;
}

const anyOrders = ({ cards }: Shelf) => [...cards.values()].filter(({ type }) => type === 'order');

const enough = (changes: readonly ListChange[], wanted: number): boolean =>
  changes.reduce((sum, { by }) => sum + by, 0) === wanted;

/** W-951, W-952: the copies put in last go first. */
function dropSurplus(
  { cards }: WarbandProblem,
  list: WarbandList,
  part: 'creatures' | 'orders',
): Fix | undefined {
  let kept = 0;
  const changes = list[part]
    .filter(({ key }) => cards.includes(key))
    .map(({ key, copies }) => {
      const stays = Math.min(copies, mostOfAKind - kept);
      kept += stays;
      return { part, key, by: stays - copies };
    })
    .filter(({ by }) => by !== 0);
  const dropped = changes.reduce((sum, { by }) => sum - by, 0);
  return fixOf(`Take out ${dropped}`, changes);
}

function dropUnowned({ cards }: WarbandProblem, list: WarbandList, shelf: Shelf): Fix | undefined {
  const changes = cards.flatMap((key) => {
    let left = shelf.owned?.get(key) ?? 0;
    return listParts.map((part) => {
      const stays = Math.min(copiesOf(list[part], key), left);
      left -= stays;
      return { part, key, by: stays - copiesOf(list[part], key) };
    });
  });
  const fewer = changes.filter(({ by }) => by !== 0);
  const dropped = fewer.reduce((sum, { by }) => sum - by, 0);
  return fixOf(`Take out ${dropped}`, fewer);
}

/** a creature the starting Leadership can pay for. */
function somebodyToDeploy(_: WarbandProblem, list: WarbandList, shelf: Shelf): Fix | undefined {
  const leadership = commanderOf(list, shelf)?.leadership ?? 0;
  const affordable = suggestCreatures(list, shelf).filter(({ level }) => level <= leadership);
  const changes = fill(affordable, 'creatures', 1, list, shelf);
  if (changes.length > 0) return fixOf(addWords(changes, 'creature', shelf), changes);
  const [leader] = suggestCommanders(list, shelf);
  if (!leader) return undefined;
  const gone = list.commanders.map(({ key, copies }) => ({ part: 'commanders' as const, key, by: -copies }));
  return fixOf(`Choose ${leader.name}`, [...gone, { part: 'commanders', key: leader.id, by: 1 }]);
}

/** W-103, W-127: keeps the tiles that fit, in their order, and fills up from the warband's packs. */
function rightTiles(_: WarbandProblem, list: WarbandList, shelf: Shelf): Fix | undefined {
  const kept: string[] = [];
  const take = (isWanted: (tile: Tile) => boolean, count: number): boolean => {
    const own = list.tiles.flatMap(({ key, copies }) => new Array<string>(copies).fill(key));
    const fitting = own.filter((key) => shelf.tiles.has(key) && isWanted(shelf.tiles.get(key)!));
    const more = suggestTiles(list, shelf, isWanted).map(({ id }) => id);
    const chosen = [...fitting, ...more].slice(0, count);
    kept.push(...chosen);
    return chosen.length === count;
  };
  const isComplete = [take(isLargeTile, 2), take(isStartTile, 1), take(isSmallTile, 1)].every(Boolean);
  if (!isComplete) return undefined;
  const known = list.tiles.map(({ key }) => key).filter((key) => shelf.tiles.has(key));
  const changes = [...new Set([...known, ...kept])]
    .map((key) => ({
      part: 'tiles' as const,
      key,
      by: kept.filter((each) => each === key).length - copiesOf(list.tiles, key),
    }))
    .filter(({ by }) => by !== 0);
  return fixOf('Lay out a right set of tiles', changes);
}

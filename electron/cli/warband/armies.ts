/** Packs made ready for matches between bots: cards by key, boxes, ready-made warbands, setups. */
import type { BoxedCard, WarbandSetup } from '../../games/warband/index.ts';
import type { Card } from '../../games/warband/cards/language.ts';
import type { Copies, Pack, ReadyWarband } from '../../games/warband/cards/pack.ts';
import type { Tile, TileFace } from '../../games/warband/geometry/tiles.ts';
import type { LegalWarband } from '../../games/warband/legality.ts';
import { planFirstGame, planMatch, type SharedPack } from '../../games/warband/match-setup.ts';
import type { Result } from '../../../shared/result.ts';
import { UsageError } from '../common/args.ts';
import { installedPackIds, readNamedPack } from '../packs/folders.ts';

/** A warband somebody could bring to a table. */
export interface Army {
  /** `pack/id`. */
  key: string;
  pack: string;
  name: string;
  warband: LegalWarband;
}

export interface Armoury {
  library: ReadonlyMap<string, Card>;
  boxes: BoxedCard[];
  armies: Army[];
  shared: SharedPack[];
}

/** Of the installed packs, or of those named by id or folder. */
export function loadArmoury(packs: readonly string[] = installedPackIds()): Armoury {
  const all = packs.map((id) => keyed(readNamedPack(id)));
  const boxes = all.flatMap(({ commanders, creatures, orders }) => [
    ...commanders.map((card): BoxedCard => ({ card, copies: 1 })),
    ...creatures,
    ...orders,
  ]);
  return {
    library: new Map(boxes.map(({ card }) => [card.id, card])),
    boxes,
    armies: all.flatMap((pack) => pack.warbands.map((warband) => armyOf(pack, warband))),
    shared: all.map(sharedOf),
  };
}

/** The pack with keys for ids. */
function keyed(pack: Pack): Pack {
  const key = (id: string): string => `${pack.manifest.id}/${id}`;
  const rename = <T extends { id: string }>(thing: T): T => ({ ...thing, id: key(thing.id) });
  const entry = <T extends { id: string }>({ copies, card }: Copies<T>): Copies<T> => ({
    copies,
    card: rename(card),
  });
  const line = ({ copies, card }: Copies<string>): Copies<string> => ({ copies, card: key(card) });
  return {
    ...pack,
    commanders: pack.commanders.map(rename),
    creatures: pack.creatures.map(entry),
    orders: pack.orders.map(entry),
    tiles: pack.tiles.map(rename),
    warbands: pack.warbands.map((warband) => ({
      ...rename(warband),
      commander: key(warband.commander),
      creatures: warband.creatures.map(line),
      orders: warband.orders.map(line),
      tiles: warband.tiles.map(key),
    })),
  };
}

const spread = (entries: readonly Copies<string>[]): string[] =>
  entries.flatMap(({ copies, card }) => new Array<string>(copies).fill(card));

const tilesOf = (pack: Pack, ids: readonly string[]): Tile[] =>
  ids.map((id) => pack.tiles.find((tile) => tile.id === id)!);

function armyOf(pack: Pack, ready: ReadyWarband): Army {
  const { id, name, commander, creatures, orders, tiles } = ready;
  const warband = {
    commander,
    creatures: spread(creatures),
    orders: spread(orders),
    tiles: tilesOf(pack, tiles),
    chests: pack.manifest.chests,
  };
  return { key: id, pack: pack.manifest.id, name, warband };
}

function sharedOf({ manifest, commanders, creatures, orders, tiles }: Pack): SharedPack {
  const ids = (entries: readonly Copies<Card>[]): string[] =>
    spread(entries.map(({ copies, card }) => ({ copies, card: card.id })));
  return {
    commanders: [commanders[0]!.id, (commanders[1] ?? commanders[0]!).id],
    creatures: ids(creatures),
    orders: ids(orders),
    tiles,
    chests: manifest.chests,
  };
}

/** Setups are made once for the same armies: their tables are found again by the same battlefield. */
export function setupMaker(armoury: Armoury) {
  const made = new Map<string, WarbandSetup>();
  const remember = (key: string, make: () => Result<WarbandSetup, { sentence: string }[]>): WarbandSetup => {
    const known = made.get(key);
    if (known) return known;
    const setup = make();
    if (!setup.ok) throw new UsageError(setup.error.map(({ sentence }) => sentence).join(' '));
    made.set(key, setup.value);
    return setup.value;
  };
  return {
    /** Armies in the order of their seats. Nobody is asked who has no choice. */
    match(armies: readonly Army[], face: TileFace, first: number, teams = false): WarbandSetup {
      const key = [teams, face, first, ...armies.map(({ key }) => key)].join(' ');
      const form = teams ? 'teams' : armies.length === 2 ? 'standard' : 'freeForAll';
      const contenders = armies.map(({ name, warband }) => ({ name, warband }));
      return remember(key, () => {
        const planned = planMatch({ form, contenders, face, first }, armoury.library);
        return planned.ok ? { ok: true, value: { ...planned.value, skipForced: true } } : planned;
      });
    },
    firstGame(pack: SharedPack, first: number): WarbandSetup {
      return remember(`first ${first} ${pack.commanders[0]}`, () => {
        const planned = planFirstGame(['Gold', 'Silver'], pack, armoury.library);
        return planned.ok ? { ok: true, value: { ...planned.value, first, skipForced: true } } : planned;
      });
    },
  };
}

import { describe, expect, it } from 'vitest';
import { installedPackIds, readInstalledPack } from '../../electron/cli/packs/folders.ts';
import { checkPack } from '../../electron/games/warband/cards/pack-check.ts';
import { lintPack } from '../../electron/games/warband/cards/pack-lint.ts';
import {
  packCards,
  type Copies,
  type Pack,
  type ReadyWarband,
} from '../../electron/games/warband/cards/pack.ts';
import { plainCardText } from '../../electron/games/warband/cards/text/card-text.ts';
import { tileFaces } from '../../electron/games/warband/geometry/tiles.ts';
import type { CardLibrary, LegalWarband } from '../../electron/games/warband/legality.ts';
import { planFirstGame, planMatch } from '../../electron/games/warband/match-setup.ts';

const libraryOf = (pack: Pack): CardLibrary => new Map(packCards(pack).map((card) => [card.id, card]));

const unfold = <T>(entries: readonly Copies<T>[]): T[] =>
  entries.flatMap(({ copies, card }) => new Array<T>(copies).fill(card));

const muster = (pack: Pack, warband: ReadyWarband): LegalWarband => ({
  commander: warband.commander,
  creatures: unfold(warband.creatures),
  orders: unfold(warband.orders),
  tiles: pack.tiles.filter(({ id }) => warband.tiles.includes(id)),
});

const sentences = (result: ReturnType<typeof planMatch>): string[] =>
  result.ok ? [] : result.error.map(({ sentence }) => sentence);

describe.each(installedPackIds())('the pack %s', (id) => {
  const pack = readInstalledPack(id);

  it('passes its check without errors or warnings', () => {
    expect([...checkPack(pack), ...lintPack(pack)]).toEqual([]);
  });

  it('brings a warband for each commander that may march, on every layout and face', () => {
    expect(pack.warbands.map(({ commander }) => commander).sort()).toEqual(
      pack.commanders.map((card) => card.id).sort(),
    );
    for (const warband of pack.warbands) {
      for (const players of [2, 3, 4]) {
        for (const face of tileFaces) {
          const contenders = Array.from({ length: players }, (_, seat) => ({
            name: `P${seat}`,
            warband: muster(pack, warband),
          }));
          const form = players === 2 ? 'standard' : 'freeForAll';
          expect(sentences(planMatch({ form, contenders, face }, libraryOf(pack)))).toEqual([]);
        }
      }
    }
  });

  it('splits into the two halves of a first game (W-940, W-941, W-942)', () => {
    const [first, second] = pack.commanders;
    const shared = {
      commanders: [first.id, second.id] as [string, string],
      creatures: unfold(pack.creatures).map((card) => card.id),
      orders: unfold(pack.orders).map((card) => card.id),
      tiles: pack.tiles,
    };
    expect(sentences(planFirstGame(['Gold', 'Silver'], shared, libraryOf(pack)))).toEqual([]);
  });

  it('reads as published: look at the difference before accepting it', async () => {
    const texts = packCards(pack).map((card) =>
      [`${card.name} (${card.type})`, ...plainCardText(card)].join('\n'),
    );
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(`texts/${id}.txt`);
  });
});

import { describe, expect, it } from 'vitest';
import { spaceName, type SalientForm } from '../../../shared/games/salient.ts';
import { boardFor, distance } from '../../../electron/games/salient/board/board.ts';
import { commandTable, pactTable, spacesInPlay } from '../../../electron/games/salient/content/command.ts';
import { facilityTable } from '../../../electron/games/salient/content/facilities.ts';
import { allCards, opportunityTable } from '../../../electron/games/salient/content/opportunities.ts';
import { allTexts } from '../../../electron/games/salient/content/text.ts';

const names = (form: SalientForm, spaces: readonly number[]) => spaces.map((space) => spaceName(form, space));

describe('the components of Salient', () => {
  it('are 24 titles and 35 cards, ten of them with the icon (C-104, CR-40)', () => {
    expect(opportunityTable).toHaveLength(24);
    expect(allCards()).toHaveLength(35);
    expect(allCards().filter((card) => opportunityTable[card]!.icon)).toHaveLength(10);
    expect(opportunityTable.filter(({ copies }) => copies === 2)).toHaveLength(11);
  });

  it('put no icon on a card that costs a single unrestricted die', () => {
    const cheap = opportunityTable.filter(
      ({ cost: { dice = [], pair, credits = 0 } }) =>
        credits === 0 && !pair && dice.length === 1 && dice[0] === 'any',
    );
    expect(cheap.filter(({ icon }) => icon)).toEqual([]);
  });

  it('are twelve Sites of three kinds (C-104, C-810)', () => {
    const kinds = Object.groupBy(facilityTable, ({ kind }) => kind);
    expect([kinds.start?.length, kinds.passive?.length, kinds.action?.length]).toEqual([4, 4, 4]);
  });

  it('are four Staff cards with two sides, and Pact cards of three spaces (C-103, C-501, C-502, C-1110)', () => {
    expect(
      commandTable.filter(({ isUpgraded }) => !isUpgraded).map(({ card, name }) => `${card} ${name}`),
    ).toEqual([
      'warRoom D1',
      'warRoom D2',
      'warRoom A1',
      'warRoom UP',
      'muster C1',
      'muster C2',
      'muster UP',
      'treasury F1',
      'treasury F2',
      'treasury UP',
      'workshop R1',
      'workshop UP',
    ]);
    expect(spacesInPlay[15]!.map((at) => commandTable[at]!.name).join(' ')).toBe(
      'D1 D2 D3 A1 A2 SB C1 C2 C3 C4 FD F1 F2 F3 F4 R1 SF',
    );
    expect(commandTable.length).toBeLessThan(32);
    expect(pactTable).toHaveLength(3);
  });

  it('print their text from the data', () => {
    expect(allTexts()).toMatchSnapshot();
  });
});

describe('the boards', () => {
  const duel = boardFor('duel', 2);
  const pact = boardFor('pact', 4);
  const three = boardFor('melee', 3);
  const four = boardFor('melee', 4);

  it('have the spaces of the three layouts (C-107, C-123, CR-01)', () => {
    expect([duel, pact, three, four].map(({ field, centre }) => [field.length, centre.length])).toEqual([
      [35, 15],
      [70, 30],
      [49, 25],
      [49, 25],
    ]);
  });

  it('have Sites where their owners’ markers stand (C-125, C-126, C-206, CR-03, C-1205, C-1206)', () => {
    expect(names('duel', duel.sites)).toEqual(['b4', 'd4']);
    expect(names('pact', pact.sites)).toEqual(['b4', 'd4', 'g4', 'i4']);
    expect(names('melee', three.sites)).toEqual(['c3', 'd5', 'e3']);
    expect(names('melee', four.sites)).toEqual(['c3', 'c5', 'e5', 'e3']);
  });

  it('have Home lines of five, zones, and goals behind the opposite line (C-120, C-121, C-124)', () => {
    const [south, north] = duel.seats;
    expect(names('duel', south!.front)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(names('duel', south!.goals)).toEqual(['a8', 'b8', 'c8', 'd8', 'e8']);
    expect(names('duel', north!.goals)).toEqual(['a0', 'b0', 'c0', 'd0', 'e0']);
    expect(names('melee', four.seats[1]!.goals)).toEqual(['h2', 'h3', 'h4', 'h5', 'h6']);
    expect(names('melee', four.seats[3]!.goals)).toEqual(['02', '03', '04', '05', '06']);
    expect(names('melee', three.seats[0]!.goals)).toEqual(['b8', 'c8', 'd8', 'e8', 'f8']);
    const zone = names(
      'melee',
      four.field.filter((space) => four.seats[1]!.isZone[space]),
    );
    expect(zone).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']);
  });

  it('look the same to both players of a Duel after a half turn', () => {
    const [south, north] = duel.seats;
    const turned = (space: number) => duel.size - 1 - space;
    for (const space of duel.field) {
      const mirrored = south!.steps[space]!.map(turned).toSorted();
      expect(north!.steps[turned(space)]!.toSorted()).toEqual(mirrored);
    }
  });

  it('count king’s steps (C-133, C-134)', () => {
    const [a1, c4, e7] = ['a1', 'c4', 'e7'].map((name) =>
      duel.field.find((space) => spaceName('duel', space) === name)!,
    );
    expect([distance(duel, a1!, c4!), distance(duel, a1!, e7!), distance(duel, c4!, c4!)]).toEqual([3, 6, 0]);
    expect(duel.around[c4!]).toHaveLength(8);
    expect(duel.around[a1!]).toHaveLength(3);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookshelfOf } from '../../../electron/services/warbands/sharing/bookshelf.ts';
import { exportWarband, importWarband } from '../../../electron/services/warbands/sharing/index.ts';
import type { Shelf } from '../../../electron/games/warband/muster/shelf.ts';
import { emptyList, type WarbandList } from '../../../shared/warbands.ts';
import { anyLists } from '../../support/list-arbitraries.ts';
import { packNames, packShelf, readyLists } from '../../support/shelf.ts';

const shelf = bookshelfOf(packShelf, packNames);
const ready = readyLists[0]!;
const forms = ['text', 'code', 'file'] as const;

function read(text: string) {
  const answer = importWarband(text, shelf);
  if (!answer.ok) throw new Error(answer.error.sentence);
  return answer.value;
}
const refused = (text: string) => {
  const answer = importWarband(text, shelf);
  return answer.ok ? answer.value : answer.error.code;
};
const troubles = (text: string) => read(text).troubles.map(({ line, code }) => `${String(line)} ${code}`);

describe('out and in again', () => {
  it.each(forms)(
    '200 random lists are the same after a trip as %s, unknown and misplaced cards too',
    (form) => {
      fc.assert(
        fc.property(anyLists(packShelf), (list) => {
          fc.pre(list.creatures.length + list.orders.length + list.commanders.length + list.tiles.length > 0);
          const back = read(exportWarband({ name: 'A Trip', list }, shelf)[form]);
          expect(back).toMatchObject({ form, name: 'A Trip' });
          expect(back.list).toEqual(list);
          expect(back.troubles.every(({ isKept }) => isKept)).toBe(true);
        }),
        { numRuns: 200 },
      );
    },
  );

  it.each(forms)('a name brings nothing along as %s that hides or turns the writing', (form) => {
    const given = 'Iron\u202e\0 \u200bLine\n👩‍🚀\ud800';
    const out = exportWarband({ name: given, list: ready.list }, shelf)[form];
    expect(read(out).name).toBe('Iron Line 👩‍🚀');
    const file = JSON.stringify({ deepmarch: 'warband', format: 1, name: given, list: ready.list });
    expect(read(file).name).toBe('Iron Line 👩‍🚀');
    const long = exportWarband({ name: `${'a'.repeat(79)}😀`, list: ready.list }, shelf)[form];
    expect(read(long).name).toBe('a'.repeat(79));
  });

  it('a ready-made warband is readable text, one line a card, with its pack', () => {
    const { text, code, fileName } = exportWarband(ready, shelf);
    const { key, copies } = ready.list.creatures[0]!;
    expect(text).toContain(
      `\nCreatures\n${String(copies)} ${packShelf.cards.get(key)!.name} [The Barrow Court]\n`,
    );
    expect(text.split('\n').every((line) => line.length < 80)).toBe(true);
    expect(code).toMatch(/^DM1-[\w-]+$/);
    expect(code.length).toBeLessThan(400);
    expect(fileName).toMatch(/^[a-z-]+\.warband\.json$/);
    expect(read(text).troubles).toEqual([]);
  });

  it('a card whose name is no name to go by is written with its key', () => {
    const [one] = [...packShelf.cards.values()].filter((card) => card.type === 'order');
    const names = ['X Marks', '3 Kings', 'Orders', '[odd]', '# hash', one!.name];
    const twins = names.map((name, index) => ({ ...one!, id: `barrow-court/odd-${String(index)}`, name }));
    const cards = new Map([...packShelf.cards, ...twins.map((card) => [card.id, card] as const)]);
    const odd = bookshelfOf({ ...packShelf, cards } as Shelf, packNames);
    const list = { ...emptyList, orders: [one!, ...twins].map(({ id }) => ({ key: id, copies: 2 })) };
    for (const form of forms) {
      const back = importWarband(exportWarband({ name: 'Odd', list }, odd)[form], odd);
      expect(back).toMatchObject({ ok: true, value: { list, troubles: [] } });
    }
  });
});

describe('text as people write it', () => {
  const creature = packShelf.cards.get(ready.list.creatures[0]!.key)!;
  const order = packShelf.cards.get(ready.list.orders[0]!.key)!;

  it('may leave out headings, packs, counts; write 4x or ×; use any case and any spaces', () => {
    const text = `4x ${creature.name.toUpperCase()}\n\t2 ×  ${order.name.toLowerCase()}\r\n${creature.name.replaceAll(' ', '   ')}`;
    const { list, troubles: found } = read(text);
    expect(found).toEqual([]);
    expect(list).toEqual({
      ...emptyList,
      creatures: [{ key: creature.id, copies: 5 }],
      orders: [{ key: order.id, copies: 2 }],
    });
  });

  it('names each line it does not understand, with what may have been meant, and leaves it out', () => {
    const typo = `${order.name.slice(0, -1)}q`;
    const text = `Orders\n2 ${typo}\n\n4 x\n0 ${order.name}\n100 ${order.name}\n1 ${order.name} [Ember Crown]\n1 ${order.name}`;
    const { list, troubles: found } = read(text);
    expect(found.map(({ line, code }) => `${String(line)} ${code}`)).toEqual([
      '2 unknownCard',
      '4 noName',
      '5 badCount',
      '6 badCount',
      '7 unknownPack',
    ]);
    expect(found[0]!.suggestions[0]).toMatchObject({ key: order.id, name: order.name });
    expect(list.orders).toEqual([{ key: order.id, copies: 1 }]);
  });

  it('asks which card is meant where two packs print the name', () => {
    const twin = { ...order, id: 'briar-moot/twin' };
    const cards = new Map([...packShelf.cards, [twin.id, twin]]);
    const answer = importWarband(`2 ${order.name}`, bookshelfOf({ ...packShelf, cards } as Shelf, packNames));
    expect(answer).toMatchObject({
      ok: true,
      value: { list: emptyList, troubles: [{ code: 'ambiguous', line: 1 }] },
    });
    expect(answer.ok && answer.value.troubles[0]!.suggestions.map(({ key }) => key).sort()).toEqual(
      [order.id, twin.id].sort(),
    );
    const told = importWarband(
      `2 ${order.name} [briar-moot]`,
      bookshelfOf({ ...packShelf, cards } as Shelf, packNames),
    );
    expect(told).toMatchObject({
      ok: true,
      value: { list: { orders: [{ key: 'briar-moot/twin', copies: 2 }] } },
    });
  });
});

describe('hostile input', () => {
  const { text, code } = exportWarband(ready, shelf);

  it('invisible and direction-turning characters change nothing', () => {
    const spoiled = [...text].map((letter) => (letter === 'a' ? 'a\u200b' : letter)).join('');
    expect(read(`\ufeff\u202e${spoiled}`)).toMatchObject({ list: ready.list, troubles: [] });
    expect(read('Warband: \u202egnihton\u2066!\n1 \u200f\n').name).toBe('gnihton!');
    expect(read(`\u200b${code.slice(0, 40)}\u200b\n ${code.slice(40)}`).list).toEqual(ready.list);
  });

  it('a code with any one letter changed, dropped or added is refused', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let at = 4; at < code.length; at++) {
      const other = letters[(letters.indexOf(code[at]!) + 1) % 64]!;
      expect(refused(code.slice(0, at) + other + code.slice(at + 1))).toBe('damagedCode');
      expect(refused(code.slice(0, at) + code.slice(at + 1))).toBe('damagedCode');
    }
    expect(refused(`${code}A`)).toBe('damagedCode');
    expect(refused('DM1-')).toBe('damagedCode');
    expect(refused(`DM7-${code.slice(4)}`)).toBe('newerCode');
  });

  it('a code of a pack that is not here says what is missing', () => {
    const bare = bookshelfOf({ ...packShelf, cards: new Map(), tiles: new Map() }, []);
    const answer = importWarband(code, bare);
    expect(answer).toMatchObject({ ok: true, value: { list: emptyList } });
    expect(
      answer.ok && answer.value.troubles.every((each) => each.code === 'unknownCard' && !each.isKept),
    ).toBe(true);
  });

  it('bytes of something else, nothing, and other JSON are refused in words', () => {
    expect(refused('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR')).toBe('notText');
    expect(refused('\uFFFD'.repeat(300))).toBe('notText');
    expect(refused('   \n\u200b\n')).toBe('nothingThere');
    expect(refused('{"deck": []}')).toBe('notAWarband');
    expect(refused('{')).toBe('notAWarband');
    expect(
      refused(
        '{"deepmarch":"warband","format":1,"name":"x","list":{"commanders":[{"key":"a/b","copies":1e9}]}}',
      ),
    ).toBe('notAWarband');
  });

  it('random text never does worse than troubles', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (noise) => {
        const answer = importWarband(noise, shelf);
        expect(answer.ok ? answer.value.list : answer.error.sentence).toBeTruthy();
      }),
    );
  });

  it('a long list of nonsense is read to its end, and every line is told', () => {
    expect(
      troubles(Array.from({ length: 500 }, (_, n) => `4 x nonsense ${String(n)}`).join('\n')),
    ).toHaveLength(500);
  });

  it('copies beyond any sense are told, not added up', () => {
    const [first] = ready.list.orders;
    const { name } = packShelf.cards.get(first!.key)!;
    const back = read(`60 ${name}\n60 ${name}`);
    expect(back.list.orders).toEqual([{ key: first!.key, copies: 60 }]);
    expect(back.troubles).toMatchObject([{ line: 2, code: 'tooMany' }]);
  });
});

describe('an empty list', () => {
  it('goes out and has nothing to bring in', () => {
    const empty: WarbandList = emptyList;
    expect(refused(exportWarband({ name: 'Empty', list: empty }, shelf).text)).toBe('nothingThere');
    expect(read(exportWarband({ name: 'Empty', list: empty }, shelf).code).list).toEqual(empty);
  });
});

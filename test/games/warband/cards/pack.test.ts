/** Packs: read whole or refused with file, field and reason; checked; linted; reported by the command. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readInstalledPack } from '../../../../electron/cli/packs/folders.ts';
import { checkPack } from '../../../../electron/games/warband/cards/pack-check.ts';
import { canTake, lintPack, summarise } from '../../../../electron/games/warband/cards/pack-lint.ts';
import { readPackFiles, type Pack } from '../../../../electron/games/warband/cards/pack.ts';
import { packLimits } from '../../../../shared/calls/packs.ts';
import { creature } from '../../../support/example-cards.ts';
import { examplePack, packTexts } from '../../../support/example-pack.ts';
import { order } from '../../../support/example-order.ts';

const told = (problems: { file: string; path: string; code: string }[]) =>
  problems.map(({ file, path, code }) => `${file} ${path} ${code}`);

const refused = (texts: Parameters<typeof readPackFiles>[0]) => {
  const read = readPackFiles(texts);
  return read.ok ? [] : read.error.map(({ file, path, sentence }) => `${file} ${path}: ${sentence}`);
};

describe('reading a pack', () => {
  it('gives back what was written', () => {
    expect(readPackFiles(packTexts(examplePack))).toEqual({ ok: true, value: examplePack });
  });

  it('names a missing file', () => {
    expect(refused(packTexts(examplePack, { 'orders.json': undefined }))).toEqual([
      'orders.json : The file orders.json is missing.',
    ]);
  });

  it('says at which line a file stops being JSON', () => {
    const read = readPackFiles(packTexts(examplePack, { 'tiles.json': '[\n  {\n    "id": oops\n' }));
    expect(read).toMatchObject({ ok: false, error: [{ file: 'tiles.json', code: 'badJson', line: 3 }] });
  });

  it('says at which line a field is wrong', () => {
    const manifest = JSON.stringify({ ...examplePack.manifest, licence: '' }, undefined, 2);
    const read = readPackFiles(packTexts(examplePack, { 'pack.json': manifest }));
    expect(read).toMatchObject({
      ok: false,
      error: [
        { path: 'licence', line: 9 },
        { path: 'licence', line: 9 },
      ],
    });
  });

  it('names file, field and reason of every mistake at once', () => {
    const creatures = structuredClone(examplePack.creatures);
    creatures[1]!.card.level = 9;
    const texts = packTexts(examplePack, {
      'creatures.json': JSON.stringify(creatures),
      'pack.json': JSON.stringify({ ...examplePack.manifest, packFormat: 2, version: 'new' }),
    });
    expect(refused(texts)).toEqual([
      'pack.json packFormat: "packFormat" must be 1.',
      'pack.json version: "version" must be three numbers, such as "1.0.0".',
      'creatures.json [1].card.level: "level" must be at most 6.',
    ]);
  });

  it('refuses keys that could poison objects', () => {
    const text = JSON.stringify(examplePack.manifest).replace('{', '{"__proto__":{"id":"x"},');
    expect(refused(packTexts(examplePack, { 'pack.json': text }))).toEqual([
      'pack.json __proto__: The field name "__proto__" is not allowed.',
    ]);
  });
});

describe('checking a pack', () => {
  const changed = (change: (pack: Pack) => void): Pack => {
    const pack = structuredClone(examplePack);
    change(pack);
    return pack;
  };

  it('finds nothing wrong with a sound one', () => {
    expect(checkPack(examplePack)).toEqual([]);
  });

  const wrong: [string, (pack: Pack) => void, string[]][] = [
    [
      'a card that cannot work',
      (pack) => (pack.orders[0]!.card.actions[1]!.targets = []),
      ['orders.json [0].card.actions[1].steps[0].target.target unknownTarget'],
    ],
    [
      'one id for two cards',
      (pack) => (pack.commanders[1]!.id = pack.commanders[0]!.id),
      ['commanders.json [1].id sameId'],
    ],
    [
      'an unknown commander',
      (pack) => (pack.warbands[0]!.commander = 'nobody'),
      ['warbands.json [0].commander unknownCard'],
    ],
    [
      'a card listed twice',
      (pack) => (pack.warbands[0]!.orders[1]!.card = pack.warbands[0]!.orders[0]!.card),
      ['warbands.json [0].orders[1].card listedTwice'],
    ],
    [
      'too few creatures (W-951)',
      (pack) => (pack.warbands[0]!.creatures.length = 11),
      ['warbands.json [0].creatures tooFewCreatures'],
    ],
    [
      'too few orders (W-952)',
      (pack) => (pack.warbands[0]!.orders.length = 29),
      ['warbands.json [0].orders tooFewOrders'],
    ],
    [
      'an unknown tile',
      (pack) => (pack.warbands[0]!.tiles[0] = 'nowhere'),
      ['warbands.json [0].tiles[0] unknownTile'],
    ],
    [
      'a tile of the wrong size',
      (pack) => (pack.tiles[0]!.faces.dungeon = { rows: ['........'], open: ['N'] }),
      ['tiles.json [0] tileSize'],
    ],
    [
      'a warband without a start tile (W-127)',
      (pack) => (pack.warbands[0]!.tiles = ['broken-hall', 'ember-crypt', 'storeroom', 'storeroom']),
      ['warbands.json [0] startTileCount'],
    ],
    [
      'a warband with three large tiles (W-103)',
      (pack) => (pack.warbands[0]!.tiles = ['broken-hall', 'ember-crypt', 'broken-hall', 'gatehouse']),
      ['warbands.json [0] tileCount'],
    ],
    [
      'a warband that could deploy nobody (R-61)',
      (pack) => {
        pack.commanders[0]!.leadership = 1;
        for (const { card } of pack.creatures) card.level = 2;
      },
      ['warbands.json [0] nothingDeployable'],
    ],
    [
      'a start area that is not whole (B-09)',
      (pack) => (pack.tiles[2]!.faces.outdoor.rows = ['..ssss..', '..ssss..', '..ssss..', '........']),
      ['tiles.json [2] startSize'],
    ],
    [
      'more treasure squares than the rules give a tile (B-10)',
      (pack) => (pack.tiles[3]!.faces.outdoor.rows[0] = '..$..$..'),
      ['tiles.json [3] treasureCount'],
    ],
    [
      'a large tile without treasure (B-10)',
      (pack) => {
        const { dungeon } = pack.tiles[0]!.faces;
        dungeon.rows = dungeon.rows.map((row) => row.replace('$', '.'));
      },
      ['tiles.json [0] treasureCount'],
    ],
    [
      'a start area on one face only (W-127)',
      (pack) => (pack.tiles[2]!.faces.outdoor.rows = ['..dd....', '........', '........', '........']),
      ['tiles.json [2] startOneFace'],
    ],
    [
      'a start area on a large tile (B-09)',
      (pack) => {
        for (const face of [pack.tiles[0]!.faces.dungeon, pack.tiles[0]!.faces.outdoor])
          face.rows[0] = '..ssss..';
      },
      ['tiles.json [0] startOnLarge', 'tiles.json [0] startOnLarge', 'warbands.json [0] startTileCount'],
    ],
  ];

  it.each(wrong)('refuses %s', (_, change, expected) => {
    expect(told(checkPack(changed(change)))).toEqual(expected);
  });
});

describe('the lint of a pack', () => {
  it('counts what is in it', () => {
    expect(summarise(examplePack)).toMatchObject({
      commanders: 2,
      creatures: { cards: 12, different: 12, levels: 24, large: 0, ranged: 0 },
      orders: { cards: 36, different: 36 },
      gold: { creatures: 0, orders: 36 },
      silver: { creatures: 12, orders: 0 },
    });
  });

  it('warns of counts, strange and unused keywords and orders few can take', () => {
    const pack = structuredClone(examplePack);
    pack.orders[0]!.card.requires = 'Dragon';
    const sentences = lintPack(pack).map(({ sentence }) => sentence);
    expect(sentences).toContain('The pack has 24 Levels of all creatures; a complete one has 34 to 39.');
    expect(sentences).toContain(
      'Running Blow speaks of the keyword Dragon, which no creature of the pack has.',
    );
    expect(sentences).toContain(
      'No creature of the pack can take Running Blow by itself; it should be 3 or more.',
    );
  });

  /** A pack of the game passes every check; each change makes one of them speak, and names what it found. */
  const spoilt: [string, (pack: Pack) => unknown, string][] = [
    ['one commander', (pack) => pack.commanders.pop(), '1 commanders'],
    ['a creature more', (pack) => pack.creatures[0]!.copies++, '13 creature cards'],
    ['few different creatures', (pack) => pack.creatures.splice(8), '8 different creatures'],
    [
      'low Levels',
      (pack) => pack.creatures.forEach(({ card }) => (card.level = 1)),
      'Levels of all creatures',
    ],
    ['nobody Large', (pack) => pack.creatures.forEach(({ card }) => delete card.large), '0 Large creatures'],
    [
      'nobody with a bow',
      (pack) => pack.creatures.forEach(({ card }) => delete card.ranged),
      '0 creatures with a ranged attack',
    ],
    [
      'nobody who moves in a way of its own',
      (pack) => pack.creatures.forEach(({ card }) => (card.text = [])),
      '0 creatures with special movement',
    ],
    ['an order more', (pack) => pack.orders[0]!.copies++, '37 orders'],
    ['few different orders', (pack) => pack.orders.splice(20), '20 different orders'],
    ...(['standard', 'minor', 'immediate'] as const).map(
      (timing): [string, (pack: Pack) => unknown, string] => [
        `no ${timing} orders`,
        (pack) => (pack.orders = pack.orders.filter(({ card }) => card.timing !== timing)),
        `0 ${timing} orders`,
      ],
    ),
    ...(['gold', 'silver'] as const).flatMap((mark): [string, (pack: Pack) => unknown, string][] => [
      [
        `all creatures ${mark}`,
        (pack) => pack.creatures.forEach(({ card }) => (card.mark = mark)),
        `12 ${mark} creatures`,
      ],
      [
        `all orders ${mark}`,
        (pack) => pack.orders.forEach(({ card }) => (card.mark = mark)),
        `36 ${mark} orders`,
      ],
    ]),
    [
      'nothing but damage',
      (pack) => {
        const blow = order('Blow', [{ steps: [{ do: 'damage', to: 'actor', amount: 10 }] }]);
        pack.orders = [{ copies: 36, card: blow }];
        pack.creatures.forEach(({ card }) => (card.text = []));
        pack.commanders.forEach((card) => (card.text = []));
      },
      '0 ways to win ground other than damage',
    ],
    ['a chest less', (pack) => pack.manifest.chests.pop(), '5 chests'],
    [
      'an order for one keyword of one creature',
      (pack) => {
        pack.creatures[0]!.card.keywords.push('Hermit');
        pack.orders[0]!.card.requires = 'Hermit';
      },
      'by themselves; it should be 3 or more',
    ],
    [
      'ranged attacks for nobody',
      (pack) => {
        pack.creatures.forEach(({ card }) => delete card.ranged);
        const aim = { name: 'A', kind: 'creature', filter: {}, attack: 'ranged' } as const;
        pack.orders[0]!.card = order('Volley', [
          { targets: [aim], steps: [{ do: 'attack', mode: 'ranged', target: { target: 'A' } }] },
        ]);
      },
      'No creature of the pack can take Volley',
    ],
    [
      'a keyword nobody speaks of',
      (pack) => pack.creatures[0]!.card.keywords.push('Hermit'),
      'of the keyword Hermit',
    ],
    [
      'a keyword nobody has',
      (pack) => (pack.orders[0]!.card.affinity = 'Hermit'),
      'speaks of the keyword Hermit',
    ],
    ['numbers out of range', (pack) => (pack.creatures[0]!.card.speed = 12), 'Speed is 12; usual is 4 to 7'],
    [
      'bare ground',
      (pack) => (pack.tiles[0]!.faces.dungeon.rows = pack.tiles[0]!.faces.dungeon.rows.map(() => '........')),
      'solid squares',
    ],
    ['a tile too few', (pack) => pack.tiles.pop(), 'tiles'],
  ];

  it.each(spoilt)('speaks of %s', (_, spoil, said) => {
    const pack = structuredClone(readInstalledPack('lantern-watch'));
    expect(lintPack(pack)).toEqual([]);
    spoil(pack);
    expect(
      lintPack(pack)
        .map(({ sentence }) => sentence)
        .join('\n'),
    ).toContain(said);
  });

  it('knows who can take an order (W-602 to W-607)', () => {
    const shade = creature('Shade', [], { level: 1, keywords: ['Shade'], abilities: ['agility'] });
    const draw = [{ steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 } as const] }];
    expect(canTake(shade, order('Test', draw, { level: 2, ability: 'wits', affinity: 'Shade' }))).toBe(true);
    expect(canTake(shade, order('Test', draw, { level: 2, ability: 'agility' }))).toBe(false);
    expect(canTake(shade, order('Test', draw, { level: 1, ability: 'agility' }))).toBe(true);
    expect(canTake(shade, order('Test', draw, { level: 1, ability: 'any', requires: 'Humanoid' }))).toBe(
      false,
    );
  });
});

describe('npm run packs -- check', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  const folderOf = (texts: ReturnType<typeof packTexts>): string => {
    const folder = mkdtempSync(join(tmpdir(), 'pack-'));
    folders.push(folder);
    for (const [file, text] of Object.entries(texts))
      if (text !== undefined) writeFileSync(join(folder, file), text);
    return folder;
  };

  const run = (...args: string[]): { code: number; out: string } => {
    const script = new URL('../../../../electron/cli/packs.ts', import.meta.url).pathname;
    try {
      return {
        code: 0,
        out: execFileSync(process.execPath, [script, ...args], { encoding: 'utf8', stdio: 'pipe' }),
      };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, out: stdout + stderr };
    }
  };

  it('reports a sound pack with its warnings and succeeds', () => {
    const { code, out } = run('check', folderOf(packTexts(examplePack)));
    expect(code).toBe(0);
    expect(out).toMatch(/example 1\.0\.0/);
    expect(out).toMatch(/ 0 errors, \d+ warnings/);
  });

  it('fails on an error and names its place', () => {
    const { code, out } = run('check', folderOf(packTexts(examplePack, { 'orders.json': '[]' })));
    expect(code).toBe(1);
    expect(out).toContain('error   orders.json:1: It must have at least 1 entry.');
  });

  it('reads the cards aloud, and names what cannot be read', () => {
    const { code, out } = run('read', folderOf(packTexts(examplePack)));
    expect(code).toBe(0);
    expect(out).toContain('Running Blow\n  Shift 2. Then make a melee attack for 50 damage.');
    const broken = folderOf(packTexts(examplePack, { 'orders.json': '[]' }));
    expect(run('read', broken)).toEqual({
      code: 2,
      out: `${broken} has errors: npm run packs -- check ${broken}\n`,
    });
  });

  it('holds a folder to the limits of an import, before it reads a byte', () => {
    const many = folderOf(packTexts(examplePack));
    for (let i = 0; i <= packLimits.files; i++) writeFileSync(join(many, `note-${i}.txt`), '');
    expect(run('check', many)).toMatchObject({ code: 1, out: expect.stringContaining('[tooManyFiles]') });
    const huge = folderOf(packTexts(examplePack));
    writeFileSync(join(huge, 'huge.bin'), '');
    truncateSync(join(huge, 'huge.bin'), packLimits.bytes);
    expect(run('check', huge)).toMatchObject({ code: 1, out: expect.stringContaining('[tooLarge]') });
  });

  it('follows no link and says so; what is hidden is none of the pack', () => {
    const folder = folderOf(packTexts(examplePack));
    renameSync(join(folder, 'tiles.json'), join(folder, '.tiles'));
    symlinkSync(join(folder, '.tiles'), join(folder, 'tiles.json'));
    const { code, out } = run('check', folder);
    expect(code).toBe(1);
    expect(out).toContain('The file tiles.json is missing.');
    expect(out).toContain('not read tiles.json: only plain files are read; a symlink is not followed');
    expect(out).not.toContain('.tiles');
  });

  it('explains itself when called wrongly', () => {
    expect(run('inspect')).toEqual({
      code: 2,
      out: 'Use: npm run packs -- check|read FOLDER|ZIP… [--json]\n',
    });
  });
});

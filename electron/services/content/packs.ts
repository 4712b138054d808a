/** Packs that are not what was stored: found by their fingerprints, told, and taken out if nothing can put them back. */
import type { Notice } from '../../../shared/ipc.ts';
import type { Db } from '../../db/connect.ts';
import {
  cardsOfPack,
  listPacks,
  mendCard,
  mendPack,
  removePack,
  reorderPack,
  sealOfPack,
  sealOfRulesTexts,
  sealPack,
  sealRulesTexts,
  type CardRow,
  type PackRow,
} from '../../db/packs.ts';
import { putSeal, sealsOf } from '../../db/seals.ts';
import type { Card, Tile } from '../../games/warband/index.ts';
import { hashCard, manifestOf, rulesTextOf } from '../packs/stored.ts';
import { contentHash, isCardWhole } from '../packs/whole.ts';
import type { ContentDeps, Finding } from './finding.ts';

interface Held {
  row: PackRow;
  cards: CardRow[];
}

export interface PacksChecked {
  /** Their content is not what was stored. */
  damaged: PackRow[];
  /** What is wrong around the others. */
  findings: Finding[];
}

export function checkPacks({ db }: ContentDeps): PacksChecked {
  const seals = { pack: sealsOf(db, 'pack'), text: sealsOf(db, 'rules-text') };
  const damaged: PackRow[] = [];
  const findings = listPacks(db).flatMap((row) => {
    const held = { row, cards: cardsOfPack(db, row.id) };
    const hash = contentHash(row, held.cards);
    if (hash === row.hash) return aroundPack(db, held, seals);
    if (hash !== undefined && sealOfPack({ ...row, hash }) === seals.pack.get(String(row.id)))
      return [wrongHash(db, { ...row, hash })];
    damaged.push(row);
    return [];
  });
  return { damaged, findings };
}

type Seals = Record<'pack' | 'text', ReadonlyMap<string, string>>;

const aroundPack = (db: Db, { row, cards }: Held, seals: Seals): Finding[] => [
  ...wrongOrder(db, { row, cards }),
  ...wrongHashes(db, cards),
  ...wrongColumns(db, row),
  ...wrongTexts(db, { row, cards }, seals.text.get(String(row.id))),
  ...changedRow(db, row, seals.pack.get(String(row.id))),
];

const kinds = ['commander', 'creature', 'order', 'tile'];

/** The fingerprint speaks for the order within each kind; kinds follow each other as they were stored. */
function wrongOrder(db: Db, { row, cards }: Held): Finding[] {
  const ordered = cards.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  if (ordered.every(({ id }, at) => id === cards[at]!.id)) return [];
  return [
    {
      code: 'pack-mended',
      sentence: `The order of the cards of the pack ${row.key} was damaged and is put right.`,
      isMendable: true,
      mend: () => {
        reorderPack(
          db,
          row.id,
          ordered.map(({ id }) => id),
        );
        sealRulesTexts(db, row.id);
      },
    },
  ];
}

/** The seal agrees with the content and not with the row's fingerprint. */
const wrongHash = (db: Db, said: PackRow): Finding => ({
  code: 'pack-mended',
  sentence: `The fingerprint of the pack ${said.key} was damaged and is made anew.`,
  isMendable: true,
  mend: () => mendPack(db, said),
});

const wrongHashes = (db: Db, cards: readonly CardRow[]): Finding[] =>
  cards
    .filter((card) => !isCardWhole(card))
    .map((card) => ({
      code: 'card-mended',
      sentence: `The fingerprint of the card ${card.key} was damaged and is made anew from its pack.`,
      isMendable: true,
      mend: () => mendCard(db, card.id, { hash: hashCard(card.data) }),
    }));

/** A row with the columns its manifest gives. A source nobody knows is none of the program's: it takes back its own. */
function asSaid(row: PackRow): PackRow {
  const { id: key, name, version } = manifestOf(row).manifest;
  return { ...row, key, name, version, source: row.source === 'builtin' ? 'builtin' : 'imported' };
}

function wrongColumns(db: Db, row: PackRow): Finding[] {
  const said = asSaid(row);
  if (sealOfPack(said) === sealOfPack(row)) return [];
  return [
    {
      code: 'pack-mended',
      sentence: `The row of the pack ${said.key} was damaged and is put right from its manifest.`,
      isMendable: true,
      mend: () => mendPack(db, said),
    },
  ];
}

function wrongTexts(db: Db, { row, cards }: Held, seal: string | undefined): Finding[] {
  if (seal === sealOfRulesTexts(cards)) return [];
  const written = cards.map((card) => ({ ...card, rulesText: rulesTextOf(card.data as Card | Tile) }));
  // Texts that were never sealed are compared word by word, once.
  if (seal === undefined && sealOfRulesTexts(written) === sealOfRulesTexts(cards)) return [];
  return [
    {
      code: 'texts-mended',
      sentence: `Rules texts of the pack ${row.key} were damaged and are written anew.`,
      isMendable: true,
      mend: () => {
        for (const { id, rulesText } of written) mendCard(db, id, { rulesText });
        sealRulesTexts(db, row.id);
      },
    },
  ];
}

function changedRow(db: Db, row: PackRow, seal: string | undefined): Finding[] {
  if (seal === undefined || seal === sealOfPack(asSaid(row))) return [];
  const isEnabled = row.isEnabled ? 'enabled' : 'disabled';
  return [
    {
      code: `pack-changed.${row.hash}`,
      sentence: `A damage on the disk changed how the pack ${row.name} is kept: it is ${isEnabled} now, which may not be what you chose. Its cards are sound. Look under Packs.`,
      isMendable: false,
      mend: () => sealPack(db, row.id),
    },
  ];
}

/** Takes a damaged pack out of the database and keeps it as a file; matches keep their cards, warbands stay as drafts. */
export function setPackAside({ db, keepAside }: ContentDeps, row: PackRow): Notice {
  const keptAs = keepAside('pack', { ...row, cards: cardsOfPack(db, row.id) });
  if (keptAs !== undefined) removePack(db, row.id);
  const kept =
    keptAs === undefined
      ? 'It is left where it is, and not used'
      : `It was set aside as ${keptAs} in the data folder`;
  return {
    code: `pack-damaged.${row.hash}`,
    level: 'problem',
    sentence: `The pack ${row.name} ${row.version} was damaged on the disk. ${kept}; warbands that use it stay as drafts, and matches keep their own cards. Import the pack again, or restore a backup.`,
    offer: 'backups',
  };
}

/** What a check on demand says about a damaged pack. */
export const packDamage = ({ name, version }: PackRow): string =>
  `The pack ${name} ${version} is damaged. The next start puts it back from the program’s files, or sets it aside.`;

/** Seals what was stored before there were seals. */
export function sealPacks(db: Db): void {
  const seals = { pack: sealsOf(db, 'pack'), text: sealsOf(db, 'rules-text') };
  for (const row of listPacks(db)) {
    if (!seals.pack.has(String(row.id))) putSeal(db, 'pack', row.id, sealOfPack(row));
    if (!seals.text.has(String(row.id))) sealRulesTexts(db, row.id);
  }
}

/**
 * Packs: what is installed, the faces of its cards, and the way of a pack from outside into the collection.
 * A pack from outside is sent in pieces (`begin`, `append`), looked at (`check`) and only then stored (`import`).
 */
import { temperaments } from '../bots.ts';
import { cardFace, factionLook, tileFace } from '../cards.ts';
import { z } from '../zod.ts';
import { type CallTable, count, id, instant, nothing, type PushTable } from './words.ts';

/** A pack's fingerprint: what tells two packs of one name and version apart. */
const packHash = z.string().regex(/^[0-9a-f]{64}$/);

const packCounts = z.strictObject({
  commanders: count,
  /** Cards in the box, copies counted. */
  creatures: count,
  orders: count,
  /** Cards that differ from each other. */
  different: count,
  tiles: count,
  warbands: count,
  chests: count,
});
export type PackCounts = z.infer<typeof packCounts>;

/** What a pack says of itself. */
const packWords = {
  hash: packHash,
  /** The pack's own name for itself; several packs may use it, and at most one of them is enabled. */
  id: z.string(),
  name: z.string(),
  version: z.string(),
  authors: z.array(z.string()),
  licence: z.string(),
  flavour: z.string().optional(),
  counts: packCounts,
  look: factionLook,
  /** How a bot plays its warbands, where the pack says so. */
  temperament: z.enum(temperaments).optional(),
};

const installedPack = z.strictObject({
  ...packWords,
  isEnabled: z.boolean(),
  /** It came with the program and cannot be removed, only disabled. */
  isBuiltin: z.boolean(),
  installedAt: instant,
});
export type InstalledPack = z.infer<typeof installedPack>;

/** Something about a file of a pack: where, which kind, and in words. */
const packRemark = z.strictObject({
  file: z.string(),
  line: z.int().optional(),
  /** The field, as `[3].card.text[0].steps[1].who`; empty for the whole file. */
  path: z.string(),
  code: z.string(),
  sentence: z.string(),
});
export type PackRemark = z.infer<typeof packRemark>;

/** A warband that lacks cards or tiles once a pack is gone. It stays, as a draft. */
const brokenWarband = z.strictObject({ id: z.string(), name: z.string(), missing: z.array(z.string()) });
export type BrokenWarband = z.infer<typeof brokenWarband>;

/** How a pack from outside stands to what is installed under its id. */
const packStandings = ['new', 'same', 'changed-same-version', 'newer-version', 'older-version'] as const;

const packReport = z.strictObject({
  /** Nothing is stored while there is an error. */
  errors: z.array(packRemark),
  warnings: z.array(packRemark),
  /** How many there are beyond those listed. */
  more: count,
  /** Files that are no part of a pack and are not read. */
  ignored: z.array(z.string()),
  /** There once every file could be read. */
  pack: z
    .strictObject({
      ...packWords,
      standing: z.enum(packStandings),
      /** The packs installed under the same id. */
      others: z.array(installedPack),
      cards: z.array(cardFace),
      tiles: z.array(tileFace),
      /** Warbands that would lack cards if it took the place of the enabled one. */
      breaks: z.array(brokenWarband),
    })
    .optional(),
});
export type PackReport = z.infer<typeof packReport>;

/** The most a pack from outside may have, before and after unpacking. */
export const packLimits = {
  /** Bytes of all files as sent: a zip, or the files of a folder. */
  bytes: 3 * 1024 * 1024,
  files: 100,
  /** Bytes a zip's files may unpack to, together and each. */
  unpackedBytes: 3 * 1024 * 1024,
  fileBytes: 1024 * 1024,
  /** How many times smaller than its content a file in a zip may be; text rarely gets beyond 30. */
  ratio: 100,
  /** Bytes of one `packs.append`. */
  pieceBytes: 512 * 1024,
} as const;

/** Of a folder's files, those that are left where they are. */
export const isHidden = (path: string): boolean => /(^|\/)\./.test(path);

const sentFile = z.strictObject({
  /** Relative to what was chosen: `my-pack/orders.json`, or `my-pack.zip`. */
  path: z.string().min(1).max(300),
  bytes: z.int().nonnegative().max(packLimits.bytes),
});

const upload = z.strictObject({ upload: id });
const byHash = z.strictObject({ hash: packHash });
const list = z.strictObject({ packs: z.array(installedPack) });

export const packsCalls = {
  'packs.list': { input: nothing, output: list },
  /** Everything printed in the enabled packs. */
  'packs.faces': {
    input: nothing,
    output: z.strictObject({
      looks: z.array(factionLook),
      cards: z.array(cardFace),
      tiles: z.array(tileFace),
    }),
  },
  /** What is printed in one installed pack, enabled or not. */
  'packs.open': {
    input: byHash,
    output: z.strictObject({ cards: z.array(cardFace), tiles: z.array(tileFace) }),
  },
  /** Announces the files of a pack from outside. */
  'packs.begin': {
    input: z.strictObject({ files: z.array(sentFile).min(1).max(packLimits.files) }),
    output: upload,
  },
  /** The next piece of one of the announced files, in base64. */
  'packs.append': {
    input: z.strictObject({
      upload: id,
      file: count,
      data: z
        .string()
        .max(Math.ceil(packLimits.pieceBytes / 3) * 4)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
    }),
    output: nothing,
  },
  /** Reads what was sent and says what is wrong with it. Stores nothing. */
  'packs.check': { input: upload, output: packReport },
  /** Stores what was sent, whole or not at all; enabled, it takes the place of the pack with its id. */
  'packs.import': {
    input: z.strictObject({ upload: id, hash: packHash, enable: z.boolean() }),
    output: list,
  },
  /** Takes the place of the enabled pack of its id. */
  'packs.enable': { input: byHash, output: list },
  'packs.disable': { input: byHash, output: list },
  /** Which warbands would lack cards after a change. */
  'packs.impact': {
    input: z.strictObject({ hash: packHash, change: z.enum(['enable', 'disable', 'remove']) }),
    output: z.strictObject({ breaks: z.array(brokenWarband) }),
  },
  'packs.remove': { input: byHash, output: list },
} as const satisfies CallTable;

export const packsPushes = {
  /** Packs were added, removed, enabled or disabled: faces and searches are to be read again. */
  'packs.changed': nothing,
} as const satisfies PushTable;

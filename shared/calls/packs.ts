/** Packs: what is installed, and the faces of its cards. */
import { cardFace, factionLook, tileFace } from '../cards.ts';
import { z } from '../zod.ts';
import { type CallTable, count, instant, nothing, type PushTable } from './words.ts';

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
};

const installedPack = z.strictObject({
  ...packWords,
  isEnabled: z.boolean(),
  /** It came with the program and cannot be removed, only disabled. */
  isBuiltin: z.boolean(),
  installedAt: instant,
});
export type InstalledPack = z.infer<typeof installedPack>;

/** A warband that lacks cards or tiles once a pack is gone. It stays, as a draft. */
const brokenWarband = z.strictObject({ id: z.string(), name: z.string(), missing: z.array(z.string()) });
export type BrokenWarband = z.infer<typeof brokenWarband>;

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
  'packs.setEnabled': { input: z.strictObject({ hash: packHash, isEnabled: z.boolean() }), output: list },
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

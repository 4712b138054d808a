/** A pack from what was sent: sound, with everything the report and the shelf want to know of it, or every error. */
import type { PackRemark } from '../../../shared/calls/packs.ts';
import type { CardFace } from '../../../shared/cards.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { faceOf, lintPack, withLines, type Pack } from '../../games/warband/index.ts';
import { readPack } from './read.ts';
import { clipped } from './remark.ts';
import { readSent, type PackContent } from './sent-files.ts';
import { hashPack, keyedCards } from './stored.ts';
import type { SentFile } from './zip.ts';

/** A sound pack, what else to say about it, and the files beside it that are none of it. */
export interface ReadPack {
  pack: Pack;
  hash: string;
  faces: CardFace[];
  warnings: PackRemark[];
  ignored: string[];
}

export interface Unsound {
  errors: PackRemark[];
  ignored: string[];
}

export type SentPack = Result<ReadPack, Unsound>;

export function readSentPack(sent: readonly SentFile[]): SentPack {
  const content = readSent(sent);
  return content.ok ? readContent(content.value) : err({ errors: content.error, ignored: [] });
}

function readContent({ texts, ignored }: PackContent): SentPack {
  const read = readPack(texts);
  if (!read.ok) return err({ errors: read.error.map(clipped), ignored });
  const pack = read.value;
  return ok({
    pack,
    hash: hashPack(pack),
    faces: keyedCards(pack).map(faceOf),
    warnings: withLines(lintPack(pack), texts).map(clipped),
    ignored,
  });
}

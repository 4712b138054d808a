/** Packs from outside while they arrive, piece by piece: kept in memory, a few at a time, until they are stored or forgotten. */
import { randomUUID } from 'node:crypto';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { beyondLimits, type Announced } from './limits.ts';
import type { SentFile } from './zip.ts';

export interface Uploads {
  begin(files: readonly Announced[]): Result<string, CallError>;
  append(upload: string, file: number, piece: Buffer): Result<void, CallError>;
  /** What was sent, once it is all there. */
  take(upload: string): Result<SentFile[], CallError>;
  forget(upload: string): void;
}

interface Arriving extends Announced {
  pieces: Buffer[];
  received: number;
}

/** Somebody may look at one pack while another window sends a second. */
const mostAtOnce = 3;

const unknown: CallError = {
  code: 'no-such-upload',
  sentence: 'The program no longer has this pack at hand. Choose it again.',
};
const unannounced: CallError = { code: 'bad-piece', sentence: 'More was sent than was announced.' };
const incomplete: CallError = { code: 'incomplete', sentence: 'Not all of the pack has arrived.' };

export function createUploads(): Uploads {
  const uploads = new Map<string, Arriving[]>();
  return {
    begin(files) {
      const beyond = beyondLimits(files);
      if (beyond) return err({ code: 'pack-too-large', sentence: beyond.sentence });
      const [oldest] = uploads.keys();
      if (uploads.size >= mostAtOnce && oldest !== undefined) uploads.delete(oldest);
      const id = randomUUID();
      uploads.set(
        id,
        files.map((file) => ({ ...file, pieces: [], received: 0 })),
      );
      return ok(id);
    },
    append(upload, file, piece) {
      const arriving = uploads.get(upload);
      if (!arriving) return err(unknown);
      const target = arriving[file];
      if (!target || target.received + piece.length > target.bytes) return err(unannounced);
      if (piece.length > 0) target.pieces.push(piece);
      target.received += piece.length;
      return ok(undefined);
    },
    take(upload) {
      const files = uploads.get(upload);
      if (!files) return err(unknown);
      if (files.some(({ received, bytes }) => received < bytes)) return err(incomplete);
      return ok(files.map(({ path, pieces }) => ({ path, bytes: Buffer.concat(pieces) })));
    },
    forget: (upload) => void uploads.delete(upload),
  };
}

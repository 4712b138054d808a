/** The files of a pack as a window would send them, within the same limits: a zip, or all that lies in a folder. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isHidden, packLimits, type PackRemark } from '../../../shared/calls/packs.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { beyondLimits } from '../../services/packs/limits.ts';
import type { SentFile } from '../../services/packs/zip.ts';
import { UsageError } from '../common/args.ts';

interface Found {
  /** Relative to the folder, divided by `/`. */
  files: string[];
  /** Symlinks, pipes and the like: what they lead to may lie anywhere. */
  passedOver: string[];
}

export interface FilesAt {
  sent: SentFile[];
  passedOver: string[];
}

/** Reads a zip or a folder; sizes are asked for before a byte is read. */
export function filesAt(place: string): Result<FilesAt, PackRemark> {
  if (!existsSync(place)) throw new UsageError(`There is no folder or zip ${place}.`);
  const isFolder = statSync(place).isDirectory();
  const { files, passedOver } = isFolder ? filesIn(place) : { files: [basename(place)], passedOver: [] };
  const onDisk = (path: string) => (isFolder ? join(place, path) : place);
  const beyond = beyondLimits(files.map((path) => ({ path, bytes: statSync(onDisk(path)).size })));
  if (beyond) return err(beyond);
  return ok({ sent: files.map((path) => ({ path, bytes: bytesOf(onDisk(path)) })), passedOver });
}

/** Walks a folder, but no further than a pack may go; what is hidden, as the history of its changes, is none of it. */
function filesIn(folder: string): Found {
  const found: Found = { files: [], passedOver: [] };
  const folders = [''];
  while (folders.length > 0 && found.files.length <= packLimits.files) {
    const inner = folders.shift()!;
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      const path = inner + entry.name;
      if (isHidden(path)) continue;
      if (entry.isDirectory()) folders.push(`${path}/`);
      else (entry.isFile() ? found.files : found.passedOver).push(path);
    }
  }
  return found;
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Makes files and names survive a power cut. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

export function syncFile(file: string): void {
  sync(file, 'r+');
}

/** A new or changed name in the folder is on disk. Windows cannot open folders and needs no such step. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r');
}

function sync(file: string, flags: string): void {
  const handle = openSync(file, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

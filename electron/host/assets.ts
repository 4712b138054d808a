/** Reads files of the built window from disk, for both hosts. Which file that is, the policy decides. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetAt } from './policy/assets.ts';

export interface AssetFile {
  contentType: string;
  body: Buffer<ArrayBuffer>;
}

/** Opens the file an address's path names inside the folder; `undefined` if there is none. */
export async function readAsset(folder: string, path: string): Promise<AssetFile | undefined> {
  const asset = assetAt(path);
  if (asset === undefined) return undefined;
  try {
    return { contentType: asset.contentType, body: await readFile(join(folder, ...asset.parts)) };
  } catch {
    // Missing, a folder, unreadable: to the window it is simply not there.
    return undefined;
  }
}

/** Carries chosen files to the program: announced first, then piece by piece within what one message may hold. */
import { packLimits, type PackRemark } from '../../shared/calls/packs.ts';
import type { CallError } from '../../shared/ipc.ts';
import { ok, type Result } from '../../shared/result.ts';
import { api } from '../api.ts';
import { packsText } from '../text/packs.ts';

/** A file and where it lay below what was chosen. */
export interface ChosenFile {
  path: string;
  file: Blob;
}

const aboutAll = (code: string, sentence: string): PackRemark => ({ file: '', path: '', code, sentence });

/** Why these files are not even sent, if so. */
export function unsendable(chosen: readonly ChosenFile[]): PackRemark | undefined {
  if (chosen.length === 0) return aboutAll('empty', packsText.nothing);
  if (chosen.length > packLimits.files) return aboutAll('tooManyFiles', packsText.tooMany(packLimits.files));
  if (chosen.reduce((sum, { file }) => sum + file.size, 0) > packLimits.bytes)
    return aboutAll('tooLarge', packsText.tooLarge(packLimits.bytes / 1024 / 1024));
  return undefined;
}

/** Sends the files; answers the name under which the program holds them. */
export async function sendFiles(chosen: readonly ChosenFile[]): Promise<Result<string, CallError>> {
  const files = chosen.map(({ path, file }) => ({ path: path.slice(0, 300), bytes: file.size }));
  const begun = await api.packs.begin({ files });
  if (!begun.ok) return begun;
  const { upload } = begun.value;
  for (const [index, { file }] of chosen.entries()) {
    const sent = await sendFile(upload, index, file);
    if (!sent.ok) return sent;
  }
  return ok(upload);
}

async function sendFile(upload: string, index: number, file: Blob): Promise<Result<void, CallError>> {
  for (let at = 0; at < file.size; at += packLimits.pieceBytes) {
    const piece = await file.slice(at, at + packLimits.pieceBytes).arrayBuffer();
    const sent = await api.packs.append({ upload, file: index, data: base64(new Uint8Array(piece)) });
    if (!sent.ok) return sent;
  }
  return ok(undefined);
}

/** In steps: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  const step = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}

/** JSON values as deflated bytes. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** More than any state or log of a match; stops damaged bytes from filling the memory. */
const maxBytes = 64 * 1024 * 1024;

export function pack(value: unknown): Buffer {
  return packText(JSON.stringify(value));
}

/** For text that is JSON already. */
export function packText(json: string): Buffer {
  return deflateRawSync(json, { level: 9 });
}

export function unpack(bytes: Buffer): unknown {
  return JSON.parse(inflateRawSync(bytes, { maxOutputLength: maxBytes }).toString('utf8'));
}

/** As `unpack`, for bytes that may be damaged: `undefined`, which no JSON means, if they cannot be read. */
export function tryUnpack(bytes: Buffer): unknown {
  try {
    return unpack(bytes);
  } catch {
    return undefined;
  }
}

/** JSON values as compressed bytes: deflated where they are short and many, by brotli where they are long and kept. */
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  deflateRawSync,
  inflateRawSync,
} from 'node:zlib';

/** More than any state, log or film of a match; stops damaged bytes from filling the memory. */
const maxBytes = 64 * 1024 * 1024;

export function pack(value: unknown): Buffer {
  return packText(JSON.stringify(value));
}

/** For text that is JSON already. */
export function packText(json: string): Buffer {
  return deflateRawSync(json, { level: 9 });
}

export function unpack(bytes: Buffer): unknown {
  return JSON.parse(unpackText(bytes));
}

export function unpackText(bytes: Buffer): string {
  return inflateRawSync(bytes, { maxOutputLength: maxBytes }).toString('utf8');
}

/** Quality 9 and a window of 4 MB: a quarter smaller than deflated, some 12 ms for the longest matches. */
const filmParams = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 22,
};

/** For text that is JSON already. */
export function packFilm(json: string): Buffer {
  return brotliCompressSync(json, { params: filmParams });
}

export function unpackFilm(bytes: Buffer): unknown {
  return JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: maxBytes }).toString('utf8'));
}

/** As `unpack`, for bytes that may be damaged: `undefined`, which no JSON means, if they cannot be read. */
export function tryUnpack(bytes: Buffer): unknown {
  try {
    return unpack(bytes);
  } catch {
    return undefined;
  }
}

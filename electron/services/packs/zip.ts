/**
 * Reads a zip from outside. Nothing it says of itself is believed: places, sizes and names are checked before a
 * byte is unpacked, and what is unpacked is held to the limits while it comes out.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { packLimits, type PackRemark } from '../../../shared/calls/packs.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { megabytes } from './limits.ts';
import { pathRemark } from './paths.ts';
import { aboutFile } from './remark.ts';

export interface SentFile {
  path: string;
  bytes: Buffer;
}

interface Entry {
  path: string;
  method: number;
  crc: number;
  packedBytes: number;
  bytes: number;
  /** Where its own header begins. */
  at: number;
  /** Where the next entry or the directory begins: none of its bytes may lie behind. */
  until: number;
}

const signatures = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50 } as const;
const sizes = { entry: 46, local: 30, end: 22, comment: 0xffff } as const;
const methods = { stored: 0, deflated: 8 } as const;
/** Flags of an entry: its content is encrypted; its name is UTF-8. */
const flags = { encrypted: 1, utf8: 0x800 } as const;

const wrong = (code: string, sentence: string, file = ''): Result<never, PackRemark> =>
  err(aboutFile(file, code, sentence));

const damaged = () => wrong('badZip', 'The zip is damaged: its parts do not fit together.');

/** The files of a zip, folders left out; or the first reason not to unpack it. */
export function readZip(zip: Buffer): Result<SentFile[], PackRemark> {
  const entries = readEntries(zip);
  return entries.ok ? unpackAll(zip, entries.value) : entries;
}

function readEntries(zip: Buffer): Result<Entry[], PackRemark> {
  const end = findEnd(zip);
  if (end === undefined)
    return beginsAsZip(zip)
      ? wrong('badZip', 'The zip is cut off: its end is missing. Was it copied or fetched whole?')
      : wrong('noZip', 'This is no zip, whatever its name says.');
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  if (count === 0xffff || start === 0xffffffff)
    return wrong('zip64', 'The zip is of the kind for huge files.');
  if (zip.readUInt16LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count)
    return wrong('splitZip', 'The zip is one part of several.');
  if (count > packLimits.files)
    return wrong('tooManyFiles', `The zip holds ${count} files; at most ${packLimits.files} are read.`);
  return readDirectory(zip, { start, end, count });
}

const beginsAsZip = (zip: Buffer): boolean => zip.length >= 4 && zip.readUInt32LE(0) === signatures.local;

/** The end record stands at the very end, before a comment whose length it names. */
function findEnd(zip: Buffer): number | undefined {
  const first = Math.max(0, zip.length - sizes.end - sizes.comment);
  for (let at = zip.length - sizes.end; at >= first; at--)
    if (zip.readUInt32LE(at) === signatures.end && at + sizes.end + zip.readUInt16LE(at + 20) === zip.length)
      return at;
  return undefined;
}

interface Directory {
  start: number;
  end: number;
  count: number;
}

function readDirectory(zip: Buffer, { start, end, count }: Directory): Result<Entry[], PackRemark> {
  const entries: Entry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + sizes.entry > end || zip.readUInt32LE(at) !== signatures.entry) return damaged();
    const next =
      at + sizes.entry + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    if (next > end) return damaged();
    const entry = readEntry(zip, at);
    if (!entry.ok) return entry;
    entries.push(entry.value);
    at = next;
  }
  return at === end ? checkAll(entries, start) : damaged();
}

function readEntry(zip: Buffer, at: number): Result<Entry, PackRemark> {
  const nameBytes = zip.subarray(at + sizes.entry, at + sizes.entry + zip.readUInt16LE(at + 28));
  const flag = zip.readUInt16LE(at + 8);
  const path = nameOf(nameBytes, (flag & flags.utf8) !== 0);
  if (path === undefined) return wrong('badName', 'The zip holds a file whose name is no readable text.');
  if ((flag & flags.encrypted) !== 0) return wrong('encrypted', 'The file is encrypted.', path);
  if (isLink(zip, at)) return wrong('link', 'The entry is a link to another file.', path);
  return ok({
    path,
    method: zip.readUInt16LE(at + 10),
    crc: zip.readUInt32LE(at + 16),
    packedBytes: zip.readUInt32LE(at + 20),
    bytes: zip.readUInt32LE(at + 24),
    at: zip.readUInt32LE(at + 42),
    until: 0,
  });
}

/** Names that are not marked as UTF-8 may be in any old code page; only plain ones are read. */
function nameOf(bytes: Buffer, isUtf8: boolean): string | undefined {
  if (!isUtf8 && bytes.some((byte) => byte > 0x7e)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const madeOn = { unix: 3, macos: 19 } as const;
const fileKind = { mask: 0xf000, link: 0xa000 } as const;

function isLink(zip: Buffer, at: number): boolean {
  const system = zip.readUInt8(at + 5);
  const mode = zip.readUInt16LE(at + 40);
  return (system === madeOn.unix || system === madeOn.macos) && (mode & fileKind.mask) === fileKind.link;
}

/** What can be said before anything is unpacked. */
function checkAll(entries: Entry[], directory: number): Result<Entry[], PackRemark> {
  const ordered = entries.toSorted((a, b) => a.at - b.at);
  for (const [index, entry] of ordered.entries()) {
    entry.until = ordered[index + 1]?.at ?? directory;
    // Overlapping entries are how a small zip unpacks to an endless one.
    if (entry.at + sizes.local + entry.packedBytes > entry.until) return damaged();
    const refused = checkEntry(entry);
    if (refused) return err(refused);
  }
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > packLimits.unpackedBytes)
    return wrong('tooLarge', `The zip unpacks to more than ${megabytes(packLimits.unpackedBytes)}.`);
  return ok(entries);
}

function checkEntry({ path, method, packedBytes, bytes }: Entry): PackRemark | undefined {
  const badPath = pathRemark(path.replace(/\/$/, ''));
  if (badPath) return badPath;
  if (method !== methods.stored && method !== methods.deflated)
    return aboutFile(path, 'method', 'The file is packed in a way this program does not read.');
  if (method === methods.stored && packedBytes !== bytes)
    return aboutFile(path, 'lyingSize', 'The zip says two different sizes of this file.');
  if (bytes > packLimits.fileBytes)
    return aboutFile(path, 'tooLarge', `The file unpacks to more than ${megabytes(packLimits.fileBytes)}.`);
  // A tiny file may well shrink to nothing.
  if (bytes > 1024 && bytes > packedBytes * packLimits.ratio)
    return aboutFile(path, 'bomb', `The file unpacks to more than ${packLimits.ratio} times its size.`);
  return undefined;
}

function unpackAll(zip: Buffer, entries: Entry[]): Result<SentFile[], PackRemark> {
  const files: SentFile[] = [];
  for (const entry of entries) {
    if (entry.path.endsWith('/') && entry.bytes === 0) continue;
    const bytes = unpack(zip, entry);
    if (!bytes.ok) return bytes;
    files.push({ path: entry.path, bytes: bytes.value });
  }
  return ok(files);
}

function unpack(zip: Buffer, entry: Entry): Result<Buffer, PackRemark> {
  const start = contentOf(zip, entry);
  if (start === undefined) return damaged();
  const packed = zip.subarray(start, start + entry.packedBytes);
  const bytes = entry.method === methods.stored ? packed : inflate(packed, entry.bytes);
  if (bytes?.length !== entry.bytes)
    return wrong('lyingSize', 'The file does not unpack to the size the zip names.', entry.path);
  if (crc32(bytes) !== entry.crc) return wrong('badZip', 'The file in the zip is damaged.', entry.path);
  return ok(bytes);
}

/**
 * Where the content begins: after the entry's own header, which must tell of the same file and may be as long as it
 * likes, but not so long that its content is another entry's too.
 */
function contentOf(zip: Buffer, { at, until, path, method, packedBytes }: Entry): number | undefined {
  if (at + sizes.local > zip.length || zip.readUInt32LE(at) !== signatures.local) return undefined;
  const nameBytes = zip.readUInt16LE(at + 26);
  const start = at + sizes.local + nameBytes + zip.readUInt16LE(at + 28);
  const name = zip.subarray(at + sizes.local, at + sizes.local + nameBytes).toString('utf8');
  const isSame =
    name === path &&
    zip.readUInt16LE(at + 8) === method &&
    (zip.readUInt16LE(at + 6) & flags.encrypted) === 0;
  return isSame && start + packedBytes <= until ? start : undefined;
}

/** Stops as soon as more comes out than was named, which is within the limits. */
function inflate(packed: Buffer, bytes: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1) });
  } catch {
    return undefined;
  }
}

/** Zips built byte by byte, so that they can lie. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface RawEntry {
  name: string | Buffer;
  content?: Buffer | string;
  /** What the directory says instead of the truth. */
  says?: Partial<{
    bytes: number;
    packedBytes: number;
    crc: number;
    method: number;
    flags: number;
    mode: number;
    at: number;
    localName: string;
    localFlags: number;
    /** How long the entry's own header says its extra field is. */
    localExtra: number;
  }>;
}

const fixed = (length: number, fields: [at: number, bytes: 1 | 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(length);
  for (const [at, bytes, value] of fields) buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

/** The bytes of a zip with these entries; `end` changes fields of its end record. */
export function rawZip(entries: RawEntry[], end: { count?: number; start?: number } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content = '', says = {} } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const localName = says.localName === undefined ? nameBytes : Buffer.from(says.localName);
    const local = Buffer.concat([
      fixed(30, [
        [0, 4, 0x04034b50],
        [6, 2, says.localFlags ?? 0x800],
        [8, 2, says.method ?? 8],
        [26, 2, localName.length],
        [28, 2, says.localExtra ?? 0],
      ]),
      localName,
      packed,
    ]);
    directory.push(
      fixed(46, [
        [0, 4, 0x02014b50],
        [4, 2, 3 << 8],
        [8, 2, says.flags ?? 0x800],
        [10, 2, says.method ?? 8],
        [16, 4, says.crc ?? crc32(bytes)],
        [20, 4, says.packedBytes ?? packed.length],
        [24, 4, says.bytes ?? bytes.length],
        [28, 2, nameBytes.length],
        [40, 2, says.mode ?? 0o100644],
        [42, 4, says.at ?? at],
      ]),
      nameBytes,
    );
    locals.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const count = end.count ?? entries.length;
  const record = fixed(22, [
    [0, 4, 0x06054b50],
    [8, 2, count],
    [10, 2, count],
    [12, 4, central.length],
    [16, 4, end.start ?? at],
  ]);
  return Buffer.concat([...locals, central, record]);
}

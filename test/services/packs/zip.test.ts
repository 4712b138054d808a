/** Zips from strangers: what they hold is unpacked, what they pretend is not believed. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSent } from '../../../electron/services/packs/sent-files.ts';
import { readZip } from '../../../electron/services/packs/zip.ts';
import { packLimits } from '../../../shared/calls/packs.ts';
import { outsideTexts, sentFolder, zipped } from '../../support/outside-pack.ts';
import { rawZip, type RawEntry } from '../../support/raw-zip.ts';

const zipFile = (bytes: Buffer) => [{ path: 'pack.zip', bytes }];

function codeOf(bytes: Buffer): string {
  const read = readSent(zipFile(bytes));
  return read.ok ? 'read' : read.error[0]!.code;
}

const codeOfEntries = (...entries: RawEntry[]): string => codeOf(rawZip(entries));

describe('a zip', () => {
  it('gives its files back, packed or merely stored', () => {
    const bytes = Buffer.from(
      zipSync({ 'a.txt': strToU8('a'.repeat(500)), 'b.txt': [strToU8('b'), { level: 0 }] }),
    );
    const read = readZip(bytes);
    expect(read.ok && read.value.map(({ path, bytes: out }) => [path, out.toString()])).toEqual([
      ['a.txt', 'a'.repeat(500)],
      ['b.txt', 'b'],
    ]);
  });

  it('may hold everything in one folder, folders of their own and what desktops leave behind', () => {
    const texts = Object.fromEntries(
      Object.entries(outsideTexts).map(([file, text]) => [`tin-parade/${file}`, text]),
    );
    const extras = { 'tin-parade/README.md': 'Read me.', '__MACOSX/tin-parade/._pack.json': 'x' };
    const read = readSent(zipped({ ...texts, ...extras, 'tin-parade/drafts/': '' }));
    expect(read).toEqual({
      ok: true,
      value: { texts: outsideTexts, ignored: ['README.md', '__MACOSX/tin-parade/._pack.json'] },
    });
  });

  it('may hold the folder inside others', () => {
    const inner = Object.fromEntries(
      Object.entries(outsideTexts).map(([name, text]) => [`a/b/${name}`, text]),
    );
    expect(readSent(zipped(inner))).toEqual(readSent(sentFolder(outsideTexts)));
  });

  it('reads the same as the folder it was made of', () => {
    expect(readSent(zipped(outsideTexts))).toEqual(readSent(sentFolder(outsideTexts)));
  });
});

describe('a zip that is none', () => {
  it.each([
    ['nothing at all', Buffer.alloc(0)],
    ['text', Buffer.from('PK says nothing')],
    ['only zeros', Buffer.alloc(4096)],
  ])('is refused: %s', (_what, bytes) => {
    expect(codeOf(bytes)).toBe('noZip');
  });

  it('is told to be cut off when its end is missing', () => {
    const read = readZip(zipped(outsideTexts)[0]!.bytes.subarray(0, 2000));
    expect(read.ok ? '' : read.error.sentence).toMatch(/cut off: its end is missing/);
  });

  it('is refused when any of its bytes is missing', () => {
    const { bytes } = zipped({ 'pack.json': '{}' })[0]!;
    for (let length = 0; length < bytes.length; length++)
      expect(readZip(bytes.subarray(0, length)).ok).toBe(false);
  });
});

describe('a name in a zip', () => {
  it.each([
    '../pack.json',
    'a/../../pack.json',
    '/etc/pack.json',
    'C:/pack.json',
    'a\\pack.json',
    '..\\pack.json',
    './pack.json',
    'a//pack.json',
    'pack.json\u0000.txt',
    'nosj.\u202Ekcap',
    'x'.repeat(300),
    '../',
  ])('that is no plain path is refused: %j', (name) => {
    expect(codeOfEntries({ name })).toBe('badPath');
  });

  it('used twice is refused, also in other capitals', () => {
    expect(codeOfEntries({ name: 'pack.json' }, { name: 'PACK.json' })).toBe('sameFile');
  });

  it('in an unknown alphabet is refused', () => {
    expect(codeOfEntries({ name: Buffer.from([0x70, 0xff, 0x71]) })).toBe('badName');
    expect(codeOfEntries({ name: Buffer.from([0x70, 0x81, 0x71]), says: { flags: 0 } })).toBe('badName');
  });

  it('of a link is refused', () => {
    expect(codeOfEntries({ name: 'pack.json', content: '/etc/passwd', says: { mode: 0o120777 } })).toBe(
      'link',
    );
  });
});

describe('a zip bomb', () => {
  it('is refused by what it says before anything is unpacked', () => {
    const content = Buffer.alloc(900_000);
    expect(codeOfEntries({ name: 'pack.json', content })).toBe('bomb');
  });

  it('is refused by what comes out when it says less', () => {
    const content = Buffer.alloc(5_000_000);
    expect(codeOfEntries({ name: 'pack.json', content, says: { bytes: 1000 } })).toBe('lyingSize');
  });

  it('with a file too large is refused', () => {
    expect(codeOfEntries(filler(packLimits.fileBytes + 1))).toBe('tooLarge');
  });

  it('with many files that are too large together is refused', () => {
    const entries = Array.from({ length: 5 }, (_, index) => filler(packLimits.fileBytes - 1, `${index}.bin`));
    expect(codeOfEntries(...entries)).toBe('tooLarge');
  });

  it('with too many entries is refused', () => {
    const entries = Array.from({ length: packLimits.files + 1 }, (_, index) => ({ name: `${index}.json` }));
    expect(codeOfEntries(...entries)).toBe('tooManyFiles');
  });

  it('whose entries share their bytes is refused', () => {
    const entries = [
      { name: 'a.json', content: 'aaaa' },
      { name: 'b.json', content: 'aaaa', says: { at: 0 } },
    ];
    expect(codeOfEntries(...entries)).toBe('badZip');
  });

  it('whose entries share their bytes behind a long header is refused', () => {
    const content = 'a'.repeat(200);
    const b: RawEntry = { name: 'b', content };
    // The first header claims to reach up to the content of the second: over its own content and that one's header.
    const localExtra = rawZip([b]).indexOf('PK\u0001\u0002');
    expect(codeOfEntries({ name: 'a', content, says: { localExtra } }, b)).toBe('badZip');
  });
});

/** Content that does not shrink. */
function filler(length: number, name = 'filler.bin'): RawEntry {
  let seed = 1;
  const content = Buffer.alloc(length);
  for (let at = 0; at < length; at++) content[at] = (seed = (seed * 48_271) % 2_147_483_647) & 0xff;
  return { name, content };
}

describe('a zip that lies', () => {
  it.each<[string, RawEntry['says'], string]>([
    ['more comes out', { bytes: 3 }, 'lyingSize'],
    ['less comes out', { bytes: 30 }, 'lyingSize'],
    ['its content was changed', { crc: 1 }, 'badZip'],
    ['its content lies elsewhere', { at: 5 }, 'badZip'],
    ['its content lies behind the end', { at: 0x7fffffff }, 'badZip'],
    ['its content is longer than the zip', { packedBytes: 0x7fffffff }, 'badZip'],
    ['it is stored at another size', { method: 0 }, 'lyingSize'],
    ['it is packed in an unknown way', { method: 99 }, 'method'],
    ['it is encrypted', { flags: 0x801 }, 'encrypted'],
    ['its own header names another file', { localName: 'other.txt' }, 'badZip'],
    ['its own header says it is encrypted', { localFlags: 1 }, 'badZip'],
  ])('is refused: %s', (_what, says, code) => {
    expect(codeOfEntries({ name: 'pack.json', content: '{"packFormat":1}', says })).toBe(code);
  });

  it.each([
    ['more entries than there are', { count: 2 }],
    ['fewer entries than there are', { count: 0 }],
    ['a directory elsewhere', { start: 3 }],
    ['a directory behind the end', { start: 0x7fffffff }],
  ])('is refused when it announces %s', (_what, end) => {
    expect(codeOf(rawZip([{ name: 'pack.json' }], end))).toBe('badZip');
  });

  it('for huge files is refused', () => {
    expect(codeOf(rawZip([{ name: 'pack.json' }], { count: 0xffff }))).toBe('zip64');
  });
});

describe('a folder of files', () => {
  it('is refused when a file is not UTF-8', () => {
    const sent = sentFolder(outsideTexts).map((file) =>
      file.path.endsWith('orders.json') ? { ...file, bytes: Buffer.from([0x5b, 0xff, 0x5d]) } : file,
    );
    expect(readSent(sent)).toMatchObject({ ok: false, error: [{ file: 'orders.json', code: 'notText' }] });
  });

  it('is refused when a file is too large', () => {
    const sent = [{ path: 'pack.json', bytes: Buffer.alloc(packLimits.fileBytes + 1, ' ') }];
    expect(readSent(sent)).toMatchObject({ ok: false, error: [{ file: 'pack.json', code: 'tooLarge' }] });
  });

  it('may begin its files with a byte order mark', () => {
    const sent = sentFolder({ ...outsideTexts, 'pack.json': `\ufeff${outsideTexts['pack.json']}` });
    expect(readSent(sent)).toEqual(readSent(sentFolder(outsideTexts)));
  });
});

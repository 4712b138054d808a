/** The files of a pack or a story from outside, from a zip or a folder: which of them are the pack's, as text. */
import { packLimits, type PackRemark } from '../../../shared/calls/packs.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { packFiles, type PackFile } from '../../games/warband/index.ts';
import { megabytes } from './limits.ts';
import { pathRemark } from './paths.ts';
import { aboutFile } from './remark.ts';
import { readZip, type SentFile } from './zip.ts';

export interface PackContent {
  texts: Partial<Record<PackFile, string>>;
  /** Files that are no part of a pack. */
  ignored: string[];
}

export function readSent(sent: readonly SentFile[]): Result<PackContent, PackRemark[]> {
  const files = unpackSent(sent);
  return files.ok ? readTexts(files.value) : files;
}

/** Reads what was sent: one zip, or the files of a folder; as they lie in the innermost folder that holds them all. */
export function unpackSent(sent: readonly SentFile[]): Result<SentFile[], PackRemark[]> {
  const files = isZip(sent) ? readZip(sent[0]!.bytes) : ok([...sent]);
  if (!files.ok) return err([files.error]);
  const refused = [...files.value.flatMap(({ path }) => pathRemark(path) ?? []), ...sizeRemarks(files.value)];
  return refused.length > 0 ? err(refused) : ok(withoutTopFolders(files.value));
}

const isZip = ([first, ...rest]: readonly SentFile[]): boolean =>
  rest.length === 0 && (/\.zip$/i.test(first?.path ?? '') || first?.bytes.subarray(0, 2).toString() === 'PK');

function sizeRemarks(files: readonly SentFile[]): PackRemark[] {
  const remarks = files
    .filter(({ bytes }) => bytes.length > packLimits.fileBytes)
    .map(({ path }) =>
      aboutFile(path, 'tooLarge', `The file is larger than ${megabytes(packLimits.fileBytes)}.`),
    );
  return [...remarks, ...twice(files)];
}

/** Compared as file systems do that know no capitals: which of two would be read must not depend on the machine. */
function twice(files: readonly SentFile[]): PackRemark[] {
  const seen = new Set<string>();
  return files.flatMap(({ path }) => {
    const name = path.normalize('NFC').toLowerCase();
    if (seen.has(name))
      return [aboutFile(path, 'sameFile', 'The file is there twice; capitals make no difference.')];
    seen.add(name);
    return [];
  });
}

const isJunk = (path: string): boolean =>
  path.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db)$/.test(path);

/** A pack's files may lie in one folder, as most programs pack and browsers send them, and that one in another. */
function withoutTopFolders(files: readonly SentFile[]): SentFile[] {
  const [top, ...others] = new Set(
    files.filter(({ path }) => !isJunk(path)).map(({ path }) => path.split('/')[0]),
  );
  const isNested = others.length === 0 && !files.some(({ path }) => path === top);
  if (!isNested || top === undefined) return [...files];
  return withoutTopFolders(
    files.map(({ path, bytes }) => ({
      path: path.startsWith(`${top}/`) ? path.slice(top.length + 1) : path,
      bytes,
    })),
  );
}

function readTexts(files: readonly SentFile[]): Result<PackContent, PackRemark[]> {
  const noPack = noPackRemark(files.map(({ path }) => path));
  if (noPack) return err([noPack]);
  const remarks: PackRemark[] = [];
  const content: PackContent = { texts: {}, ignored: [] };
  for (const { path, bytes } of files) {
    const file = packFileOf(path);
    const text = file && textOf(bytes);
    if (file === undefined) content.ignored.push(path);
    else if (file !== path)
      remarks.push(aboutFile(path, 'misnamed', `The file must be called ${file}, in small letters.`));
    else if (text === undefined) remarks.push(aboutFile(path, 'notText', 'The file is not text in UTF-8.'));
    else content.texts[file] = text;
  }
  return remarks.length > 0 ? err(remarks) : ok(content);
}

const packFileOf = (path: string): PackFile | undefined =>
  packFiles.find((name) => name === path.toLowerCase());

/** Where nothing of a pack lies on top, one remark says more than six missing files. */
function noPackRemark(paths: readonly string[]): PackRemark | undefined {
  if (paths.some(packFileOf)) return undefined;
  const folders = paths
    .filter((path) => /\/pack\.json$/i.test(path))
    .map((path) => path.replace(/[^/]*$/, ''));
  const [folder] = folders;
  if (folders.length > 1)
    return aboutFile(
      '',
      'severalPacks',
      `There are several packs in it: ${folders.join(', ')}. Add them one at a time.`,
    );
  if (folder !== undefined)
    return aboutFile(
      '',
      'packInFolder',
      `The pack lies in ${folder} beside other things. Choose that folder, or zip it alone.`,
    );
  const wanted = `${packFiles.slice(0, -1).join(', ')} and ${packFiles.at(-1)!}`;
  return paths.length === 0
    ? aboutFile('', 'empty', 'It is empty.')
    : aboutFile(
        '',
        'noPack',
        `There is no pack in it. A pack is a zip or a folder with the files ${wanted}.`,
      );
}

/** The text of a file; nothing if it is none. */
export function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Files as a person gives them: chosen in a file dialog, or dropped as a zip, as files or as a whole folder. */
import { isHidden, packLimits } from '../../shared/calls/packs.ts';
import type { ChosenFile } from './upload.ts';

/** Of a file input; a folder's files carry their path. */
export const chosenIn = (input: HTMLInputElement): ChosenFile[] =>
  [...(input.files ?? [])]
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => !isHidden(path));

/** Of a drop. Folders are walked, but no further than a pack may go. */
export async function chosenFrom({ items }: DataTransfer): Promise<ChosenFile[]> {
  // The list is empty once the event is over, so entries are taken before anything is awaited.
  const given = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: ChosenFile[] = [];
  for (const { entry, file } of given) {
    if (entry) await gather(entry, found);
    else if (file) found.push({ path: file.name, file });
  }
  return found;
}

async function gather(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (found.length > packLimits.files || isHidden(entry.fullPath)) return;
  if (isFile(entry)) {
    found.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) });
  } else if (isFolder(entry)) {
    for (const inner of await entriesOf(entry)) await gather(inner, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A folder is read in portions, until one is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const portion = () =>
    new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const all: FileSystemEntry[] = [];
  for (let next = await portion(); next.length > 0 && all.length <= packLimits.files; next = await portion())
    all.push(...next);
  return all;
}

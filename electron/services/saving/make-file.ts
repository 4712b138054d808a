/** The files a person can save, made from what the program holds: the window only says which one it wants. */
import type { CallError, Handlers, Input, Output } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { stamp } from '../../db/file-names.ts';
import type { Log } from '../log.ts';

/** A file on its way to a person. */
export interface FileToSave {
  /** Suggested, with its ending. */
  name: string;
  text: string;
  mediaType: string;
  /** What a save dialog calls this kind of file. */
  kind: string;
}

/** Brings a file to the person: each host has its own way. */
export type SaveFile = (file: FileToSave) => Promise<Result<Output<'app.save'>, CallError>>;

/** For hosts whose window saves by itself: the file goes to the window. */
export const handOver: SaveFile = ({ name, text, mediaType }) =>
  Promise.resolve(ok({ outcome: 'download', name, text, mediaType }));

export interface FileSources {
  handlers: Pick<Handlers, 'history.export' | 'warbands.export' | 'campaign.export'>;
  log: Log;
  now: () => number;
}

/** Far beyond any match; what is larger is a mistake somewhere. */
export const largestFile = 32 * 1024 * 1024;

const tooLarge: CallError = {
  code: 'file-too-large',
  sentence: 'This file would be larger than 32 MB. Nothing was saved.',
};

export type WantedFile = Input<'app.save'>['file'];

export async function makeFile(
  wanted: WantedFile,
  sources: FileSources,
): Promise<Result<FileToSave, CallError>> {
  const made = await contentOf(wanted, sources);
  if (made.ok && Buffer.byteLength(made.value.text) > largestFile) return err(tooLarge);
  return made;
}

const json = { mediaType: 'application/json' };

async function contentOf(
  wanted: WantedFile,
  { handlers, log, now }: FileSources,
): Promise<Result<FileToSave, CallError>> {
  switch (wanted.kind) {
    case 'match': {
      const made = await handlers['history.export']({ id: wanted.id });
      return made.ok ? ok({ ...made.value, ...json, kind: 'Deepmarch match' }) : made;
    }
    case 'warband': {
      const made = await handlers['warbands.export']({ name: wanted.name, list: wanted.list });
      if (!made.ok) return made;
      return ok({ name: made.value.fileName, text: made.value.file, ...json, kind: 'Deepmarch warband' });
    }
    case 'campaign': {
      const made = await handlers['campaign.export']({ id: wanted.id, as: 'file' });
      return made.ok ? ok({ ...made.value, ...json, kind: 'Deepmarch campaign' }) : made;
    }
    case 'chronicle': {
      const made = await handlers['campaign.export']({ id: wanted.id, as: 'page' });
      return made.ok ? ok({ ...made.value, mediaType: 'text/html', kind: 'Page to read' }) : made;
    }
    case 'log': {
      const text = log
        .recent()
        .map((line) => `${line}\n`)
        .join('');
      return ok({ name: `deepmarch-log-${stamp(now())}.txt`, text, mediaType: 'text/plain', kind: 'Text' });
    }
  }
}

/** Saving in the desktop window: the system's own dialog asks where, the main process writes. The page never learns to write. */
import { basename, dirname, extname, join } from 'node:path';
import type { BrowserWindow, Dialog, SaveDialogOptions } from 'electron';
import { err, ok } from '../../shared/result.ts';
import type { FileToSave, SaveFile } from '../services/saving/make-file.ts';
import { writeChosen } from '../services/saving/write-chosen.ts';

export interface SaveDialogParts {
  dialog: Pick<Dialog, 'showSaveDialog'>;
  /** The window the dialog belongs to; none if it is gone. */
  window: () => BrowserWindow | undefined;
  /** Where the first dialog opens. It must be named: without a folder some systems begin wherever the program was started. */
  folder: () => string;
}

const alreadyOpen = {
  code: 'save-dialog-open',
  sentence: 'Another file is being saved. Finish or close that dialog first.',
};

/** One dialog at a time; each opens where the last file went. */
export function saveWithDialog({ dialog, window, folder }: SaveDialogParts): SaveFile {
  let isOpen = false;
  let lastFolder: string | undefined;

  async function ask(file: FileToSave): Promise<string | undefined> {
    const options = optionsFor(file, lastFolder ?? folder());
    const parent = window();
    const { canceled, filePath } = await (parent === undefined
      ? dialog.showSaveDialog(options)
      : dialog.showSaveDialog(parent, options));
    return canceled || filePath === '' ? undefined : filePath;
  }

  async function askAndWrite(file: FileToSave): ReturnType<SaveFile> {
    const chosen = await ask(file);
    if (chosen === undefined) return ok({ outcome: 'cancelled' });
    const written = writeChosen(chosen, file.name, file.text);
    if (!written.ok) return written;
    lastFolder = dirname(written.value);
    return ok({ outcome: 'saved', name: basename(written.value), folder: lastFolder });
  }

  return async (file) => {
    if (isOpen) return err(alreadyOpen);
    isOpen = true;
    try {
      return await askAndWrite(file);
    } finally {
      isOpen = false;
    }
  };
}

function optionsFor({ name, kind }: FileToSave, folder: string): SaveDialogOptions {
  return {
    defaultPath: join(folder, name),
    filters: [
      { name: kind, extensions: [extname(name).slice(1)] },
      { name: 'All files', extensions: ['*'] },
    ],
    // Without these Linux replaces a file unasked, and macOS offers no new folder.
    properties: ['showOverwriteConfirmation', 'createDirectory'],
  };
}

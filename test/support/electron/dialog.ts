/** `dialog` and `shell`: what the person is asked and told outside the page, answered by the test. */
import { EventEmitter, once } from 'node:events';
import type { StandInWindow } from './window.ts';

export interface SaveDialogOptions {
  defaultPath?: string;
  filters?: { name: string; extensions: string[] }[];
  properties?: string[];
}

interface SaveAnswer {
  canceled: boolean;
  filePath: string;
}

/** A save dialog that is open until it is answered or its window goes away. */
export interface OpenSaveDialog {
  parent: StandInWindow | undefined;
  options: SaveDialogOptions;
  choose: (filePath: string) => void;
  cancel: () => void;
}

export function dialogModule(isReady: () => boolean) {
  const opened = new EventEmitter();
  const errors: string[] = [];
  let count = 0;

  function showSaveDialog(...args: [SaveDialogOptions] | [StandInWindow, SaveDialogOptions]) {
    if (!isReady()) throw new Error('dialog module can only be used after app is ready');
    const [parent, options] = args.length === 1 ? [undefined, args[0]] : args;
    const { promise, resolve } = Promise.withResolvers<SaveAnswer>();
    const cancel = () => resolve({ canceled: true, filePath: '' });
    parent?.once('closed', cancel);
    const open: OpenSaveDialog = {
      ...{ parent, options, cancel },
      choose: (filePath) => resolve({ canceled: false, filePath }),
    };
    count += 1;
    opened.emit('open', open);
    return promise;
  }

  return {
    /** What error boxes said. */
    errors,
    /** How many save dialogs were opened. */
    saves: () => count,
    nextSave: async (): Promise<OpenSaveDialog> => ((await once(opened, 'open')) as [OpenSaveDialog])[0],
    dialog: {
      showSaveDialog,
      showErrorBox: (title: string, text: string) => void errors.push(`${title}: ${text}`),
    },
  };
}

export function shellModule() {
  const state = { opened: [] as string[], isBroken: false };
  const openExternal = async (url: string): Promise<void> => {
    if (state.isBroken) throw new Error('Failed to open URL');
    state.opened.push(url);
  };
  return { state, shell: { openExternal } };
}

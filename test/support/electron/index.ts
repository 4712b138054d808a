/**
 * A stand-in of Electron for machines without its runtime: the parts the program uses, behaving as documented, so that
 * `main.ts` and the preload script are executed by tests. It shows no window and runs no page; a test plays both.
 */
import { type AppOptions, StandInApp } from './app.ts';
import { dialogModule, shellModule } from './dialog.ts';
import { preloadModules, StandInIpcMain } from './ipc.ts';
import { menuModule } from './menu.ts';
import { StandInProtocol, StandInSession } from './session.ts';
import { StandInWindow, type WindowOptions } from './window.ts';

export type Electron = ReturnType<typeof createElectron>;

/** One process of Electron, not yet ready. */
export function createElectron(options: AppOptions = {}) {
  const app = new StandInApp(options);
  const session = new StandInSession();
  const protocol = new StandInProtocol(app.isReady);
  const ipcMain = new StandInIpcMain();
  const menus = menuModule();
  const dialogs = dialogModule(app.isReady);
  const outside = shellModule();

  class BrowserWindow extends StandInWindow {
    constructor(given: WindowOptions = {}) {
      super(app, { session, protocol }, given);
    }

    static getAllWindows = (): StandInWindow[] => [...app.windows];
  }

  const onlyWindow = (): StandInWindow => {
    const [window] = app.windows;
    if (!window) throw new Error('there is no window');
    return window;
  };

  return {
    ...{ app, session, protocol, ipcMain, menus, dialogs, outside, onlyWindow },
    /** What `import … from 'electron'` gives. */
    modules: {
      ...{ app, BrowserWindow, ipcMain, protocol },
      ...{
        session: { defaultSession: session },
        dialog: dialogs.dialog,
        Menu: menus.Menu,
        shell: outside.shell,
      },
      ...preloadModules(ipcMain, () => onlyWindow().webContents),
    },
  };
}

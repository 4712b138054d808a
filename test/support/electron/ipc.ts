/** `ipcMain`, and the other end of it for a preload script: `ipcRenderer` and `contextBridge`. Payloads are copied. */
import type { StandInContents } from './web-contents.ts';

type Handler = (event: object, ...args: unknown[]) => unknown;
type Listener = (event: object, ...args: unknown[]) => void;

/** The frame a call comes from; none if it has gone away meanwhile. */
export type SenderFrame = { url: string; parent: object | null } | null;

export class StandInIpcMain {
  readonly #handlers = new Map<string, Handler>();

  handle = (channel: string, handler: Handler): void => {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, handler);
  };

  /** A call from a frame of a page. What a handler throws reaches the page as a rejection. */
  async invoke(sender: StandInContents, channel: string, args: unknown[], frame: SenderFrame) {
    const handler = this.#handlers.get(channel);
    if (!handler) throw new Error(`Error invoking remote method '${channel}': No handler registered`);
    const copies = args.map((arg) => structuredClone(arg));
    try {
      return structuredClone(await handler({ sender, senderFrame: frame }, ...copies));
    } catch (problem) {
      throw new Error(`Error invoking remote method '${channel}': ${String(problem)}`, { cause: problem });
    }
  }
}

/** What the preload script of a page finds when it imports Electron. */
export function preloadModules(ipcMain: StandInIpcMain, page: () => StandInContents) {
  return {
    contextBridge: {
      exposeInMainWorld: (name: string, value: unknown): void => void page().exposed.set(name, value),
    },
    ipcRenderer: {
      invoke: (channel: string, ...args: unknown[]) =>
        ipcMain.invoke(page(), channel, args, page().mainFrame),
      on: (channel: string, listener: Listener): void => void page().heard.on(channel, listener),
      off: (channel: string, listener: Listener): void => void page().heard.off(channel, listener),
    },
  };
}

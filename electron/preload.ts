/** The bridge into the desktop window: `window.api` with one named function a call, and nothing of Electron. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { makeClient, pushNames } from '../shared/ipc.ts';

contextBridge.exposeInMainWorld(
  'api',
  makeClient({
    call: (name, input) => ipcRenderer.invoke(name, input),
    on: (name, listener) => {
      if (!pushNames.includes(name)) throw new Error('The program pushes nothing of that name.');
      // The event holds a reference to Electron's own objects; only the payload crosses.
      const pass = (_event: IpcRendererEvent, payload: unknown) => listener(payload);
      ipcRenderer.on(name, pass);
      return () => void ipcRenderer.off(name, pass);
    },
  }),
);

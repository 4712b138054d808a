// What the built main process imports as `electron` where the stand-in takes its place; see `desktop-page.ts`.
export const { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session, shell } = Reflect.get(
  globalThis,
  'electronStandIn',
);

/** The desktop window's menus as plain data: what a browser gives every page, and a bare Electron window does not. */
import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';

/** The role's own key is Ctrl, Shift and the plus sign, which fits few keyboards; these are the other ways to press it. */
const otherZoomKeys = ['CommandOrControl+=', 'CommandOrControl+numadd'].map(
  (accelerator): MenuItemConstructorOptions => ({ role: 'zoomIn', accelerator, visible: false }),
);

const view: MenuItemConstructorOptions = {
  label: 'View',
  submenu: [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    ...otherZoomKeys,
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ],
};

/**
 * The application's menu. Windows and Linux edit text without one; macOS copies, pastes, hides and quits only through
 * its menus. Nothing reloads the page or opens the developers' tools.
 */
export function applicationMenu(platform: string): MenuItemConstructorOptions[] {
  if (platform !== 'darwin') return [view];
  return [{ role: 'appMenu' }, { role: 'editMenu' }, view, { role: 'windowMenu' }];
}

/** What a click with the right button offers on text; nothing elsewhere. */
export function textMenu({
  isEditable,
  selectionText,
  editFlags,
}: Pick<ContextMenuParams, 'isEditable' | 'selectionText'> & {
  editFlags: Pick<ContextMenuParams['editFlags'], 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>;
}): MenuItemConstructorOptions[] {
  const copy: MenuItemConstructorOptions = { role: 'copy', enabled: editFlags.canCopy };
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  return [
    { role: 'cut', enabled: editFlags.canCut },
    copy,
    { role: 'paste', enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ];
}

/** `Menu`: templates, the application's menu with its keys, and menus that were popped up. */
import type { StandInWindow } from './window.ts';

export interface MenuTemplateItem {
  role?: string;
  type?: string;
  label?: string;
  accelerator?: string;
  visible?: boolean;
  enabled?: boolean;
  submenu?: MenuTemplateItem[];
}

/** Keys that come with a role, where nothing else is said. */
const roleKeys: Readonly<Record<string, string>> = {
  resetZoom: 'CommandOrControl+0',
  zoomIn: 'CommandOrControl+Plus',
  zoomOut: 'CommandOrControl+-',
  togglefullscreen: 'F11',
  copy: 'CommandOrControl+C',
  paste: 'CommandOrControl+V',
  reload: 'CmdOrCtrl+R',
  toggleDevTools: 'Ctrl+Shift+I',
};

/** Roles that stand for whole menus, of which these tests need to know only that they are there. */
const groups = ['appMenu', 'editMenu', 'viewMenu', 'windowMenu', 'fileMenu'];

const acts: Readonly<Record<string, (window: StandInWindow) => void>> = {
  resetZoom: ({ webContents }) => void (webContents.zoomLevel = 0),
  zoomIn: ({ webContents }) => void (webContents.zoomLevel += 0.5),
  zoomOut: ({ webContents }) => void (webContents.zoomLevel -= 0.5),
  togglefullscreen: (window) => window.setFullScreen(!window.isFullScreen()),
};

export class StandInMenu {
  readonly items: MenuTemplateItem[];

  constructor(items: MenuTemplateItem[]) {
    this.items = items;
  }

  get roles(): string[] {
    return flat(this.items).flatMap(({ role }) => role ?? []);
  }

  /** A key pressed in a window, which the page did not use; answers whether the menu knows it. Hidden items count. */
  press(key: string, window: StandInWindow): boolean {
    const item = flat(this.items).find((each) => keyOf(each) === key);
    if (item?.role === undefined) return false;
    acts[item.role]?.(window);
    return true;
  }
}

const flat = (items: readonly MenuTemplateItem[]): MenuTemplateItem[] =>
  items.flatMap((item) => [item, ...flat(item.submenu ?? [])]);

const keyOf = ({ accelerator, role }: MenuTemplateItem): string | undefined =>
  (accelerator ?? (role && roleKeys[role]))?.replace(/^(CommandOrControl|CmdOrCtrl)/u, 'Ctrl');

/** The static side of `Menu`. */
export function menuModule() {
  const shown: StandInMenu[] = [];
  let application: StandInMenu | null | undefined;
  return {
    /** Menus popped up so far. */
    shown,
    application: () => application,
    Menu: {
      buildFromTemplate: (template: MenuTemplateItem[]) => {
        for (const item of flat(template)) check(item);
        return Object.assign(new StandInMenu(template), {
          popup(this: StandInMenu) {
            shown.push(this);
          },
        });
      },
      setApplicationMenu: (menu: StandInMenu | null) => void (application = menu),
    },
  };
}

function check({ role, type, label }: MenuTemplateItem): void {
  if (role === undefined && type === undefined && label === undefined)
    throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
  const isKnown = role === undefined || role in roleKeys || role in acts || groups.includes(role);
  if (!isKnown && !['cut', 'selectAll', 'undo', 'redo', 'quit'].includes(role))
    throw new TypeError(`unknown role: ${role}`);
}

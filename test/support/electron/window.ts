/** `BrowserWindow`: showing, focus, and closing as documented. A window that is gone refuses everything. */
import { EventEmitter } from 'node:events';
import type { StandInApp } from './app.ts';
import { destroyed, isPrevented, StandInEvent } from './events.ts';
import { StandInContents, type Surroundings } from './web-contents.ts';

export interface WindowOptions {
  show?: boolean;
  webPreferences?: Record<string, unknown>;
}

export class StandInWindow extends EventEmitter {
  readonly options: WindowOptions;
  readonly #contents: StandInContents;
  readonly #app: StandInApp;
  readonly #is = { visible: false, minimized: false, focused: false, fullScreen: false, destroyed: false };

  constructor(app: StandInApp, around: Surroundings, options: WindowOptions) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    this.#app = app;
    this.options = options;
    this.#is.visible = options.show ?? true;
    this.#contents = new StandInContents(around);
    // Painted for the first time, hidden or not.
    this.#contents.once('did-finish-load', () => this.emit('ready-to-show'));
    app.windows.add(this);
    app.emit('web-contents-created', new StandInEvent(), this.#contents);
    app.emit('browser-window-created', new StandInEvent(), this);
  }

  get webContents(): StandInContents {
    return this.#whole(this.#contents);
  }

  loadURL = (url: string): Promise<void> => this.webContents.loadURL(url);
  show = (): void => this.#set({ visible: true, focused: true });
  minimize = (): void => this.#set({ minimized: true, focused: false });
  restore = (): void => this.#set({ minimized: false });
  focus = (): void => this.#set({ focused: true });
  setFullScreen = (fullScreen: boolean): void => this.#set({ fullScreen });
  isVisible = (): boolean => this.#whole(this.#is.visible);
  isMinimized = (): boolean => this.#whole(this.#is.minimized);
  isFocused = (): boolean => this.#whole(this.#is.focused);
  isFullScreen = (): boolean => this.#whole(this.#is.fullScreen);
  isDestroyed = (): boolean => this.#is.destroyed;

  /** As a click on the window's cross: its listeners first, then the page, may stop it. */
  close(): void {
    this.#whole(undefined);
    if (isPrevented(this, 'close') || !this.#contents.letsGo()) return;
    this.destroy();
  }

  /** Closes without asking anybody; only `closed` is emitted. */
  destroy(): void {
    if (this.#is.destroyed) return;
    this.#is.destroyed = true;
    this.#contents.destroy();
    this.emit('closed');
    this.#app.windowClosed(this);
  }

  #set(changes: Partial<Record<'visible' | 'minimized' | 'focused' | 'fullScreen', boolean>>): void {
    this.#whole(undefined);
    Object.assign(this.#is, changes);
  }

  #whole<T>(value: T): T {
    return this.#is.destroyed ? destroyed() : value;
  }
}

/** `webContents`: loading, messages to the page, crashes, and what a page can try. */
import { EventEmitter } from 'node:events';
import { destroyed, isPrevented, StandInEvent } from './events.ts';
import type { StandInProtocol, StandInSession } from './session.ts';

export interface Surroundings {
  session: StandInSession;
  protocol: StandInProtocol;
}

type WindowOpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' };

export class StandInContents extends EventEmitter {
  /** What the preload script gave the page. */
  readonly exposed = new Map<string, unknown>();
  /** Messages to the page, by channel. */
  readonly heard = new EventEmitter();
  /** The page's own `beforeunload`; preventing it stops the closing, and nobody is asked. */
  beforeUnload: ((event: StandInEvent) => void) | undefined;
  /** Messages sent while there was no page to hear them: Electron logs an error for each. */
  lost = 0;
  zoomLevel = 0;
  readonly #around: Surroundings;
  #url = '';
  #state: 'alive' | 'crashed' | 'destroyed' = 'alive';
  #openHandler: WindowOpenHandler | undefined;
  #load = 0;

  constructor(around: Surroundings) {
    super();
    this.#around = around;
  }

  get mainFrame() {
    return { url: this.#url, parent: null };
  }

  // What the program calls.

  getURL = (): string => this.#whole(this.#url);
  isCrashed = (): boolean => this.#whole(this.#state === 'crashed');
  isDestroyed = (): boolean => this.#state === 'destroyed';
  setWindowOpenHandler = (handler: WindowOpenHandler): void => void (this.#openHandler = handler);

  /** Settles once the page is there; another load or a crash meanwhile breaks it off. */
  async loadURL(url: string): Promise<void> {
    this.#whole(undefined);
    const load = ++this.#load;
    if (!(await this.#around.session.lets(url)))
      throw new Error(`ERR_BLOCKED_BY_CLIENT (-20) loading '${url}'`);
    await this.#around.protocol.fetch(url.replace(/#.*$/su, ''));
    if (load !== this.#load || this.isDestroyed()) throw new Error(`ERR_ABORTED (-3) loading '${url}'`);
    this.#state = 'alive';
    this.#url = url;
    this.emit('did-finish-load');
  }

  send(channel: string, ...args: unknown[]): void {
    this.#whole(undefined);
    const copies = args.map((arg) => structuredClone(arg));
    if (this.#state === 'crashed') this.lost += 1;
    else this.heard.emit(channel, {}, ...copies);
  }

  // What a page does, and what happens to it.

  /** Follows a link or sets `location`; answers whether it goes there. Moving within the document asks nobody. */
  navigate(url: string, isMainFrame = true): boolean {
    if (isPrevented(this, 'will-frame-navigate', { url, isMainFrame })) return false;
    if (isMainFrame) void this.loadURL(url).catch(() => undefined);
    return true;
  }

  goTo(hash: string): void {
    this.#url = this.#url.replace(/#.*$|$/su, hash);
  }

  redirect = (url: string): boolean => !isPrevented(this, 'will-redirect', { url, isMainFrame: true });
  attachWebview = (): boolean => !isPrevented(this, 'will-attach-webview', {}, {}, {});

  /** `window.open`, or a link to a new window; answers whether one opened. */
  openWindow = (url: string): boolean => this.#openHandler?.({ url }).action !== 'deny';

  /** `navigator.clipboard.writeText` of the page. */
  async copies(): Promise<boolean> {
    return this.#around.session.grants(this, 'clipboard-sanitized-write', this.#url);
  }

  rightClick(params: object): void {
    this.emit('context-menu', new StandInEvent(), params);
  }

  crash(reason = 'crashed'): void {
    this.#state = 'crashed';
    this.#load += 1;
    this.emit('render-process-gone', new StandInEvent(), { reason, exitCode: 1 });
  }

  /** Asks the page whether it lets itself be closed. */
  letsGo(): boolean {
    if (this.#state !== 'alive' || !this.beforeUnload) return true;
    const event = new StandInEvent();
    this.beforeUnload(event);
    return !event.defaultPrevented || isPrevented(this, 'will-prevent-unload');
  }

  destroy(): void {
    this.#state = 'destroyed';
    this.emit('destroyed');
  }

  #whole<T>(value: T): T {
    return this.#state === 'destroyed' ? destroyed() : value;
  }
}

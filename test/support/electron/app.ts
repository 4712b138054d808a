/** `app`: becoming ready, paths, the lock of the first instance, and the documented order of quitting. */
import { EventEmitter } from 'node:events';
import { isAbsolute } from 'node:path';
import { isPrevented } from './events.ts';
import type { StandInWindow } from './window.ts';

export interface AppOptions {
  /** Whether another instance holds the lock already. */
  isSecond?: boolean;
  paths?: Readonly<Record<string, string>>;
}

export class StandInApp extends EventEmitter {
  /** Names of the events of the app, in order. */
  readonly happened: string[] = [];
  readonly windows = new Set<StandInWindow>();
  isSandboxed = false;
  exitCode: number | undefined;
  /** Settles when the process ends, with its code. */
  readonly ended: Promise<number>;
  readonly #paths: Map<string, string>;
  readonly #isSecond: boolean;
  readonly #ready = Promise.withResolvers<undefined>();
  #isReady = false;
  #isQuitting = false;
  #end: (code: number) => void;

  constructor({ isSecond = false, paths = {} }: AppOptions = {}) {
    super();
    this.#isSecond = isSecond;
    this.#paths = new Map(Object.entries(paths));
    const { promise, resolve } = Promise.withResolvers<number>();
    this.ended = promise;
    this.#end = resolve;
  }

  override emit(name: string, ...args: unknown[]): boolean {
    this.happened.push(name);
    return super.emit(name, ...args);
  }

  // What the program calls.

  enableSandbox(): void {
    this.#onlyBeforeReady('app.enableSandbox()');
    this.isSandboxed = true;
  }

  setPath(name: string, path: string): void {
    if (!isAbsolute(path)) throw new Error('Path must be absolute');
    this.#paths.set(name, path);
  }

  getPath(name: string): string {
    const path = this.#paths.get(name);
    if (path === undefined) throw new Error(`Failed to get '${name}' path`);
    return path;
  }

  requestSingleInstanceLock(): boolean {
    return !this.#isSecond;
  }

  isReady = (): boolean => this.#isReady;

  whenReady = (): Promise<undefined> => this.#ready.promise;

  /** Closes all windows; only if every one of them closes does the process end. `window-all-closed` is not emitted. */
  quit(): void {
    if (this.isOver || this.#isQuitting || isPrevented(this, 'before-quit')) return;
    this.#isQuitting = true;
    for (const window of this.windows) window.close();
    this.#isQuitting = false;
    if (this.windows.size > 0 || isPrevented(this, 'will-quit')) return;
    this.exit(0);
  }

  /** Ends at once: nobody is asked, `before-quit` and `will-quit` are not emitted. */
  exit(code = 0): void {
    if (this.isOver) return;
    this.exitCode = code;
    for (const window of this.windows) window.destroy();
    this.emit('quit', {}, code);
    this.#end(code);
  }

  // What happens to the program.

  get isOver(): boolean {
    return this.exitCode !== undefined;
  }

  becomeReady(): void {
    if (this.isOver) return;
    this.#isReady = true;
    this.emit('will-finish-launching');
    this.emit('ready', {}, {});
    this.#ready.resolve(undefined);
  }

  /** Somebody starts the program again. */
  startAgain(argv: string[] = []): void {
    this.emit('second-instance', {}, argv, '/', undefined);
  }

  /** A window is gone. Without a listener the last one ends the program. */
  windowClosed(window: StandInWindow): void {
    this.windows.delete(window);
    if (this.windows.size > 0 || this.#isQuitting || this.isOver) return;
    if (!this.emit('window-all-closed')) this.quit();
  }

  #onlyBeforeReady(what: string): void {
    if (this.#isReady) throw new Error(`${what} can only be called before app is ready`);
  }
}

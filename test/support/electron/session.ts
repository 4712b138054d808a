/** `session.defaultSession` and `protocol`: what a page may use, request and download, and who serves its files. */
import { EventEmitter } from 'node:events';
import { isPrevented } from './events.ts';

type PermissionRequest = (
  contents: unknown,
  permission: string,
  decide: (isGranted: boolean) => void,
  details: { requestingUrl: string; isMainFrame: boolean },
) => void;
type PermissionCheck = (
  contents: unknown,
  permission: string,
  origin: string,
  details: { requestingUrl?: string; isMainFrame: boolean },
) => boolean;
type BeforeRequest = (details: { url: string }, decide: (answer: { cancel?: boolean }) => void) => void;

export class StandInSession extends EventEmitter {
  #request: PermissionRequest | undefined;
  #check: PermissionCheck | undefined;
  #device: ((details: object) => boolean) | undefined;
  #before: BeforeRequest | undefined;

  setPermissionRequestHandler = (handler: PermissionRequest): void => void (this.#request = handler);
  setPermissionCheckHandler = (handler: PermissionCheck): void => void (this.#check = handler);
  setDevicePermissionHandler = (handler: (details: object) => boolean): void => void (this.#device = handler);
  readonly webRequest = {
    onBeforeRequest: (listener: BeforeRequest): void => void (this.#before = listener),
  };

  /** Without handlers everything is granted, as in Electron. */
  async grants(contents: unknown, permission: string, requestingUrl: string): Promise<boolean> {
    const details = { requestingUrl, isMainFrame: true };
    const isChecked = this.#check?.(contents, permission, new URL(requestingUrl).origin, details) ?? true;
    const asked = new Promise<boolean>((resolve) => {
      if (this.#request) this.#request(contents, permission, resolve, details);
      else resolve(true);
    });
    return isChecked && (await asked);
  }

  grantsDevice = (): boolean => this.#device?.({ deviceType: 'usb' }) ?? false;

  /** Whether a request goes out. */
  lets(url: string): Promise<boolean> {
    return new Promise((resolve) => {
      if (this.#before) this.#before({ url }, ({ cancel = false }) => resolve(!cancel));
      else resolve(true);
    });
  }

  /** A page offers a download, as a link with `download` does; answers whether a file comes of it. */
  async download(url: string): Promise<boolean> {
    return (await this.lets(url)) && !isPrevented(this, 'will-download', {}, { getURL: () => url }, {});
  }
}

type Serve = (request: Request) => Response | Promise<Response>;

export class StandInProtocol {
  schemes: { scheme: string; privileges: object }[] | undefined;
  readonly #handlers = new Map<string, Serve>();
  readonly #isReady: () => boolean;

  constructor(isReady: () => boolean) {
    this.#isReady = isReady;
  }

  registerSchemesAsPrivileged = (schemes: { scheme: string; privileges: object }[]): void => {
    if (this.#isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before ready');
    if (this.schemes) throw new Error('protocol.registerSchemesAsPrivileged can be called only once');
    this.schemes = schemes;
  };

  handle = (scheme: string, handler: Serve): void => {
    if (!this.#isReady()) throw new Error('protocol can only be used after app is ready');
    if (this.#handlers.has(scheme)) throw new Error(`The scheme '${scheme}' is already registered`);
    this.#handlers.set(scheme, handler);
  };

  /** What a page receives. */
  async fetch(url: string, method = 'GET'): Promise<Response> {
    const handler = this.#handlers.get(new URL(url).protocol.slice(0, -1));
    if (!handler) throw new Error(`ERR_UNKNOWN_URL_SCHEME (-302) loading '${url}'`);
    return handler(new Request(url, { method }));
  }
}

/** What the desktop window may do: built and decided here as plain data, applied in `electron-host.ts`. */
import type { BrowserWindowConstructorOptions } from 'electron';
import { externalLinks } from '../../../shared/links.ts';

/** The window's own address; a custom scheme, so that no page of the program is ever a `file:`. */
export const appScheme = 'app';
const appHost = 'deepmarch';
const appOrigin = `${appScheme}://${appHost}`;
export const startAddress = `${appOrigin}/`;

/** The scheme behaves like https for the page's rights, and asks nobody for permission to skip the policy. */
export const schemePrivileges = {
  scheme: appScheme,
  privileges: {
    standard: true,
    secure: true,
    supportFetchAPI: true,
    corsEnabled: false,
    bypassCSP: false,
    allowServiceWorkers: false,
  },
} as const;

/** Options of the one window: isolated, sandboxed, without Node, without guests. */
export function windowOptions(preload: string): BrowserWindowConstructorOptions {
  return {
    title: 'Deepmarch',
    width: 1280,
    height: 800,
    minWidth: 800,
    minHeight: 600,
    show: false,
    backgroundColor: '#14110e',
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: false,
    },
  };
}

/** Parses an address; text that is none gives `undefined`. */
function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** The window stays inside the program: its own document, at any route. */
export function mayNavigate(address: string): boolean {
  const url = parse(address);
  return url !== undefined && isAppOrigin(url) && url.pathname === '/' && url.search === '';
}

/** Only the main frame of the program's own document is listened to. */
export function isTrustedSender(sender: { url: string; isMainFrame: boolean } | null): boolean {
  return sender !== null && sender.isMainFrame && mayNavigate(sender.url);
}

/** Requests of the page: its own files and nothing else, so the window cannot reach a network. */
export function mayRequest(address: string): boolean {
  const url = parse(address);
  return url !== undefined && (isAppOrigin(url) || url.protocol === 'devtools:');
}

/** The one thing a page may ask for beyond its own document: to put text it shows on the clipboard. */
const grantedPermissions = ['clipboard-sanitized-write'];

/** Every permission is denied but the granted ones, and those only to the program's own document. */
export function mayUse(permission: string, address: string): boolean {
  return grantedPermissions.includes(permission) && mayNavigate(address);
}

/** Addresses handed to the person's own browser: the constant list, letter for letter. */
export function mayOpenExternally(address: string): boolean {
  return (externalLinks as readonly string[]).includes(address);
}

// `origin` is "null" for schemes the platform does not know, so the parts are compared.
function isAppOrigin(url: URL): boolean {
  return (
    url.protocol === `${appScheme}:` && url.host === appHost && url.username === '' && url.password === ''
  );
}

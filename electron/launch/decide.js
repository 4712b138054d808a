// The decisions of the launcher as pure functions: what is wrong with this Node, what to build, which window to open.
import { delimiter, join } from 'node:path';

const neededMajor = 24;

/**
 * One sentence if this Node cannot run Deepmarch.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function checkNode(version) {
  if (Number(version.split('.')[0]) >= neededMajor) return undefined;
  return (
    `Deepmarch needs Node ${neededMajor} or newer and this is Node ${version}: ` +
    'run "npm ci" and then "npm start" (npm brings the right Node on Linux and Windows), or install it from nodejs.org.'
  );
}

/**
 * Why the program must be built before it can start, or undefined if the build is current.
 * @param {{ builtAt: number | undefined, newestSource: number }} times in milliseconds
 * @returns {string | undefined}
 */
export function whyBuild({ builtAt, newestSource }) {
  if (builtAt === undefined) return 'it has not been built yet';
  return newestSource > builtAt ? 'its sources have changed' : undefined;
}

/**
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {string | undefined} electron path of Electron's executable, if it is there
 */

/** @typedef {'electron' | 'fetch-electron' | 'browser' | 'serve'} Window */

/**
 * Which window this start should try first.
 * @param {Machine} machine
 * @param {{ browser: boolean, open: boolean }} wishes
 * @returns {Window}
 */
export function chooseWindow(machine, wishes) {
  if (!wishes.open || !hasDisplay(machine)) return 'serve';
  if (wishes.browser) return 'browser';
  return machine.electron ? 'electron' : 'fetch-electron';
}

/**
 * Only Linux can be without a display.
 * @param {Pick<Machine, 'platform' | 'env'>} machine
 */
function hasDisplay({ platform, env }) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Splits the launcher's own switches from those the program gets.
 * @param {readonly string[]} args
 */
export function readArguments(args) {
  const own = ['--browser', '--no-open'];
  return {
    browser: args.includes('--browser'),
    open: !args.includes('--no-open'),
    rest: args.filter((arg) => !own.includes(arg)),
  };
}

/**
 * Whether Electron ended because it could not start here (missing libraries, a crash at once) rather than by a person's wish.
 * @param {{ code: number | null, signal: string | null, seconds: number }} end
 */
export function couldNotStart({ code, signal, seconds }) {
  const crashed = signal !== null && ['SIGTRAP', 'SIGABRT', 'SIGSEGV', 'SIGILL'].includes(signal);
  return seconds < 10 && (crashed || code === 126 || code === 127);
}

/**
 * Where a system's Chromium, Chrome or Edge may be, best first.
 * @param {Pick<Machine, 'platform' | 'env'>} machine
 * @returns {string[]}
 */
export function browserCandidates({ platform, env }) {
  if (platform === 'darwin')
    return macBrowsers.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform === 'win32') return windowsBrowsers(env);
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return linuxBrowsers.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const macBrowsers = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

const linuxBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** @param {Record<string, string | undefined>} env */
function windowsBrowsers(env) {
  const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(
    (folder) => folder !== undefined,
  );
  const programs = [
    'Chromium\\Application\\chrome.exe',
    'Google\\Chrome\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ];
  return programs.flatMap((program) => folders.map((folder) => `${folder}\\${program}`));
}

/**
 * How a browser is started as an application window with a profile of its own.
 * @param {{ address: string, profile: string, isRoot: boolean }} window
 */
export function browserArguments({ address, profile, isRoot }) {
  return [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium refuses to start as root with its sandbox on.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

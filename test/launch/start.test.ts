import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCheckout, type Checkout } from './checkout.ts';

const display = { DISPLAY: ':99' };
/** Nobody listens there, so asking for Electron's runtime is refused at once. */
const offline = { ...display, ELECTRON_MIRROR: 'http://127.0.0.1:9/' };

let checkout: Checkout;

beforeEach(() => {
  checkout = makeCheckout();
});

afterEach(() => {
  checkout.remove();
});

describe('a start without a display', () => {
  it('serves, prints the address and hands on the arguments', async () => {
    const { code, output } = await checkout.start(['--data-dir', '/somewhere']);
    expect(output).toContain('host got --data-dir /somewhere\n');
    expect(output).toContain('http://127.0.0.1:4321/');
    expect(output).not.toContain('Opening');
    expect(code).toBe(0);
  });

  it('ends with the host’s own exit code', async () => {
    checkout.put('out/main/browser.js', 'process.exit(3)');
    expect((await checkout.start()).code).toBe(3);
  });
});

describe('a start in the browser', () => {
  it('opens the address as an application window that ends the program when it is closed', async () => {
    checkout.putProgram(
      'bin/chromium',
      'echo "$@" > "$CHECKOUT/opening"; /bin/mv "$CHECKOUT/opening" "$CHECKOUT/opened"',
    );
    const { output } = await checkout.start(['--browser'], display);
    expect(output).toContain('host got --close-with-window');
    expect(checkout.read('opened')).toContain('--app=http://127.0.0.1:4321/?token=abc');
  });

  it('says what to do where there is no browser', async () => {
    const { code, output } = await checkout.start(['--browser'], display);
    expect(output).toContain('open the address below in any browser');
    expect(output).toContain('http://127.0.0.1:4321/');
    expect(code).toBe(0);
  });
});

describe('a start with Electron', () => {
  it('runs the program in it and ends with its exit code', async () => {
    checkout.putProgram('node_modules/electron/dist/electron', 'echo "electron got $*"; exit 5');
    const { code, output } = await checkout.start(['--data-dir', '/somewhere'], display);
    expect(output).toMatch(/electron got .*--data-dir \/somewhere/);
    expect(output).not.toContain('host got');
    expect(code).toBe(5);
  });

  it('falls back to the browser host where a library is missing', async () => {
    checkout.putProgram('node_modules/electron/dist/electron', 'exit 127');
    const { code, output } = await checkout.start([], display);
    expect(output).toContain('Electron could not start here (exit code 127).');
    expect(output).toContain('http://127.0.0.1:4321/');
    expect(code).toBe(0);
  });

  it('falls back where the runtime cannot be fetched, and does not ask again at the next start', async () => {
    const first = await checkout.start([], offline);
    expect(first.output).toContain('It cannot be fetched from here.');
    expect(first.output).toContain('http://127.0.0.1:4321/');
    const second = await checkout.start([], offline);
    expect(second.output).toContain('could not be fetched earlier');
    expect(second.output).toContain('http://127.0.0.1:4321/');
  });
});

describe('a start that has to build', () => {
  it('says why, builds, and goes on', async () => {
    checkout.put('.config/build.ts', 'console.log("building" as string)');
    const { output } = await checkout.start();
    expect(output).toContain('Building Deepmarch (its sources have changed)');
    expect(output.indexOf('building')).toBeLessThan(output.indexOf('host got'));
  });

  it('stops with a sentence where the build fails', async () => {
    checkout.put('.config/build.ts', 'process.exit(1)');
    const { code, output } = await checkout.start();
    expect(output).toContain('The build failed');
    expect(output).not.toContain('host got');
    expect(code).toBe(1);
  });
});

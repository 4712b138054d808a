// The page in the browser host: how it is let in, what its policy stops, what happens when the host goes away.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { externalLinks } from '../../shared/links.ts';
import { ask, readAddress } from '../support/http.ts';
import { expect, test } from './fixture.ts';

test.describe('the browser host', () => {
  test('opens at a clean address, with a cookie no script can read', async ({ page, app }) => {
    await app.open();
    await expect(page).toHaveTitle(/Deepmarch/);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const cookies = await page.context().cookies();
    expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', domain: '127.0.0.1' }]);
  });

  test('serves the build that ships: a build for developers keeps traces of what was shown', async ({
    page,
    app,
  }) => {
    await app.open();
    const texts = await page.evaluate(() =>
      Promise.all([...document.scripts].map(({ src }) => fetch(src).then((answer) => answer.text()))),
    );
    expect(texts.join('')).toContain('svelte');
    expect(texts.join('')).not.toContain('state_proxy_equality_mismatch');
  });

  test('keeps the place through the clean address', async ({ page, app }) => {
    await app.open('#/settings');
    expect(new URL(page.url()).hash).toBe('#/settings');
  });

  test('gives the page nothing that tells the host apart', async ({ page, app }) => {
    await app.open();
    const leaks = ['require', 'process', 'module', 'ipcRenderer'];
    expect(await page.evaluate((names) => names.filter((name) => name in globalThis), leaks)).toEqual([]);
  });
});

test.describe('links out of the program', () => {
  for (const route of ['', '#/settings', '#/rulebook', '#/credits'])
    test(`on ${route || 'the home screen'} are among the listed ones`, async ({ page, app }) => {
      await app.open(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const links = await page
        .locator('a[href]')
        .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
      const outside = links.filter((link) => new URL(link).origin !== new URL(page.url()).origin);
      expect(externalLinks).toEqual(expect.arrayContaining(outside));
    });
});

test.describe('a page that breaks the policy', () => {
  test('fails its test', async ({ page, app }) => {
    test.fail();
    await app.open();
    await page.evaluate(() =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })),
    );
  });
});

test.describe('the policy in a real browser', () => {
  test.use({
    expected: {
      problems: [/policy violation/, /violates the following/i, /requires 'Trusted/, /Refused to/],
    },
  });

  test('stops text that would become markup', async ({ page, app }) => {
    await app.open();
    const thrown = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src=x>';
        return 'nothing';
      } catch (error) {
        return String(error);
      }
    });
    expect(thrown).toContain('TrustedHTML');
  });

  test('stops inline styles and other makers of markup', async ({ page, app }) => {
    await app.open();
    const seen = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { opacity: 0.5 }';
      document.head.append(style);
      const makers = Reflect.get(globalThis, 'trustedTypes') as {
        createPolicy: (name: string, rules: object) => unknown;
      };
      let maker = 'made';
      try {
        makers.createPolicy('another', {});
      } catch {
        maker = 'stopped';
      }
      return { opacity: getComputedStyle(document.body).opacity, maker };
    });
    expect(seen).toEqual({ opacity: '1', maker: 'stopped' });
  });

  test('stops code made from text', async ({ page, app }) => {
    await app.open();
    // The debugging protocol lifts the ban for its own call, so the attempt is made a moment after it.
    const seen = await page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          setTimeout(() => {
            try {
              resolve(String(Reflect.construct(Function, ['return 1'])()));
            } catch (error) {
              resolve(error instanceof Error ? error.name : 'thrown');
            }
          }),
        ),
    );
    expect(seen).toBe('EvalError');
  });

  test('stops requests that would leave the program', async ({ page, app }) => {
    await app.open();
    const heard: string[] = [];
    const outside = createServer((request, response) => {
      heard.push(request.url ?? '');
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const { port } = outside.address() as AddressInfo;
    const seen = await page.evaluate(
      (address) =>
        fetch(address).then(
          () => 'answered',
          () => 'stopped',
        ),
      `http://127.0.0.1:${port}/`,
    );
    outside.close();
    expect({ seen, heard }).toEqual({ seen: 'stopped', heard: [] });
  });
});

test.describe('another site', () => {
  // The stranger's own page is refused things, which its console says.
  test.use({ expected: { problems: [/console/, /outside request/, /policy violation/] } });

  test('can neither open the socket nor read the files', async ({ page, app, context }) => {
    await app.open();
    const { port } = readAddress(app.host.address);
    const stranger = await context.newPage();
    await stranger.route('http://localhost:1/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>stranger</title>' }),
    );
    await stranger.goto('http://localhost:1/');
    const seen = await stranger.evaluate(async (target) => {
      const socket = new WebSocket(`ws://127.0.0.1:${target}/ipc`);
      const opened = await new Promise((resolve) => {
        socket.onopen = () => resolve('opened');
        socket.onerror = () => resolve('refused');
      });
      const read = await fetch(`http://127.0.0.1:${target}/`, { credentials: 'include' }).then(
        () => 'read',
        () => 'refused',
      );
      return { opened, read };
    }, port);
    expect(seen).toEqual({ opened: 'refused', read: 'refused' });
    expect((await ask(port)).status).toBe(401);
    await expect(page).toHaveTitle(/Deepmarch/);
  });
});

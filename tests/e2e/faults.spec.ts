import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { cards, search } from './kitchen';
import { SAVING_SETTINGS } from './savingSettings.mts';

const SERVER_PORT = Number(process.env.FAULTS_PORT ?? 3417);
const LINE_PORT = SERVER_PORT + 1;
const ROOT = join(__dirname, '..', '..');

const UNREACHABLE = /^Search Error: Unable to connect to the AI service\./;
const RAW = /[{}<>]|doctype|"message"|Failed to fetch|TypeError/i;

/** A separate server, so that it can be killed. */
const startServer = async (dataDir: string): Promise<ChildProcess> => {
  const server = spawn(process.execPath, ['build/server/index.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...SAVING_SETTINGS, PORT: String(SERVER_PORT), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  await expect(async () => {
    const reply = await fetch(`http://localhost:${SERVER_PORT}/api/health`);
    expect(reply.ok).toBe(true);
  }).toPass({ timeout: 30_000 });
  return server;
};

const killServer = async (server: ChildProcess) => {
  const isGone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await isGone;
};

/** What the proxy does to a request; false passes it on to the server. */
type Mischief = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A proxy between browser and server that can misbehave. Real sockets, so that Chromium sees genuine failures. */
const startLine = async () => {
  let mischief: Mischief = () => false;
  const line: Server = createServer((incoming, response) => {
    if (mischief(incoming, response)) return;
    const onward = request(
      { port: SERVER_PORT, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => line.listen(LINE_PORT, resolve));
  return {
    make: (bad: Mischief) => {
      mischief = bad;
    },
    mend: () => {
      mischief = () => false;
    },
    close: () => {
      line.closeAllConnections();
      return new Promise((resolve) => line.close(resolve));
    },
  };
};

const LINE = `http://localhost:${LINE_PORT}`;
const PORTAL = '<!doctype html><html><title>Hotel Wi-Fi</title><body>{"please":"log in"}</body></html>';

const isCall = ({ url = '' }: IncomingMessage, path: string) => url.startsWith(path);

const portalFor =
  (path: string): Mischief =>
  (incoming, response) => {
    if (!isCall(incoming, path)) return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
    return true;
  };

/** The page still works: its heading, its box with what was typed, and no technical messages. */
const stands = async (page: Page, typed: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue(typed);
  expect(await page.locator('body').innerText()).not.toMatch(RAW);
};

const tryAgain = async (page: Page) => {
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
};

test.describe('an unreliable connection', () => {
  let dataDir: string;
  let server: ChildProcess;
  let line: Awaited<ReturnType<typeof startLine>>;

  /** Searches, sees the failure with the text still in the box, and finds recipes once the line is mended. */
  const failAndRecover = async (page: Page, failure: Locator) => {
    await search(page, 'eggs, onion');
    await expect(failure).toBeVisible();
    await stands(page, 'eggs, onion');
    line.mend();
    await tryAgain(page);
  };

  test.beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'larder-faults-'));
    server = await startServer(dataDir);
    line = await startLine();
  });
  test.beforeEach(() => line.mend());
  test.afterAll(async () => {
    await line.close();
    await killServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('the connection is reset in the middle of a response', async ({ page }) => {
    await page.goto(LINE);
    line.make((incoming, response) => {
      if (!isCall(incoming, '/api/analyze')) return false;
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"recipes":[{"id":7,"title":"Shakshuka","description":"Eggs');
      setTimeout(() => response.destroy(), 100);
      return true;
    });
    await failAndRecover(page, page.getByText("We're having trouble connecting to our recipe AI service."));
  });

  test('the connection is reset before a response', async ({ page }) => {
    await page.goto(LINE);
    line.make((incoming, response) => {
      if (!isCall(incoming, '/api/analyze')) return false;
      response.socket?.resetAndDestroy();
      return true;
    });
    await failAndRecover(page, page.getByText(UNREACHABLE));
  });

  test('a captive portal answers with its own page', async ({ page }) => {
    await page.goto(LINE);
    line.make(portalFor('/api/'));
    await failAndRecover(page, page.getByText('Failed to analyze ingredients').first());
  });

  test('a captive portal redirects the call', async ({ page }) => {
    await page.goto(LINE);
    line.make((incoming, response) => {
      if (!isCall(incoming, '/api/analyze')) return false;
      response.writeHead(302, { location: `http://127.0.0.1:${LINE_PORT}/login` }).end();
      return true;
    });
    await failAndRecover(page, page.getByText(UNREACHABLE));
  });

  test('a recipe page behind a captive portal can be retried', async ({ page }) => {
    await page.goto(LINE);
    await search(page, 'eggs, onion');
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const { pathname } = new URL(page.url());
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');

    // A page that the server draws brings its recipe along; one that is reached inside the app asks for it.
    await page.goto(LINE);
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeVisible();
    line.make(portalFor('/api/recipes/'));
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, pathname);
    await expect(page.getByRole('heading', { level: 1, name: 'This recipe could not be loaded.' })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(RAW);
    line.mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a link cannot be shared behind a captive portal, and can afterwards', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: LINE });
    await page.goto(LINE);
    await search(page, 'eggs, onion');
    await cards(page).first().getByRole('link').click();
    line.make(portalFor('/api/recipes/share'));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Sharing failed')).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
  });

  test('a connection that dies right after the page loaded breaks no screen', async ({ page, context }) => {
    await page.goto(LINE);
    await expect(page.getByRole('textbox')).toBeVisible();
    // Once the button answers, the page has all that it needs to begin.
    await page.getByRole('textbox').fill('eggs');
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await search(page, 'eggs, onion');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('eggs, onion');
    await context.setOffline(false);
    await page.getByRole('button', { name: /^Analyze/ }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test('the server is killed during a search and restarted: nothing is lost, and Try Again works', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-killed-'));
  let server = await startServer(dataDir);
  try {
    await page.goto(`http://localhost:${SERVER_PORT}`);
    await page.getByRole('textbox').fill('eggs, onion');
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    // Stop it first, so that the search is certainly in flight when the server dies.
    server.kill('SIGSTOP');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await killServer(server);
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await stands(page, 'eggs, onion');

    // While the server is down, retrying shows the same message and still loses nothing.
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await stands(page, 'eggs, onion');

    server = await startServer(dataDir);
    await tryAgain(page);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/recipe\/\d+/);
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  } finally {
    await killServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Finds a Chromium for the tests: CHROMIUM_PATH, an installed one, or the one inside the npm package @sparticuz/chromium. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isRunnable);

const NSS = ['/usr/lib/x86_64-linux-gnu/libnss3.so', '/usr/lib64/libnss3.so', '/usr/lib/libnss3.so'];

const fromPackage = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package brings its own libnss3, but unpacks it only where it believes to be in that cloud function.
  if (!NSS.some((file) => existsSync(file))) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
};

/** The path of a browser that can be started. Rejects with one line that says what to do. */
export const findBrowser = async (): Promise<string> => {
  if (process.env.CHROMIUM_PATH) {
    if (isRunnable(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which cannot be run: correct it or unset it.`);
  }
  const found = onPath() ?? (await fromPackage().catch(() => undefined));
  if (found) return found;
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
};

/** Arguments that let it run as root, in a container, without a network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

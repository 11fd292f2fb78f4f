/** Finds a Chromium for the tests: CHROMIUM_PATH, an installed one, or the one inside the npm package @sparticuz/chromium. */
import { accessSync, constants, existsSync } from 'node:fs';
import { installedChromium, installedShell } from './browsers.mjs';

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const NSS = ['/usr/lib/x86_64-linux-gnu/libnss3.so', '/usr/lib64/libnss3.so', '/usr/lib/libnss3.so'];

const fromPackage = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package contains libnss3, but unpacks it only when it detects that cloud function.
  if (!NSS.some((file) => existsSync(file))) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
};

/** Path of a browser that starts. Rejects with a one-line instruction when there is none. */
export const findBrowser = async (): Promise<string> => {
  if (process.env.CHROMIUM_PATH) {
    if (isRunnable(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which cannot be run: correct it or unset it.`);
  }
  const found = installedChromium() ?? (await fromPackage().catch(() => undefined));
  if (found) return found;
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
};

/** Path of the browser of the journeys: the headless shell of Chromium, or else what `findBrowser` finds. */
export const findShell = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ? findBrowser() : (installedShell() ?? (await findBrowser()));

/** Arguments for running as root, in a container, without a network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { SCREENS } from '../e2e/screens';
import { sayIn, type Screen } from '../e2e/visits';

/** When set (`SCREENS=home,results`), only the screens named there are judged. */
const WANTED = process.env.SCREENS?.split(',');
/** When set (`LANES=2`), as many screens are open at a time. A screen waits about as long as it computes. */
const LANES = Number(process.env.LANES ?? 3);

export const isEveryScreen = WANTED === undefined;
export const wantedScreens = (): Screen[] =>
  SCREENS.filter(({ name }) => WANTED === undefined || WANTED.includes(name));

/** How a browser is set up, and the language that it asks for. */
export interface Setting extends BrowserContextOptions {
  baseURL: string;
  language: string;
  locale: string;
}

/** Opens a screen in a browser of its own and judges it: its faults, or why it could not be opened. */
export const judged = async (
  browser: Browser,
  { language, ...options }: Setting,
  { open }: Screen,
  judge: (page: Page) => Promise<string[]>,
): Promise<string[]> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  try {
    const page = await context.newPage();
    await open({ page, language, say: sayIn(language) });
    return await judge(page);
  } catch (error) {
    return [`could not be opened: ${(error as Error).message.split('\n')[0]}`];
  } finally {
    await context.close();
  }
};

/** Works through a list, a few entries at a time, in its order. */
export const inLanes = async <T>(list: readonly T[], work: (entry: T) => Promise<void>): Promise<void> => {
  const waiting = [...list];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

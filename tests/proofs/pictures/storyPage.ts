import type { Browser, Page, Request } from 'playwright-core';
import { TOAST_MS } from '../../../contracts/limits';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const WIDTHS = [390, 1280] as const;

export interface Story {
  id: string;
  title: string;
  name: string;
}

const NOON = new Date('2026-05-17T12:00:00Z');
/** A toast stays as long as its story, however long the pictures take. */
const keepToasts = (toastMs: number) => {
  const real = window.setTimeout.bind(window);
  const patched = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    real(run, ms === toastMs ? 2_147_483_647 : ms, ...rest);
  window.setTimeout = patched as typeof window.setTimeout;
};

export interface StoryOptions {
  /** Where the built Storybook is served. */
  url: string;
  /** A fresh document for each story. */
  isFresh: boolean;
}

/** What Storybook keeps of the last event of each kind. */
type StorybookWindow = Window & {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    data?: {
      storyFinished?: readonly { storyId: string; status: string }[];
      /** There since a play function has failed. */
      playFunctionThrewException?: readonly unknown[];
    };
    emit: (event: string, payload: object) => void;
  };
};

/** The same random numbers in the same order for every story. */
const seedRandom = () => {
  let state = 7;
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Shows one story: in a fresh document, or by telling Storybook to change to it, which takes a tenth of the time. */
export const showStory = async (page: Page, { url, isFresh }: StoryOptions, { id }: Story): Promise<void> => {
  if (isFresh || page.url() === 'about:blank') {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'commit' });
    return;
  }
  await page.mouse.move(0, 0);
  await page.evaluate(seedRandom);
  await page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    delete channel?.data?.playFunctionThrewException;
    channel?.emit('setCurrentStory', {
      storyId,
      viewMode: 'story',
    });
  }, id);
};

/** Waits until the play function of a story has ended and nothing changes any more. Answers what went wrong. */
const untilShown = (page: Page, { id }: Story): Promise<string | undefined> =>
  page.evaluate(
    (storyId) =>
      new Promise<string | undefined>((resolve) => {
        const deadline = performance.now() + 30_000;
        let quietSince = performance.now();
        const watch = new MutationObserver(() => {
          quietSince = performance.now();
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const end = (fault?: string) => {
          watch.disconnect();
          resolve(fault);
        };
        // A browser does not load a lazy image that is not displayed, nor one far off to the side in a row that scrolls.
        const staysAway = (image: HTMLImageElement) => {
          const [box] = image.getClientRects();
          return !box || (image.loading === 'lazy' && (box.left >= window.innerWidth || box.right <= 0));
        };
        const poll = () => {
          const { storyFinished, playFunctionThrewException } =
            (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.data ?? {};
          const finished = storyFinished?.[0];
          const isPlayed = finished?.status === 'success' && playFunctionThrewException === undefined;
          const isLoaded = [...document.images].every((image) => image.complete || staysAway(image));
          const isQuiet = performance.now() - quietSince > 150;
          if (finished?.storyId === storyId && isLoaded && isQuiet)
            end(isPlayed ? undefined : 'its play function failed');
          else if (performance.now() > deadline) end('it did not come to rest in 30 s');
          else setTimeout(poll, 25);
        };
        poll();
      }),
    id,
  );

/** Requests under way, by page: code that is loaded later, such as that of a toast, changes the picture. */
const underWay = new WeakMap<Page, Set<Request>>();

const watchRequests = (page: Page) => {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
};

/** As `untilShown`, and no file is on its way. */
export const untilComplete = async (page: Page, story: Story): Promise<string | undefined> => {
  let fault = await untilShown(page, story);
  for (let tries = 0; underWay.get(page)?.size && tries < 20; tries += 1) fault = await untilShown(page, story);
  return fault;
};

/** Ends all animations, with all fonts loaded. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Shows the story on the page in a theme. */
export const inTheme = (page: Page, theme: Theme) =>
  page.evaluate((scheme) => document.documentElement.setAttribute('data-color-scheme', scheme), theme);

/** A page for stories: a fixed clock, seeded random numbers, no animation. */
export const newPage = async (browser: Browser, width: number): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 900 ? 844 : 800 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  watchRequests(page);
  // tsx wraps named functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(seedRandom);
  await page.addInitScript(keepToasts, TOAST_MS);
  await page.clock.setFixedTime(NOON);
  return page;
};

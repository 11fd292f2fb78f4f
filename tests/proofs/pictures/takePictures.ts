import { chromium, type Browser, type Page, type Request } from 'playwright-core';
import axe from 'axe-core';
import { TOAST_MS } from '../../../contracts/limits';
import { BROWSER_ARGS, findShell } from '../../../scripts/findBrowser.mts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const WIDTHS = [390, 1280] as const;

export interface Story {
  id: string;
  title: string;
  name: string;
}

/** One picture, or why there is none. */
export interface Shot {
  story: Story;
  theme: Theme;
  width: number;
  png?: Buffer;
  fault?: string;
  /** Violations of axe, where they were asked for. */
  violations: string[];
}

const NOON = new Date('2026-05-17T12:00:00Z');
const HIGHEST = 1_600;
/** Rules about whole pages do not apply, because a story is a part of a page. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'document-title'];

/** A toast stays as long as its story, however long the pictures take. */
const keepToasts = (toastMs: number) => {
  const real = window.setTimeout.bind(window);
  const patched = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    real(run, ms === toastMs ? 2_147_483_647 : ms, ...rest);
  window.setTimeout = patched as typeof window.setTimeout;
};

interface Options {
  url: string;
  withAxe: boolean;
  /** A fresh document for each story. */
  isFresh: boolean;
}

/** What Storybook keeps of the last event of each kind. */
type StorybookWindow = Window & {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    data?: { storyFinished?: readonly { storyId: string; status: string }[] };
    emit: (event: string, payload: object) => void;
  };
  axe?: typeof axe;
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
const showStory = async (page: Page, { url, isFresh }: Options, { id }: Story): Promise<void> => {
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
    (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', {
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
        const poll = () => {
          const finished = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.data
            ?.storyFinished?.[0];
          // A browser never loads a lazy image that is not displayed.
          const isLoaded = [...document.images].every((image) => image.complete || image.getClientRects().length === 0);
          const isQuiet = performance.now() - quietSince > 150;
          if (finished?.storyId === storyId && isLoaded && isQuiet)
            end(finished.status === 'success' ? undefined : 'its play function failed');
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
const untilComplete = async (page: Page, story: Story): Promise<string | undefined> => {
  let fault = await untilShown(page, story);
  for (let tries = 0; underWay.get(page)?.size && tries < 20; tries += 1) fault = await untilShown(page, story);
  return fault;
};

const atRest = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

const violationsOn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (disabled) => {
      const { axe: here } = window as unknown as StorybookWindow;
      const { violations } = await here!.run('body', {
        rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
    },
    [...PAGE_RULES],
  );
};

const shoot = async (page: Page, width: number): Promise<Buffer> => {
  await atRest(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width, height: Math.min(height, HIGHEST) },
  });
};

/** Takes the pictures of one story at one width: it is opened once, and then turned dark. */
const storyShots = async (page: Page, options: Options, story: Story, width: number): Promise<Shot[]> => {
  await showStory(page, options, story);
  const fault = await untilComplete(page, story);
  const shots: Shot[] = [];
  for (const theme of THEMES) {
    await page.evaluate((scheme) => document.documentElement.setAttribute('data-color-scheme', scheme), theme);
    const png = await shoot(page, width);
    shots.push({ story, theme, width, png, fault, violations: options.withAxe ? await violationsOn(page) : [] });
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'light'));
  return shots;
};

const newPage = async (browser: Browser, width: number): Promise<Page> => {
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

/**
 * Takes a picture of each story in both themes and at both widths, with a fixed clock, seeded random numbers and no
 * animation, and hands each to `onShot`.
 */
export const takePictures = async (
  options: Options,
  stories: readonly Story[],
  onShot: (shot: Shot) => Promise<void>,
): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: await findShell(),
    args: [...BROWSER_ARGS, '--font-render-hinting=none'],
  });
  try {
    await Promise.all(
      WIDTHS.map(async (width) => {
        const page = await newPage(browser, width);
        for (const story of stories)
          for (const shot of await storyShots(page, options, story, width).catch((error: Error): Shot[] =>
            THEMES.map((theme) => ({ story, theme, width, fault: error.message.split('\n')[0], violations: [] })),
          ))
            await onShot(shot);
      }),
    );
  } finally {
    await browser.close();
  }
};

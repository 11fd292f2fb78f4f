import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { longList, withSavedList } from '../e2e/savedList';

interface KeyTimes {
  presses: number;
  p50: number;
  p90: number;
  p98: number;
  worst: number;
  /**
   * Average main-thread time of one key press with everything it triggers, by the thread's own clock, so that other
   * programs do not count.
   */
  work: number;
}

/** The cost of a long saved list, in milliseconds on the slowed CPU. */
export interface SavedPageTimes {
  /** From the first request until the first card is drawn, on a second visit with the list on the device. */
  firstCard: number;
  /** Until the whole list can be searched. */
  wholeList: number;
  keys: KeyTimes;
  /** The same keys in a bare input on an empty page: the cost of machine and browser alone. */
  bareKeys: KeyTimes;
  sorts: Record<string, number>;
  /** For each of a few ratings, the longest block of script that wrote the list to local storage. */
  persisted: number[];
  /** From pressing a heart until the card has left the screen. */
  removed: number[];
  nodes: number;
  /** Load average of the machine at the beginning and at the end. */
  load: [number, number];
}

export const CPU_SLOWDOWN = 4;

/** In an order in which each puts another recipe first. */
const SORTS = ['name-asc', 'rating-low', 'rating-high', 'prep-time', 'name-desc', 'ingredients-count'] as const;
const TYPED = ['tomato soup', 'creme', 'lentil stew with', 'walnut', 'zzz', 'oeuf', 'no. 77', 'better the next day'];
/** Uneven intervals as a person types, with pauses, so that some keys arrive while cards are drawn. */
const BETWEEN_KEYS_MS = [90, 140, 110, 260, 180, 120, 330, 150, 100, 210, 480, 130, 290];

/** Different pictures in the list, more than fit on a screen. */
const PICTURES = 40;

/** A string, because the compiler of this file would put its own names into a function. */
const WATCH = `
  window.seen = { inputs: [], writes: [] };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'keydown' || name === 'input' || name === 'click') seen.inputs.push({ name, startTime, duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });

  let hasWritten = false;
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key.startsWith('savedRecipes_')) hasWritten = true;
    return setItem.call(this, key, value);
  };
  const timed = (work) => (...args) => {
    hasWritten = false;
    const begun = performance.now();
    work(...args);
    if (hasWritten) seen.writes.push(performance.now() - begun);
  };
  const { setTimeout: later, setInterval: often } = window;
  window.setTimeout = (work, ...rest) => later(typeof work === 'function' ? timed(work) : work, ...rest);
  window.setInterval = (work, ...rest) => often(typeof work === 'function' ? timed(work) : work, ...rest);

  /* Looked for from within: what a test looks for from outside is work for the page as well. */
  const drawn = (selector) => new Promise((done) => {
    const look = () => document.querySelector(selector) ? done(performance.now()) : requestAnimationFrame(look);
    look();
  });
  seen.firstCard = drawn('main li[aria-posinset="1"] h3');
  seen.wholeList = (count) => drawn('main li[aria-setsize="' + count + '"] h3');

  /** Until the text of the first card is another one, and that is on the screen. */
  window.untilChanged = (act) => new Promise((done) => {
    const titleNow = () => document.querySelector('main li[aria-posinset="1"] h3')?.textContent;
    const before = titleNow();
    const begun = performance.now();
    act();
    const look = () => titleNow() !== before
      ? requestAnimationFrame(() => later(() => done(performance.now() - begun), 0))
      : performance.now() - begun > 5000 ? done(Infinity) : requestAnimationFrame(look);
    look();
  });
`;

/** This many of the server's own pictures, drawn before anything is timed. */
const drawnPictures = async (page: Page, baseURL: string, count: number) => {
  const slugs = readdirSync('recipes/meals').map((file) => file.replace(/\.yaml$/, ''));
  const paths = slugs.slice(0, count).map((slug) => `/pictures/${slug}.webp`);
  for (const path of paths) await page.request.get(baseURL + path);
  return paths;
};

const quantile = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

const slowDown = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Main-thread time so far, in its own milliseconds. */
const workSoFar = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
};

/** Types as a person does, and reads from the browser how long each key took to reach the screen. */
const typeAll = async (page: Page, cdp: CDPSession): Promise<KeyTimes> => {
  const box = page.locator('input[type=search]');
  await box.click();
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(500);
  await page.evaluate('seen.inputs.length = 0');
  const begun = await workSoFar(cdp);
  let presses = 0;
  for (const text of TYPED) {
    for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
      await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 0 });
      presses += 1;
      await page.waitForTimeout(BETWEEN_KEYS_MS[presses % BETWEEN_KEYS_MS.length]!);
    }
  }
  await page.waitForTimeout(500);
  const work = ((await workSoFar(cdp)) - begun) / presses;
  const inputs = await page.evaluate<{ name: string; startTime: number; duration: number }[]>('seen.inputs');
  const slow = new Map<number, number>();
  for (const { startTime, duration } of inputs) {
    const press = Math.round(startTime);
    slow.set(press, Math.max(slow.get(press) ?? 0, duration));
  }
  // Presses faster than the browser reports took less than a frame.
  const all = [...slow.values(), ...Array.from({ length: Math.max(0, presses - slow.size) }, () => 16)];
  return {
    presses,
    p50: quantile(all, 0.5),
    p90: quantile(all, 0.9),
    p98: quantile(all, 0.98),
    worst: Math.max(...all),
    work,
  };
};

const typeIntoBareInput = async (nextTo: Page) => {
  const page = await nextTo.context().newPage();
  await page.addInitScript({ content: WATCH });
  await page.goto('data:text/html,<title>bare</title><input type=search>');
  const cdp = await page.context().newCDPSession(page);
  await slowDown(cdp, CPU_SLOWDOWN);
  const times = await typeAll(page, cdp);
  await page.close();
  return times;
};

const sortBy = (page: Page, option: string) =>
  page.evaluate<number>(`untilChanged(() => {
    const select = [...document.querySelectorAll('select')].find((one) => one.querySelector('[value="${option}"]'));
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, '${option}');
    select.dispatchEvent(new Event('change', { bubbles: true }));
  })`);

const nodesNow = (page: Page) => page.evaluate(() => document.querySelectorAll('body *').length);

/** Opens the page for the first time, and waits until the whole list is on the device. */
const visitFirst = async (page: Page, baseURL: string, count: number): Promise<void> => {
  await page.addInitScript({ content: WATCH });
  await page.goto(`${baseURL}/saved`);
  await page.locator('main li[aria-posinset="1"]').waitFor({ timeout: 120_000 });
  // Thousands of bodies are being written to IndexedDB.
  await page.waitForFunction(
    (wanted) => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('savedRecipes_u'));
      return key !== undefined && (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length === wanted;
    },
    count,
    { timeout: 120_000, polling: 1_000 },
  );
  await page.waitForTimeout(4_000);
};

const timeSorts = async (page: Page): Promise<Record<string, number>> => {
  const sorts: Record<string, number> = {};
  for (const option of SORTS) {
    sorts[option] = await sortBy(page, option);
    await page.waitForTimeout(1_000);
  }
  return sorts;
};

/** The most nodes that the document has while the list is scrolled. */
const mostNodes = async (page: Page): Promise<number> => {
  let nodes = 0;
  for (const top of [0, 4_000, 50_000, 10_000_000, 0]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(400);
    nodes = Math.max(nodes, await nodesNow(page));
  }
  return nodes;
};

const timeRatings = async (page: Page): Promise<number[]> => {
  const persisted: number[] = [];
  for (const stars of [2, 5, 1, 4]) {
    await page.evaluate('seen.writes.length = 0');
    await page
      .locator('main li[aria-posinset="2"]')
      .getByRole('radio')
      .nth(stars - 1)
      .press(String(stars));
    await page.waitForTimeout(1_500);
    persisted.push(Math.max(...(await page.evaluate<number[]>('seen.writes')), 0));
  }
  return persisted;
};

const timeRemovals = async (page: Page): Promise<number[]> => {
  const removed: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    removed.push(
      await page.evaluate<number>(
        `untilChanged(() => document.querySelector('main li[aria-posinset="1"] button[aria-pressed]').click())`,
      ),
    );
    await page.waitForTimeout(1_000);
  }
  return removed;
};

/** Opens the page with that many recipes as a reader would, and measures what they would notice. */
export const measureSavedPage = async (page: Page, baseURL: string, count: number): Promise<SavedPageTimes> => {
  // On the second visit the device's list is used before the account has answered.
  let answer = Promise.resolve();
  let release = () => undefined as void;
  const pictures = await drawnPictures(page, baseURL, PICTURES);
  await withSavedList(page, baseURL, longList(count, pictures), () => answer);
  await visitFirst(page, baseURL, count);
  const [loadBefore = 0] = loadavg();

  const cdp = await page.context().newCDPSession(page);
  await slowDown(cdp, CPU_SLOWDOWN);
  answer = new Promise((resolve) => {
    release = resolve;
  });
  await page.reload({ waitUntil: 'commit' });
  const firstCard = await page.evaluate<number>('seen.firstCard');
  const wholeList = await page.evaluate<number>(`seen.wholeList(${count})`);
  const keys = await typeAll(page, cdp);
  const bareKeys = await typeIntoBareInput(page);
  await page.bringToFront();
  const sorts = await timeSorts(page);
  const nodes = await mostNodes(page);
  const persisted = await timeRatings(page);
  const removed = await timeRemovals(page);
  await slowDown(cdp, 1);
  release();
  const load: [number, number] = [loadBefore, loadavg()[0] ?? 0];
  return { firstCard, wholeList, keys, bareKeys, sorts, persisted, removed, nodes, load };
};

/** The lines of a report, each beside its budget. */
export const worded = ({
  firstCard,
  wholeList,
  keys,
  bareKeys,
  sorts,
  persisted,
  removed,
  nodes,
  load,
}: SavedPageTimes): string[] => {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    `a later visit, before the account answers: first card after ${ms(firstCard)}, the whole list after ${ms(wholeList)} (budget of the first: 1,000)`,
    `key press until it is on the screen: p50 ${ms(keys.p50)}, p90 ${ms(keys.p90)}, p98 ${ms(keys.p98)}, worst ${ms(keys.worst)} of ${keys.presses} (budget: p98 50, or 1.1 times that of the bare input)`,
    `the same keys in a bare input on an empty page: p50 ${ms(bareKeys.p50)}, p90 ${ms(bareKeys.p90)}, p98 ${ms(bareKeys.p98)}, worst ${ms(bareKeys.worst)}`,
    `a key and all that follows from it, on the main thread's own clock: ${ms(keys.work)} on average (bare input ${ms(bareKeys.work)})`,
    `sort until the sorted cards are on the screen: ${Object.entries(sorts)
      .map(([option, value]) => `${option} ${ms(value)}`)
      .join(', ')} (budget 100)`,
    `one change persisted, the longest block of script: ${persisted.map(ms).join(', ')} (budget 16)`,
    `card removed from the screen: ${removed.map(ms).join(', ')}`,
    `nodes in the document, at most: ${nodes} (budget 800)`,
    `load of the machine: ${load.map((one) => one.toFixed(1)).join(' at the beginning, ')} at the end`,
  ];
};

import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds below which the browser does not report an interaction; it counts as this long. */
const SHORTEST = 16;

/** A person's pause between two presses. */
const REST_MS = 250;

/**
 * Notes every interaction with its longest event, as the metric INP does, and says when something is drawn. A string,
 * because the compiler of this file would put its own names into a function.
 */
const WATCH = `
  window.watched = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, startTime } of list.getEntries()) {
      if (!interactionId) continue;
      const known = watched.get(interactionId);
      if (!known || known.duration < duration) watched.set(interactionId, { duration, name, startTime });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: ${SHORTEST} });

  /** Milliseconds until the condition holds and a frame with it is on the screen. */
  window.untilDrawn = (act, isThere) => new Promise((done) => {
    const begun = performance.now();
    act();
    const look = () => {
      if (isThere()) requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun), 0));
      else if (performance.now() - begun > 10000) done(Infinity);
      else requestAnimationFrame(look);
    };
    look();
  });
`;

/** An interaction: what began it, and how long its longest event took until the screen showed it. */
export interface Interaction {
  name: string;
  /** In milliseconds. */
  duration: number;
}

/** Watches every document that the page opens from now on. */
export const watch = async (page: Page): Promise<void> => {
  await page.addInitScript({ content: WATCH });
};

/** The interactions since the document was opened that the browser reported. */
export const interactionsOf = (page: Page): Promise<Interaction[]> =>
  page.evaluate<Interaction[]>('[...watched.values()]');

/** How long something took until it was on the screen, and how much of that the main thread worked, by its own clock. */
export interface Step {
  /** Both in milliseconds on the slowed processor. */
  time: number;
  work: number;
  /** Elements of the page that can be seen afterwards. */
  elements: number;
}

const VISIBLE = `[...document.querySelectorAll('body *')].filter((one) => one.checkVisibility()).length`;

const workSoFar = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
};

/** Times a step of a page. Other programs on the machine lengthen its time, and hardly its work. */
export const timed = async (page: Page, cdp: CDPSession, step: (page: Page) => Promise<number>): Promise<Step> => {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workSoFar(cdp);
  const time = await step(page);
  const work = (await workSoFar(cdp)) - before;
  return { time, work, elements: await page.evaluate<number>(VISIBLE) };
};

/** A bare page on which a press shows one other line: what the machine and the browser alone take. */
export const BARE_PAGE = 'data:text/html,<title>bare</title><main><button>0</button></main>';

/** A press on that page until it is on the screen, in milliseconds. */
export const pressBare = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const button = document.querySelector('button');
    const before = button.textContent;
    button.onclick = () => { button.textContent = Number(before) + 1; };
    return untilDrawn(() => button.click(), () => button.textContent !== before);
  })()`);

/** Waits as a person does before the next press. */
export const pause = (page: Page): Promise<void> => page.waitForTimeout(REST_MS);

/** From the press of the first card in sight until the title of its recipe is on the screen, in milliseconds. */
export const openCard = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const cards = [...document.querySelectorAll('main article')];
    const card = cards.find((one) => one.getBoundingClientRect().top > 60) ?? cards[0];
    const link = card.querySelector('h3 a');
    const title = link.textContent;
    window.left = { top: card.getBoundingClientRect().top, title };
    // The list may stand hidden behind the recipe, with its own heading.
    const isShown = (heading) => heading.textContent === title && heading.checkVisibility();
    return untilDrawn(() => link.click(), () => [...document.querySelectorAll('main h1')].some(isShown));
  })()`);

/**
 * From Back until the card is on the screen again where it was, in milliseconds. What stands above the card may have
 * grown meanwhile, so its place in the window counts, not how far the page is scrolled.
 */
export const goBack = (page: Page): Promise<number> =>
  page.evaluate<number>(`untilDrawn(() => history.back(), () =>
    [...document.querySelectorAll('main article')].some((card) =>
      card.querySelector('h3 a')?.textContent === left.title &&
      Math.abs(card.getBoundingClientRect().top - left.top) < 4))`);

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified: each page is sent it, and has to parse it. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Waits for transitions to end: contrast is judged in the final state. Those that move on with a running timer, each for
 * the second until its next, never end and change no colour.
 */
export const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { iterations, duration, easing } = effect?.getTiming() ?? {};
      return playState !== 'running' || iterations === Infinity || (duration === 1_000 && easing === 'linear');
    }),
  );

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations of WCAG 2.2 AA and of axe's best practices on the current page: "rule: where; where". axe is loaded once per
 * page and runs in it, because Larder has no frames whose results would have to be merged.
 */
export const violations = async (page: Page): Promise<string[]> => {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe: here } = window as Window & { axe?: typeof axe };
    const { violations: found } = await here!.run(document, { runOnly: tags, resultTypes: ['violations'] });
    const SIZE = 'target-size';
    /** A target that is half below a bar at the edge of the window is whole again once the page scrolls. */
    const isSmallInFull = async (selector: string): Promise<boolean> => {
      const element = document.querySelector(selector);
      if (!element) return true;
      const { scrollX, scrollY } = window;
      element.scrollIntoView({ block: 'center' });
      const { violations: still } = await here!.run(document, { runOnly: [SIZE], resultTypes: ['violations'] });
      window.scrollTo(scrollX, scrollY);
      return still.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector));
    };
    const lines: string[] = [];
    for (const { id, nodes } of found) {
      const places: string[] = [];
      for (const { target } of nodes) {
        const selector = target.join(' ');
        if (id !== SIZE || (await isSmallInFull(selector))) places.push(selector);
      }
      if (places.length > 0) lines.push(`${id}: ${places.join('; ')}`);
    }
    return lines;
  }, TAGS);
};

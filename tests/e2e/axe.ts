import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Until what fades or grows has come to rest: colours are judged as they are read, not half-way. */
export const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );

/** What axe finds on the page as it stands, against WCAG 2.2 AA and its own advice: "rule: where; where". */
export const violations = async (page: Page): Promise<string[]> => {
  await atRest(page);
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
};

import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Rules about whole pages do not apply, because a story is a part of a page. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'document-title'];

/** Violations of axe on the story shown: "rule: where; where". */
export const violationsOn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (disabled) => {
      const { axe: here } = window as Window & { axe?: typeof axe };
      const { violations } = await here!.run('body', {
        rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
    },
    [...PAGE_RULES],
  );
};

import type { Page } from '@playwright/test';

/** How a cook uses the screens: shared steps of the journeys. */
export const search = async (page: Page, text: string) => {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: /^(Analyze|Analizar|Analyser)/ }).click();
};

export const cards = (page: Page) => page.getByRole('article');

export const resultsHeading = (page: Page, name = 'Recipe Results') => page.getByRole('heading', { name, level: 2 });

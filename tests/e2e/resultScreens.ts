import { expect } from '@playwright/test';
import {
  button,
  failWith,
  openRecipe,
  searchByName,
  searchFor,
  seeResults,
  waitFor,
  withPreferences,
  type Screen,
} from './visits';

/** A search that runs, its results, and its failures. */
export const RESULT_SCREENS: readonly Screen[] = [
  {
    name: 'searching',
    async open(visit) {
      await visit.page.route('**/api/analyze', () => undefined);
      await searchFor(visit);
      await expect(visit.page.getByRole('progressbar')).toBeVisible();
    },
  },
  { name: 'searching-long', open: waitFor(5, 'waiting.still') },
  { name: 'searching-very-long', open: waitFor(12, 'waiting.long') },
  { name: 'results', open: seeResults },
  {
    name: 'results-by-name',
    async open(visit) {
      await searchByName(visit, 'shakshuka');
      await expect(visit.page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'results-restored',
    async open(visit) {
      await openRecipe(visit);
      await visit.page.goBack();
      await expect(visit.page.getByText(visit.say('restoredBanner.text'))).toBeVisible();
    },
  },
  {
    name: 'nothing-recognised',
    async open(visit) {
      await searchFor(visit, 'qwertz');
      await expect(visit.page.getByText(/qwertz\./)).toBeVisible();
    },
  },
  {
    name: 'results-only-far',
    async open(visit) {
      await searchFor(visit, { es: 'anís estrellado', fr: 'badiane' }[visit.language] ?? 'star anise');
      await expect(visit.page.getByText(visit.say('home.onlyFar'))).toBeVisible();
    },
  },
  {
    name: 'results-weaker',
    async open(visit) {
      await seeResults(visit);
      await button(visit, 'weaker.show').click();
      await expect(visit.page.getByRole('list', { name: visit.say('weaker.title') })).toBeVisible();
    },
  },
  {
    name: 'nothing-by-that-name',
    async open(visit) {
      await searchByName(visit, 'xqzwv');
      await expect(button(visit, 'home.tryAnotherName')).toBeVisible();
    },
  },
  {
    name: 'all-hidden',
    async open(visit) {
      await withPreferences(visit, {
        excludedAllergens: ['Gluten', 'Dairy', 'Nuts', 'Eggs', 'Soy', 'Fish', 'Wheat', 'Sesame', 'Mustard', 'Celery'],
        dietTypes: ['Vegan', 'Keto', 'LowFODMAP'],
      });
      await searchFor(
        visit,
        { es: 'leche, mantequilla, nata', fr: 'lait, beurre, crème' }[visit.language] ?? 'milk, butter, cream',
      );
      await expect(visit.page.getByRole('heading', { name: visit.say('home.hiddenAll') })).toBeVisible();
    },
  },
  { name: 'server-error', open: failWith(503, {}) },
  { name: 'timed-out', open: failWith(504, { error: 'TIMEOUT', message: 'slow' }) },
  {
    name: 'connection-error',
    async open(visit) {
      await visit.page.route('**/api/analyze', (route) => route.fulfill({ status: 502 }));
      await searchFor(visit);
      await expect(button(visit, 'connectionError.tryAgain')).toBeVisible();
    },
  },
];

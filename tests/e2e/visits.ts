import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, type Page } from '@playwright/test';
import { withSavedList } from './savedList';
import { cookNamed, signIn } from './session';

/** The text of a message, or a pattern if it contains values. */
export type Say = (id: string) => RegExp | string;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Playwright reads a no-break space in a name as a plain one. */
const withAnySpace = (pattern: string) => pattern.replace(/\s/g, '\\s');

/** A pattern of what a message can say: any value, and each form of a plural. */
const patternOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return withAnySpace(escapeRegExp(element.value));
      if (element.type === TYPE.tag) return patternOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+';
      const forms = Object.values(element.options).map(({ value }) => patternOf(value));
      return `(?:${forms.join('|')})`;
    })
    .join('');

type Catalogue = Readonly<Record<string, string>>;

/** Read once per process: every screen asks for all of them. */
const catalogues = new Map<string, Catalogue>();

/** The messages of a language by id. */
export const catalogueOf = (language: string): Catalogue => {
  const file = join(__dirname, '..', '..', 'translations', `${language}.json`);
  const catalogue = catalogues.get(language) ?? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue);
  catalogues.set(language, catalogue);
  return catalogue;
};

/** Looks up messages in a language. A message with values becomes a pattern that matches any. */
export const sayIn = (language: string): Say => {
  const catalogue = catalogueOf(language);
  return (id) => {
    const text = catalogue[id];
    if (text === undefined) throw new Error(`${language} has no ${id}`);
    if (!text.includes('{')) return text;
    return new RegExp(`^${patternOf(parse(text))}$`);
  };
};

export const FOOD: Record<string, string> = {
  'en-GB': 'eggs, potatoes, onion, milk, qwertz',
  'en-US': 'eggs, potatoes, onion, milk, qwertz',
  es: 'huevos, patatas, cebolla, leche, qwertz',
  fr: 'œufs, pommes de terre, oignon, lait, qwertz',
};

export interface Visit {
  page: Page;
  language: string;
  say: Say;
}

/** A screen, or a state of one, and how a cook gets there. */
export interface Screen {
  name: string;
  /** From a blank page until the screen is at rest. */
  open: (visit: Visit) => Promise<void>;
}

export const button = ({ page, say }: Visit, id: string) => page.getByRole('button', { name: say(id), exact: true });

export const goHome = async ({ page }: Visit) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

export const searchFor = async (visit: Visit, text = FOOD[visit.language]!) => {
  const { page } = visit;
  await goHome(visit);
  await page.getByRole('main').getByRole('textbox').first().fill(text);
  await button(visit, 'searchPanel.analyze').click();
};

export const seeResults = async (visit: Visit) => {
  await searchFor(visit);
  await expect(visit.page.getByRole('article').first()).toBeVisible();
};

export const openRecipe = async (visit: Visit, tab?: 'overview' | 'ingredients' | 'method') => {
  await seeResults(visit);
  await visit.page.getByRole('article').first().getByRole('link').click();
  await expect(visit.page.getByRole('tab').first()).toBeVisible();
  // The overview is open already, at the top of the page.
  if (!tab || tab === 'overview') return;
  await visit.page.getByRole('tab', { name: visit.say(`recipeDetail.${tab}`) }).click();
  // The tab has to be in sight, too.
  await visit.page.getByRole('tablist').evaluate((list) => list.scrollIntoView());
};

export const startCooking = async (visit: Visit) => {
  await openRecipe(visit, 'method');
  await button(visit, 'cooking.start').first().click();
  await expect(visit.page.getByRole('dialog').getByRole('timer')).toBeVisible();
};

export const openProfile = async (visit: Visit, tab: 'account' | 'settings' | 'dietary') => {
  await signIn(visit.page, cookNamed('Marta', visit.language));
  await visit.page.goto(`/profile?tab=${tab}`);
  await expect(visit.page.getByRole('tabpanel', { name: visit.say(`profile.${tab}`) })).toBeVisible();
  if (tab === 'account') await expect(button(visit, 'account.exportData')).toBeVisible();
};

/** Dishes of a saved list, of several cuisines. */
const SAVED: Record<string, string> = {
  'en-GB': 'chickpeas, tomatoes, rice, lemon, garlic, butter, spinach, chicken, aubergine, mint',
  'en-US': 'chickpeas, tomatoes, rice, lemon, garlic, butter, spinach, chicken, eggplant, mint',
  es: 'garbanzos, tomates, arroz, limón, ajo, mantequilla, espinacas, pollo, berenjena, menta',
  fr: 'pois chiches, tomates, riz, citron, ail, beurre, épinards, poulet, aubergine, menthe',
};

/** Recipes of the collection in the visitor's language, as an account has saved them. */
const savedRecipes = async ({ page, language }: Visit, count: number): Promise<unknown[]> => {
  const response = await page.request.post('/api/analyze', {
    multipart: {
      ingredients: SAVED[language]!,
      category: 'None',
      preferences: JSON.stringify({ excludedAllergens: [], dietTypes: [], language }),
    },
  });
  const { recipes } = (await response.json()) as { recipes: Record<string, unknown>[] };
  return recipes
    .slice(0, count)
    .map(({ matchedIngredients: _matched, totalIngredients: _all, needs: _needs, ...one }, i) => ({
      ...one,
      isSaved: true,
      savedAt: 1_700_000_000_000 - i * 1_000,
      userRating: 5 - (i % 3),
    }));
};

export const openSaved = async (visit: Visit, count: number, query = '') => {
  const { page, say } = visit;
  await goHome(visit);
  await withSavedList(page, new URL(page.url()).origin, await savedRecipes(visit, count));
  await page.goto(`/saved${query}`);
  await expect(page.getByRole('heading', { level: 1, name: say('saved.title') })).toBeVisible();
};

export const typeInBox = async (visit: Visit, text: string) => {
  await goHome(visit);
  const box = visit.page.getByRole('main').getByRole('textbox').first();
  // What is typed before the script runs has no chips and no suggestions.
  await visit.page.waitForLoadState('networkidle');
  await box.pressSequentially(text);
};

export const searchByName = async (visit: Visit, name: string) => {
  const { page, say } = visit;
  await goHome(visit);
  await page.getByText(say('searchPanel.byRecipeName')).click();
  await page.getByRole('combobox', { name: say('searchPanel.nameLabel') }).fill(name);
  await button(visit, 'searchPanel.search').click();
};

/** A search without a response, after this many seconds. */
export const waitFor = (seconds: number, sign: string) => async (visit: Visit) => {
  const { page, say } = visit;
  await page.clock.install();
  await page.route('**/api/analyze', () => undefined);
  await searchFor(visit);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.clock.runFor(seconds * 1_000);
  // The first is for screen readers.
  await expect(page.getByText(say(sign)).last()).toBeVisible();
};

export const failWith = (status: number, body: object) => async (visit: Visit) => {
  await visit.page.route('**/api/analyze', (route) => route.fulfill({ status, json: body }));
  await searchFor(visit);
  await expect(button(visit, 'connectionError.tryAgain')).toBeVisible();
};

export const withPreferences = (
  { page, language }: Visit,
  limits: { excludedAllergens: string[]; dietTypes: string[] },
) =>
  page.addInitScript((preferences) => localStorage.setItem('userPreferences', JSON.stringify(preferences)), {
    language,
    measurementSystem: 'metric',
    ...limits,
  });

/** A dish with a step that runs while another does, at that step. */
export const cookTwoSteps = async (visit: Visit) => {
  const { page, say } = visit;
  await searchByName(visit, 'spaghetti carbonara');
  await page.getByRole('article').first().getByRole('link').click();
  await button(visit, 'cooking.start').first().click();
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
  const beside = page.getByRole('region', { name: say('cookingStage.atTheSameTime') });
  await expect(async () => {
    if (!(await beside.isVisible())) await page.keyboard.press('ArrowRight');
    await expect(beside).toBeVisible({ timeout: 500 });
  }).toPass();
};

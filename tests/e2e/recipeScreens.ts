import { expect } from '@playwright/test';
import { button, cookTwoSteps, openRecipe, seeResults, startCooking, type Screen } from './visits';

/** The page of a recipe, and the cooking view. */
export const RECIPE_SCREENS: readonly Screen[] = [
  { name: 'recipe-overview', open: (visit) => openRecipe(visit, 'overview') },
  { name: 'recipe-ingredients', open: (visit) => openRecipe(visit, 'ingredients') },
  { name: 'recipe-method', open: (visit) => openRecipe(visit, 'method') },
  {
    name: 'recipe-swapped',
    async open(visit) {
      const { page, say } = visit;
      await seeResults(visit);
      await page
        .getByRole('article')
        .filter({ has: page.getByText(say('standIns.item')) })
        .first()
        .getByRole('link')
        .click();
      await page.getByRole('tab', { name: say('recipeDetail.ingredients') }).click();
      await page
        .getByRole('button', { name: say('ingredientList.useLabel') })
        .first()
        .click();
      await expect(page.getByRole('button', { name: say('ingredientList.undoLabel') }).first()).toBeVisible();
    },
  },
  {
    name: 'recipe-adapted',
    async open(visit) {
      const { page, say } = visit;
      await openRecipe(visit, 'ingredients');
      // What was searched for is there already.
      const box = page.getByRole('textbox', { name: say('adapt.have') });
      await box.press('End');
      await box.pressSequentially(`, ${{ es: 'leche de avena', fr: 'lait d’avoine' }[visit.language] ?? 'oat milk'}`);
      await button(visit, 'adapt.adapt').click();
      const changes = page.getByRole('list', { name: say('adapt.title') });
      await expect(changes).toBeVisible();
      await changes.evaluate((list) => list.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'image-feedback',
    async open(visit) {
      await openRecipe(visit);
      await button(visit, 'imageFeedback.no').click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'recipe-loading',
    async open({ page, say }) {
      await page.route('**/api/recipes/**', () => undefined);
      await page.goto('/recipe/123456');
      await expect(page.getByText(say('recipeDetail.loading')).first()).toBeAttached();
    },
  },
  {
    name: 'recipe-unanswered',
    async open({ page, say }) {
      await page.route('**/api/recipes/**', (route) => route.fulfill({ status: 500 }));
      await page.goto('/recipe/123456');
      await expect(page.getByText(say('recipeDetail.failed')).first()).toBeVisible();
    },
  },
  { name: 'cooking', open: startCooking },
  {
    name: 'cooking-options',
    async open(visit) {
      await startCooking(visit);
      await button(visit, 'cookingStage.options').click();
      await expect(visit.page.getByText(visit.say('cookingOptions.waitForMeHint'))).toBeVisible();
    },
  },
  { name: 'cooking-two-steps', open: cookTwoSteps },
  {
    name: 'cooking-stopped',
    async open(visit) {
      await startCooking(visit);
      await visit.page.keyboard.press('ArrowRight');
      await button(visit, 'cookingStage.stop').click();
      await expect(button(visit, 'cookingStage.start')).toBeVisible();
    },
  },
  {
    name: 'cooking-complete',
    async open(visit) {
      await startCooking(visit);
      const isDone = () => button(visit, 'cookingStage.done').isVisible();
      while (!(await isDone())) await visit.page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'timer-on-another-page',
    async open(visit) {
      await startCooking(visit);
      await button(visit, 'cookingStage.leave').click();
      await expect(visit.page.getByRole('tab').first()).toBeVisible();
      await visit.page
        .getByRole('contentinfo')
        .getByRole('link', { name: visit.say('footer.terms') })
        .click();
      await expect(visit.page.getByRole('complementary', { name: visit.say('cookingDock.dock') })).toBeVisible();
    },
  },
  {
    name: 'recipe-not-found',
    async open({ page, say }) {
      await page.goto('/recipe/1');
      await expect(page.getByText(say('recipeDetail.notFound'))).toBeVisible();
    },
  },
];

import { expect } from '@playwright/test';
import { ADD_SCREENS } from './addScreens';
import { DEVICE_SCREENS } from './deviceScreens';
import { PHOTO_SCREENS } from './photoScreens';
import { SECOND_FACTOR_SCREENS } from './secondFactorScreens';
import { cookNamed, signIn } from './session';
import {
  button,
  cookTwoSteps,
  failWith,
  FOOD,
  goHome,
  openProfile,
  openRecipe,
  openSaved,
  searchByName,
  searchFor,
  seeResults,
  startCooking,
  typeInBox,
  waitFor,
  withPreferences,
  type Screen,
  type Visit,
} from './visits';
import { withSavedList } from './savedList';

/** Every screen, in the order a visitor meets them. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', open: goHome },
  {
    name: 'home-by-name',
    async open(visit) {
      await goHome(visit);
      await visit.page.getByText(visit.say('searchPanel.byRecipeName')).click();
      await expect(visit.page.getByRole('combobox', { name: visit.say('searchPanel.nameLabel') })).toBeVisible();
    },
  },
  {
    name: 'home-typed',
    async open(visit) {
      await typeInBox(visit, FOOD[visit.language]!.replace('qwertz', ''));
      await expect(visit.page.getByRole('list', { name: visit.say('typedChips.label') })).toBeVisible();
    },
  },
  {
    name: 'home-suggestions',
    async open(visit) {
      await typeInBox(visit, 'tom');
      await expect(visit.page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    name: 'home-returning',
    async open(visit) {
      await seeResults(visit);
      await goHome(visit);
      await expect(visit.page.getByRole('group', { name: visit.say('recentSearches.label') })).toBeVisible();
    },
  },
  {
    name: 'language-menu',
    async open(visit) {
      await goHome(visit);
      await visit.page.locator('header button[aria-haspopup="menu"]').first().click();
      await expect(visit.page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'no-camera',
    async open(visit) {
      await visit.page.addInitScript(() =>
        Object.defineProperty(navigator, 'mediaDevices', {
          value: { getUserMedia: () => Promise.reject(new DOMException('none', 'NotFoundError')) },
        }),
      );
      await goHome(visit);
      await button(visit, 'upload.take').click();
      // A touch screen opens the camera app instead.
      if (!(await visit.page.evaluate(() => matchMedia('(pointer: coarse)').matches)))
        await expect(visit.page.getByText(visit.say('viewfinder.none'))).toBeVisible();
    },
  },
  {
    name: 'home-quick-picks',
    async open(visit) {
      await goHome(visit);
      await button(visit, 'larderTools.pick').click();
      await expect(visit.page.getByText(visit.say('quickPicks.meals'))).toBeVisible();
    },
  },
  {
    name: 'home-always-have',
    async open(visit) {
      await goHome(visit);
      await button(visit, 'larderTools.always').click();
      await expect(visit.page.getByText(visit.say('pantry.explain'))).toBeVisible();
    },
  },
  ...PHOTO_SCREENS,
  {
    name: 'home-toast',
    async open(visit) {
      await goHome(visit);
      await visit.page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('eggs') });
      await expect(visit.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'preferences',
    async open(visit) {
      await goHome(visit);
      await button(visit, 'header.preferences').click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'filters',
    async open(visit) {
      await goHome(visit);
      await visit.page
        .getByRole('button', { name: visit.say('searchPanel.filters') })
        .first()
        .click();
      await expect(button(visit, 'filterPanel.apply')).toBeVisible();
    },
  },
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
  {
    name: 'sign-in-required',
    async open(visit) {
      await seeResults(visit);
      await visit.page
        .getByRole('article')
        .first()
        .getByRole('button', { name: visit.say('heart.label') })
        .click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'on-this-device',
    async open(visit) {
      await seeResults(visit);
      await visit.page
        .getByRole('article')
        .first()
        .getByRole('button', { name: visit.say('heart.label') })
        .click();
      await button(visit, 'signInRequired.keep').click();
      await expect(visit.page.getByRole('heading', { name: visit.say('recipeShelf.heading') })).toBeVisible();
    },
  },
  {
    name: 'saved',
    async open(visit) {
      await openSaved(visit, 9);
      await expect(visit.page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'saved-filtered',
    async open(visit) {
      await openSaved(visit, 9, '?without=Dairy&rating=1');
      await expect(visit.page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'saved-no-match',
    async open(visit) {
      await openSaved(visit, 9, '?q=qwertz');
      await expect(visit.page.getByText(visit.say('saved.noMatch'))).toBeVisible();
    },
  },
  {
    name: 'saved-unanswered',
    async open(visit) {
      const { page, say } = visit;
      await goHome(visit);
      await withSavedList(page, new URL(page.url()).origin, []);
      await page.route('**/api/user/recipes/saved?*', (route) => route.fulfill({ status: 500 }));
      await page.goto('/saved');
      await expect(page.getByText(say('saved.failed')).first()).toBeVisible();
    },
  },
  {
    name: 'saved-empty',
    async open(visit) {
      await openSaved(visit, 0);
      await expect(visit.page.getByText(visit.say('saved.empty'))).toBeVisible();
    },
  },
  ...(['login', 'register', 'forgot'] as const).map((tab) => ({
    name: `auth-${tab}`,
    async open({ page, say }: Visit) {
      await page.goto(`/auth?tab=${tab}`);
      await expect(page.getByRole('textbox', { name: say('auth.email') })).toBeVisible();
    },
  })),
  {
    name: 'auth-mistakes',
    async open(visit) {
      const { page, say } = visit;
      await page.goto('/auth?tab=register');
      await page.getByRole('textbox', { name: say('auth.email') }).fill('marta@example');
      await page.locator('input[autocomplete="new-password"]').fill('password1');
      await page.locator('input[name="acceptTerms"]').check();
      await button(visit, 'auth.register').click();
      await expect(page.getByText(say('form.emailInvalid'))).toBeVisible();
      await expect(page.getByText(say('passwordField.common'))).toBeVisible();
    },
  },
  {
    name: 'auth-refused',
    async open(visit) {
      const { page, say } = visit;
      await page.goto('/auth');
      await page.getByRole('textbox', { name: say('auth.email') }).fill('nobody@example.org');
      await page.locator('input[autocomplete="current-password"]').fill('saffron');
      await button(visit, 'auth.signIn').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'auth-unanswered',
    async open(visit) {
      const { page, say } = visit;
      await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500 }));
      await page.goto('/auth?tab=register');
      await page.getByRole('textbox', { name: say('auth.email') }).fill('marta@example.org');
      await page.locator('input[autocomplete="new-password"]').fill('wok-thistle-9');
      await page.locator('input[name="acceptTerms"]').check();
      await button(visit, 'auth.register').click();
      await expect(page.locator('[data-tells="account"]')).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    async open({ page, say }) {
      await page.goto('/reset-password/t0ken');
      await expect(page.getByRole('heading', { name: say('resetPassword.title') })).toBeVisible();
    },
  },
  {
    name: 'reset-password-done',
    async open(visit) {
      const { page, say } = visit;
      await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 204 }));
      await page.goto('/reset-password/t0ken');
      await expect(button(visit, 'resetPassword.submit')).toBeVisible();
      for (const box of await page.locator('input[autocomplete="new-password"]').all()) await box.fill('wok-thistle');
      await button(visit, 'resetPassword.submit').click();
      await expect(page.getByRole('heading', { name: say('resetPassword.doneTitle') })).toBeVisible();
    },
  },
  {
    name: 'session-expired',
    async open({ page, language, say }) {
      await signIn(page, cookNamed('Marta', language));
      await page.goto('/');
      await expect(page.getByRole('link', { name: say('header.profile') })).toBeVisible();
      await page.context().clearCookies({ name: 'session' });
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('dialog', { name: say('auth.expiredTitle') })).toBeVisible();
    },
  },
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
  ...ADD_SCREENS,
  ...(['account', 'settings', 'dietary'] as const).map((tab) => ({
    name: `profile-${tab}`,
    open: (visit: Visit) => openProfile(visit, tab),
  })),
  {
    name: 'profile-mistakes',
    async open(visit) {
      const { page, say } = visit;
      await openProfile(visit, 'account');
      await page.getByRole('textbox', { name: say('account.email'), exact: true }).fill('marta@');
      await page.getByLabel(say('account.newPassword'), { exact: true }).fill('abc');
      await page.getByLabel(say('account.confirmPassword'), { exact: true }).fill('abcdefg');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('form.passwordsDiffer'))).toBeVisible();
    },
  },
  {
    name: 'profile-email-dialog',
    async open(visit) {
      const { page, say } = visit;
      await openProfile(visit, 'account');
      await page
        .getByRole('textbox', { name: say('account.email'), exact: true })
        .fill('marta.oliveira@larder.example');
      await button(visit, 'account.saveEmail').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'profile-delete-dialog',
    async open(visit) {
      await openProfile(visit, 'account');
      await button(visit, 'account.deleteAccount').click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'cooked-empty',
    async open({ page, say }) {
      await page.goto('/cooked');
      await expect(page.getByRole('heading', { name: say('cooked.empty') })).toBeVisible();
    },
  },
  {
    name: 'collection-lost',
    async open({ page, say }) {
      await page.goto(`/collection/${'x'.repeat(27)}`);
      await expect(page.getByRole('heading', { name: say('collections.lost') })).toBeVisible();
    },
  },
  {
    name: 'shopping-empty',
    async open({ page, say }) {
      await page.goto('/shopping');
      await expect(page.getByRole('heading', { name: say('shopping.empty') })).toBeVisible();
    },
  },
  {
    name: 'shopping',
    async open({ page, say }) {
      await page.goto('/shopping');
      await page
        .getByRole('textbox', { name: say('shopping.boxLabel') })
        .fill('2 onions, leche, 200 g de riz, papel higiénico');
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox').first().click();
      await expect(page.getByRole('heading', { name: say('shoppingLine.bought') })).toBeVisible();
    },
  },
  ...SECOND_FACTOR_SCREENS,
  ...DEVICE_SCREENS,
  ...(['terms', 'about', 'contact', 'privacy', 'nowhere'] as const).map((path) => ({
    name: path === 'nowhere' ? 'not-found' : path,
    async open({ page }: Visit) {
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  })),
];

import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';

const START = new Date('2026-03-01T18:00:00Z');

interface StoredSession {
  stepIndex: number;
  status: string;
  endsAt: number | null;
  steps: { seconds: number; alongside?: true }[];
  beside: { endsAt: number | null } | null;
}

/** The one running timer, as stored. */
const session = (page: Page): Promise<StoredSession> =>
  page.evaluate(() => {
    const { sessions } = JSON.parse(localStorage.getItem('cookingTimers') ?? '{"sessions":{}}');
    return Object.values(sessions)[0] as StoredSession;
  });

const openRecipe = async (page: Page, name: string) => {
  const answer = await page.request.post('/api/analyze', {
    multipart: { recipeName: name, category: 'None', preferences: '{}' },
  });
  const { recipes } = (await answer.json()) as { recipes: { id: number }[] };
  await page.goto(`/recipe/${recipes[0]!.id}#method`);
  await expect(page.getByRole('tab', { name: 'Method' })).toHaveAttribute('aria-selected', 'true');
};

/** Where a dish must be after `seconds`, computed independently from the times of its steps. */
const expected = (steps: StoredSession['steps'], seconds: number) => {
  let from = 0;
  for (let step = 0; step < steps.length; step += 1) {
    const ends = from + steps[step]!.seconds;
    if (seconds < ends) return { step, leftMs: (ends - seconds) * 1000 };
    const beside = steps[step + 1];
    if (!beside?.alongside) {
      from = ends;
      continue;
    }
    const besideEnds = from + beside.seconds;
    step += 1;
    if (seconds < besideEnds) return { step, leftMs: (besideEnds - seconds) * 1000 };
    from = Math.max(ends, besideEnds);
  }
  return null;
};

const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('a dish is right to the millisecond after 30 minutes in a hidden page, and after a reload', async ({ page }) => {
  await page.clock.install({ time: START });
  await openRecipe(page, 'boeuf bourguignon');
  await page.getByRole('button', { name: 'Start cooking' }).first().click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('timer')).toBeVisible();
  await expect.poll(async () => (await session(page))?.status).toBe('running');
  const begun = await session(page);
  const startedAt = begun.endsAt! - begun.steps[0]!.seconds * 1000;

  // Hidden and frozen: none of its timers runs for half an hour.
  await hide(page, true);
  await page.clock.pauseAt(startedAt + 1_800_000);
  await hide(page, false);
  // As long as storing takes.
  await page.clock.runFor(100);
  const errorNow = async () => {
    const now = await page.evaluate(() => Date.now());
    const { step, leftMs } = expected(begun.steps, (now - startedAt) / 1000)!;
    const { stepIndex, endsAt } = await session(page);
    // Rounded to whole microseconds, because the test's own arithmetic is in binary fractions.
    return stepIndex === step ? Math.abs(Math.round((endsAt! - now - leftMs) * 1000)) / 1000 : Number.POSITIVE_INFINITY;
  };
  await expect.poll(async () => (await session(page)).stepIndex).toBeGreaterThan(0);
  const awake = await errorNow();
  process.stdout.write(`timer error after 30 simulated minutes hidden: ${awake} ms\n`);
  expect(awake).toBe(0);

  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
  const reloaded = await errorNow();
  process.stdout.write(`timer error after a reload: ${reloaded} ms\n`);
  expect(reloaded).toBe(0);
});

test('a cook goes from step to step with the keyboard, leaves, and comes back', async ({ page }) => {
  await openRecipe(page, 'shakshuka');
  await page.getByRole('button', { name: 'Start cooking' }).first().click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(page).toHaveTitle(/^\d\d:\d\d · Shakshuka$/);
  await page.keyboard.press('ArrowRight');
  await expect(view.getByRole('heading', { name: /^Step 2 of/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(view.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('Space');

  await page.goBack();
  await expect(view).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Skip to step 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip to step 3' }).click();
  await page.getByRole('link', { name: 'About' }).click();
  const dock = page.getByRole('complementary', { name: 'On the stove' });
  await expect(dock.getByText(/Step 3 of/)).toBeVisible();
  await dock.getByRole('link').click();
  await expect(view.getByRole('heading', { name: /^Step 3 of/ })).toBeVisible();
  for (let i = 0; i < 8; i += 1) await page.keyboard.press('ArrowRight');
  await expect(view.getByRole('heading', { name: 'Cooking complete!' })).toBeVisible();
});

test('two tabs follow each other, and one of them rings', async ({ page, context }) => {
  await openRecipe(page, 'shakshuka');
  const other = await context.newPage();
  await other.goto('/about');
  await page.getByRole('button', { name: 'Start cooking' }).first().click();
  const dock = other.getByRole('complementary', { name: 'On the stove' });
  await expect(dock.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await dock.getByRole('button', { name: /^Pause/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Resume' })).toBeVisible();
});

// Each theme and each width once; `npm run prove -- accessibility` pairs all of them.
for (const [colorScheme, viewport] of [
  ['light', { width: 390, height: 844 }],
  ['dark', { width: 1440, height: 900 }],
] as const)
  test(`axe finds nothing in the cooking view (${colorScheme}, ${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openRecipe(page, 'shakshuka');
    await page.getByRole('button', { name: 'Start cooking' }).first().click();
    await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cooking options' }).click();
    await expect(page.getByRole('dialog', { name: 'Cooking options' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Cooking options' })).toBeHidden();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start cooking' }).last().click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'On the stove' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('two steps run at once, and the second goes on with its own time when the first is done', async ({ page }) => {
  await page.clock.install({ time: START });
  await openRecipe(page, "bucatini all'amatriciana");
  await page.getByRole('button', { name: 'Start cooking' }).first().click();
  await expect.poll(async () => (await session(page))?.status).toBe('running');
  const { steps } = await session(page);
  const second = steps.findIndex(({ alongside }) => alongside);
  expect(second).toBeGreaterThan(0);

  const view = page.getByRole('dialog');
  for (let step = 1; step < second; step += 1) {
    await expect(view.getByRole('heading', { name: `Step ${step} of ${steps.length}` })).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  const beside = view.getByRole('region', { name: 'At the same time' });
  await expect(beside).toContainText(/\d:\d\d/);
  expect(await violations(page)).toEqual([]);
  await expect.poll(async () => (await session(page)).beside?.endsAt ?? 0).toBeGreaterThan(START.getTime());
  const besideEnds = (await session(page)).beside?.endsAt;

  await page.keyboard.press('ArrowRight');
  await expect(view.getByRole('heading', { name: `Step ${second + 1} of ${steps.length}` })).toBeVisible();
  await expect(beside).toHaveCount(0);
  // The page writes its session down a moment later.
  await expect.poll(async () => (await session(page)).endsAt).toBe(besideEnds);
});

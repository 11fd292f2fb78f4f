import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { openModelServer, type ModelServer } from './modelServer';

const PORT = Number(process.env.ADAPT_PORT ?? 3429);
/** Porridge with butter and milk. */
const DISH = 'Apple and cinnamon porridge';
const KITCHEN = 'oats, apples, honey, cinnamon, oat milk';

const openDish = async (page: Page) => {
  const answer = await page.request.post('/api/analyze', {
    // Without a model, whose own request would stand among those that the test reads.
    multipart: { recipeName: DISH, category: 'None', preferences: '{}', generate: 'corpus' },
  });
  const { recipes } = (await answer.json()) as { recipes: { id: number }[] };
  const health = page.waitForResponse('**/api/health');
  await page.goto(`/recipe/${recipes[0]!.id}#ingredients`);
  await health;
};

const panel = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Adapt to my kitchen' }) });

const adapt = async (page: Page) => {
  const adapting = panel(page);
  await adapting.getByLabel('What I have').fill(KITCHEN);
  await adapting.getByRole('button', { name: 'Adapt', exact: true }).click();
  const changes = adapting.getByRole('list');
  await expect(changes).toContainText('oat milk instead of milk');
  await expect(changes).toContainText('olive oil instead of butter');
  await adapting.getByRole('button', { name: 'Cook it this way' }).click();
  await expect(page.getByRole('list').getByText('oat milk').first()).toBeVisible();
};

test('a recipe is adapted to a kitchen in computed words, without a model', async ({ page }) => {
  await openDish(page);
  await adapt(page);
  await expect(panel(page).getByText('The recipe is shown with these changes.').last()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Method' }).click();
  await expect(page.getByText(/Your swaps:.*oat milk instead of milk/)).toBeVisible();
});

test.describe('with a language model', () => {
  let opened: ModelServer;
  test.use({ baseURL: `http://localhost:${PORT}` });
  test.beforeAll(async () => {
    opened = await openModelServer(PORT);
  });
  test.afterAll(() => opened.close());

  const stepsIn = (body: unknown): string[] | undefined => {
    const data = /<data>\\n(.*?)\\n<\/data>/s.exec(JSON.stringify(body))?.[1];
    return data === undefined ? undefined : (JSON.parse(data.replace(/\\"/g, '"')) as { steps?: string[] }).steps;
  };

  /** The sentences of a request for words, as the server computed them. It follows the change that is shown. */
  const computed = async (): Promise<string[]> => {
    const found = () => opened.provider.asks.map(({ body }) => stepsIn(body)).find((steps) => steps !== undefined);
    await expect.poll(found).toBeDefined();
    return found()!;
  };

  test('the changed steps are worded by it, and nonsense is not shown', async ({ page }) => {
    opened.provider.tell({ kind: 'text', text: '{"steps":["Add a kilogram of butter.","Serve raw."]}' });
    await openDish(page);
    await adapt(page);
    await expect(panel(page).getByText('The recipe is shown with these changes.').last()).toBeVisible();
    const steps = await computed();
    expect(steps.join(' ')).toContain('oat milk');

    opened.provider.tell({ kind: 'text', text: JSON.stringify({ steps }) });
    await page.reload();
    await adapt(page);
    await page.getByRole('tab', { name: 'Method' }).click();
    await expect(page.getByText('The changed steps were rewritten by fake:1b')).toBeVisible();
    await expect(page.getByText(steps[0]!)).toBeVisible();
    await expect(page.getByText('kilogram of butter')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});

import { expect, test, type Page } from '@playwright/test';
import { aDraft, answerOf } from '../../kitchen/testing/drafts';
import { FAULTS } from '../../server/testing/providerFaults';
import { violations } from './axe';
import { cards, resultsHeading, search } from './kitchen';
import { openModelServer, type ModelServer } from './modelServer';

const PORT = Number(process.env.MODELS_PORT ?? 3427);
const oil = { name: 'olive oil', quantity: '1 tbsp', note: '' };
const eggs = { name: 'eggs', quantity: '4', note: 'beaten' };

const DRAFTS = [
  aDraft(),
  aDraft({
    title: 'Slow scrambled eggs with tomatoes',
    ingredients: [eggs, { name: 'tomatoes', quantity: '300 g', note: 'chopped' }, oil],
    steps: [
      { text: 'Simmer the tomatoes in the olive oil over a medium heat for 10 minutes.', minutes: 10 },
      { text: 'Pour in the eggs and stir over a low heat for 10 minutes until they are set all through.', minutes: 10 },
    ],
  }),
  aDraft({
    title: 'Golden onion omelette',
    ingredients: [eggs, { name: 'onion', quantity: '2', note: 'sliced' }, oil],
    steps: [
      { text: 'Soften the onion in the olive oil over a medium heat for 12 minutes.', minutes: 12 },
      {
        text: 'Pour in the eggs, cover the pan and cook over a low heat for 10 minutes until they are set all through.',
        minutes: 10,
      },
    ],
  }),
];

const TEXT = answerOf(DRAFTS);
/** A slow model. */
const slowly = (ms: number) =>
  ({ kind: 'text', text: TEXT, pieceLength: 40, pieceEveryMs: ms / (TEXT.length / 40) }) as const;

let opened: ModelServer;
let provider: ModelServer['provider'];

test.use({ baseURL: `http://localhost:${PORT}` });

test.beforeAll(async () => {
  opened = await openModelServer(PORT);
  ({ provider } = opened);
});

test.afterAll(() => opened.close());

const start = async (page: Page) => {
  const health = page.waitForResponse('**/api/health');
  await page.goto('/');
  await health;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const first = (page: Page) => page.getByRole('link', { name: DRAFTS[0]!.title, exact: true });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop writing' });
const lastIsLeft = () => expect.poll(() => provider.asks.at(-1)?.isLeft, { timeout: 10_000 }).toBe(true);

test.describe('with a language model', () => {
  test('the first recipe appears long before the last, and nothing being read moves', async ({ page }) => {
    provider.tell(slowly(15_000));
    // A card may arrive while axe runs; without motion its colours are already final.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await start(page);
    await search(page, 'eggs, tomatoes, onion');
    await expect(resultsHeading(page)).toBeVisible();
    const best = cards(page).first();
    await expect(stop(page)).toBeVisible();
    const place = await best.boundingBox();
    const title = await best.getByRole('heading').innerText();

    await expect(first(page)).toBeAttached();
    await expect(stop(page)).toBeVisible();
    await expect(page.getByText('1 is ready')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await expect(page.getByText('3 recipes were written for what you have')).toBeVisible({ timeout: 30_000 });
    expect(await best.getByRole('heading').innerText()).toBe(title);
    const after = await best.boundingBox();
    expect(after!.width).toBe(place!.width);
    const list = page.getByRole('list', { name: 'Written for your kitchen' });
    await expect(list.getByRole('article')).toHaveCount(3);
    await expect(list.getByText('Written by fake:1b, checked by Larder')).toHaveCount(3);
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(page.getByRole('heading', { name: 'Written for your kitchen' })).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await first(page).click();
    await expect(page.getByText('Written by fake:1b, a language model, for what was in the kitchen.')).toBeVisible();
    await page.getByText('Checked', { exact: true }).click();
    await expect(page.getByText('Meat, fish and eggs get hot enough')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByText('AI prompt').click();
    await expect(page.getByText(/model:\s*fake:1b/)).toBeVisible();
    await page.getByText('AI response').click();

    await page.goBack();
    await expect(page.getByText('Your previous search results have been restored.')).toBeVisible();
    await expect(first(page)).toBeAttached();
  });

  test('the page does not jump when recipes arrive', async ({ page }) => {
    provider.tell(slowly(8_000));
    await start(page);
    await search(page, 'eggs, tomatoes, onion, milk');
    await expect(stop(page)).toBeVisible();
    // The page has scrolled to the results by itself, once.
    await page.waitForTimeout(1_000);
    const best = cards(page).nth(1);
    const place = await best.boundingBox();
    await expect(page.getByText('3 recipes were written for what you have')).toBeVisible({ timeout: 30_000 });
    expect(await best.boundingBox()).toEqual(place);
  });

  test('stopping cancels the model and keeps what has arrived', async ({ page }) => {
    provider.tell(slowly(20_000));
    await start(page);
    await search(page, 'eggs, tomatoes, onion, butter');
    await expect(first(page)).toBeAttached({ timeout: 20_000 });
    await stop(page).press('Enter');
    await lastIsLeft();
    await expect(first(page)).toBeAttached();
    await expect(page.getByRole('group', { name: '1 recipe was written for what you have' })).toBeFocused();
  });

  test('a new search, leaving, and changing the mode cancel the model', async ({ page }) => {
    const arrived = (count: number) =>
      expect.poll(() => provider.asks.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
    const searchAnew = async () => {
      const before = provider.asks.length;
      // Still being written when the page is left; an answer without recipes would be asked for again, at any later time.
      provider.tell(slowly(30_000));
      await search(page, 'rice');
      await arrived(before + 1);
    };
    const ways: [string, () => Promise<unknown>][] = [
      ['eggs, tomatoes, onion, flour', searchAnew],
      ['eggs, tomatoes, onion, cream', () => page.goto('about:blank')],
      // Last, because the page remembers the mode.
      ['eggs, tomatoes, onion, leek', () => page.getByText('By recipe name').click()],
    ];
    for (const [text, leave] of ways) {
      const before = provider.asks.length;
      provider.tell(slowly(30_000));
      await start(page);
      await search(page, text);
      await expect(stop(page)).toBeVisible({ timeout: 20_000 });
      await arrived(before + 1);
      const ask = provider.asks[before]!;
      await leave();
      await expect.poll(() => ask.isLeft, { timeout: 20_000 }).toBe(true);
    }
  });

  test('a rate-limited model loses none of the recipes that were found', async ({ page }) => {
    const fault = { kind: 'fault', fault: FAULTS.quota.openai } as const;
    provider.tell(fault, fault, fault);
    await start(page);
    await search(page, 'eggs, tomatoes, onion, cheese');
    await expect(page.getByText('AI Quota Exceeded')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

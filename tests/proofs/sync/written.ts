import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { RecipeHistory } from '../../../contracts/ownRecipes';

const THINGS = ['milk', 'onions', 'rice', 'butter', 'leeks', 'flour', 'lentils', 'cream', 'yeast', 'honey', 'salmon', 'tofu']; // prettier-ignore

/** What a cook does on a page; the result is what has to be on the account in the end. */
export interface Writer {
  what: string;
  act: (random: () => number) => Promise<void>;
  /** Compares the account, and what the browser has stored, with what the cook did. */
  check: () => Promise<void>;
}

interface Line {
  state: string;
  at: number;
  sentAt?: number;
  thing?: { kind?: string; name?: string; text?: string };
}

const present = (lines: readonly Line[]) => lines.filter(({ state }) => state !== 'gone');

const onAccount = async (context: BrowserContext, path: string): Promise<Line[]> =>
  present(((await (await context.request.get(path)).json()) as { entries: Line[] }).entries);

const inBrowser = async (page: Page, key: string): Promise<Line[]> =>
  present(
    (
      JSON.parse((await page.evaluate((name) => window.localStorage.getItem(name), key)) ?? '{"entries":[]}') as {
        entries: Line[];
      }
    ).entries,
  );

/** How many lines of this browser wait to be sent. */
export const unsentLines = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Object.entries(window.localStorage)
        .filter(([key]) => /^(cookbook|shoppingList)_/.test(key))
        .flatMap(([, text]) => (JSON.parse(String(text)) as { entries: { at: number; sentAt?: number }[] }).entries)
        .filter(({ at, sentAt = -1 }) => at > sentAt).length,
  );

const pick = <T>(random: () => number, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** The shopping list: things are added, ticked, unticked and taken off. */
export const listWriter = async (context: BrowserContext, uid: string): Promise<Writer> => {
  const page = await context.newPage();
  await page.goto('/shopping');
  const box = page.getByRole('textbox', { name: 'What do you need?' });
  await expect(box).toBeVisible();
  const expected = new Map<string, 'open' | 'ticked'>();
  const stated = (lines: readonly Line[]) => lines.map(({ thing, state }) => `${thing?.name} ${state}`).sort();
  return {
    what: 'list',
    async act(random) {
      const name = pick(random, THINGS);
      const before = expected.get(name);
      const line = page.getByRole('checkbox', { name: new RegExp(`\\b${name}\\b`) });
      if (before === undefined) {
        await box.fill(name);
        await box.press('Enter');
        await expect(line).toBeVisible();
        expected.set(name, 'open');
      } else if (random() < 0.4) {
        await page.getByRole('button', { name: new RegExp(`^Remove .*\\b${name}\\b`) }).press('Enter');
        await expect(line).toHaveCount(0);
        expected.delete(name);
      } else {
        await line.press('Space');
        const after = before === 'open' ? 'ticked' : 'open';
        await expect(line).toBeChecked({ checked: after === 'ticked' });
        expected.set(name, after);
      }
    },
    async check() {
      const wanted = [...expected].map(([name, state]) => `${name} ${state}`).sort();
      expect(stated(await onAccount(context, '/api/shopping'))).toEqual(wanted);
      expect(stated(await inBrowser(page, `shoppingList_${uid}`))).toEqual(wanted);
    },
  };
};

/** The notes of a recipe: they are written, changed and removed. */
export const noteWriter = async (context: BrowserContext, uid: string, address: string): Promise<Writer> => {
  const page = await context.newPage();
  await page.goto(address);
  const region = page.getByRole('region', { name: 'Notes' });
  await expect(region).toBeVisible();
  const expected = new Set<string>();
  let count = 0;
  const write = async (button: ReturnType<Page['getByRole']>) => {
    const text = `Note number ${(count += 1)} of the cook`;
    await button.press('Enter');
    await region.getByRole('textbox', { name: 'Your note' }).fill(text);
    await page.keyboard.press('Control+Enter');
    await expect(region.getByText(text, { exact: true })).toBeVisible();
    expected.add(text);
  };
  const texts = (lines: readonly Line[]) => lines.flatMap(({ thing }) => thing?.text ?? []).sort();
  return {
    what: 'notes',
    async act(random) {
      const chance = random();
      if (expected.size === 0 || (chance < 0.4 && expected.size < 6)) {
        await write(region.getByRole('button', { name: 'Add a note' }));
        return;
      }
      const old = pick(random, [...expected]);
      const item = region.getByRole('listitem').filter({ has: page.getByText(old, { exact: true }) });
      expected.delete(old);
      if (chance < 0.7) {
        await write(item.getByRole('button', { name: 'Edit note' }));
      } else {
        await item.getByRole('button', { name: 'Remove note' }).press('Enter');
      }
      await expect(region.getByText(old, { exact: true })).toHaveCount(0);
    },
    async check() {
      const wanted = [...expected].sort();
      expect(texts(await onAccount(context, '/api/cookbook'))).toEqual(wanted);
      expect(texts(await inBrowser(page, `cookbook_${uid}`))).toEqual(wanted);
    },
  };
};

/** An own recipe, edited again and again: every save is a version. */
export const editWriter = async (context: BrowserContext): Promise<Writer> => {
  const page = await context.newPage();
  await page.goto('/add');
  await page.getByRole('textbox', { name: 'Text of the recipe' }).fill('Tart\n\n3 onions\n\nBake it for 35 minutes.');
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  const titles: string[] = [];
  const save = async () => {
    const title = `Tart number ${titles.length + 1}`;
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await page.getByRole('button', { name: 'Save the recipe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    titles.push(title);
  };
  await save();
  const listed = async () => {
    const list = (await (await context.request.get('/api/user/recipes/saved')).json()) as {
      id: number;
      title: string;
    }[];
    return list.filter(({ title }) => title.startsWith('Tart number'));
  };
  return {
    what: 'edits',
    async act() {
      await page.getByRole('link', { name: 'Edit this recipe' }).press('Enter');
      await save();
    },
    async check() {
      const own = await listed();
      expect(own.map(({ title }) => title)).toEqual([titles.at(-1)]);
      const reply = await context.request.get(`/api/user/recipes/${own[0]!.id}/versions`);
      const { versions } = (await reply.json()) as RecipeHistory;
      expect(versions.map(({ words }) => words.title)).toEqual(titles.toReversed());
    },
  };
};

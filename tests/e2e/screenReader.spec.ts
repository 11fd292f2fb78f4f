import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

/** A row of a table: what to press, and the roles and names that are to be heard. */
interface Row {
  press: string;
  heard: readonly { role: string; name: string | undefined }[];
}

const SCRIPT = readFileSync(join(__dirname, '..', '..', 'docs', 'screen-reader.md'), 'utf8');

const rowOf = (line: string): Row => {
  const [press, heard] = line.split('|').slice(1, 3);
  const parts = [...heard!.matchAll(/`([a-z]+)(?: "([^"]+)")?`/g)];
  return { press: press!.trim(), heard: parts.map(([, role, name]) => ({ role: role!, name })) };
};

/** The rows of each section of the page, by its heading. */
const SECTIONS = new Map(
  SCRIPT.split(/^## /m)
    .slice(1)
    .map((section): [string, Row[]] => {
      const [title, ...lines] = section.split('\n');
      return [title!, lines.filter((line) => line.startsWith('| ') && !/^\| (press|---)/.test(line)).map(rowOf)];
    }),
);

/** Presses a control as the keyboard does. */
const press = async (page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp, key = 'Enter') => {
  const control = page.getByRole(role, { name }).first();
  await control.focus();
  await control.press(key);
};

const search = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your ingredients' }).fill('eggs, tomatoes, feta');
  await press(page, 'button', 'Analyze');
  await expect(page.getByRole('article').first()).toBeVisible();
};

const openShakshuka = async (page: Page) => {
  await search(page);
  await press(page, 'link', 'Shakshuka');
  await expect(page.getByRole('tab').first()).toBeVisible();
};

type Step = (page: Page) => Promise<unknown>;

/** How each section begins, and what its rows do. */
const STEPS: Readonly<Record<string, { begin?: Step; rows: readonly Step[] }>> = {
  'Find a recipe by ingredients': {
    rows: [
      (page) => page.goto('/'),
      (page) => page.getByRole('textbox', { name: 'Your ingredients' }).fill('eggs, tomatoes, feta'),
      (page) => press(page, 'button', 'Analyze'),
      async () => undefined,
      (page) => page.getByRole('button', { name: 'Save Shakshuka' }).first().focus(),
    ],
  },
  'Narrow the results': {
    begin: search,
    rows: [(page) => press(page, 'button', /^Filters for these results/), (page) => press(page, 'button', 'Apply')],
  },
  'Read a recipe': {
    begin: search,
    rows: [
      (page) => press(page, 'link', 'Shakshuka'),
      (page) => press(page, 'tab', 'Overview', 'ArrowRight'),
      (page) => press(page, 'tab', 'Ingredients', 'ArrowRight'),
    ],
  },
  'Cook it': {
    begin: openShakshuka,
    rows: [
      (page) => press(page, 'button', 'Start cooking'),
      (page) => page.keyboard.press('ArrowRight'),
      (page) => page.keyboard.press('Space'),
      (page) => press(page, 'button', 'Cooking options'),
      async (page) => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Cooking options' })).toBeHidden();
        const end = page.getByRole('heading', { name: 'Cooking complete!' });
        while (!(await end.isVisible())) await page.keyboard.press('ArrowRight');
      },
      (page) => page.keyboard.press('Enter'),
    ],
  },
  'Save it without an account': {
    begin: openShakshuka,
    rows: [(page) => press(page, 'button', /^Save/), (page) => press(page, 'button', 'Keep on this device')],
  },
  'Set preferences': {
    begin: (page) => page.goto('/'),
    rows: [(page) => press(page, 'button', 'Preferences'), (page) => page.keyboard.press('Escape')],
  },
  'Sign in': {
    rows: [(page) => page.goto('/auth'), (page) => press(page, 'tab', 'Login', 'ArrowRight')],
  },
};

test('the script has a section for each journey, and the journeys one for each section', () => {
  expect([...SECTIONS].map(([title, rows]) => [title, rows.length])).toEqual(
    Object.entries(STEPS).map(([title, { rows }]) => [title, rows.length]),
  );
});

for (const [title, { begin, rows }] of Object.entries(STEPS))
  test(`“${title}”: every role and name of the script is there to be heard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await begin?.(page);
    for (const [i, step] of rows.entries()) {
      await step(page);
      for (const { role, name } of SECTIONS.get(title)![i]!.heard) {
        const part = page.getByRole(role as Parameters<Page['getByRole']>[0], name === undefined ? {} : { name });
        // A message has its words as content, not as a name.
        const message = page.getByRole('status').filter({ hasText: name });
        await expect((role === 'status' ? message : part).first(), `${role} ${name ?? ''}`).toBeAttached();
      }
    }
  });

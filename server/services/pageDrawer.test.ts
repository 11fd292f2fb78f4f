import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipeSchema } from '@contracts/recipe';
import { createPageDrawer, type PageDrawer } from './pageDrawer';

/** A program that writes down each drawing and obeys the title. */
const PROGRAM = `
const { appendFileSync } = require('node:fs');
exports.drawDocument = async ({ shell, path, language, nonce, recipe }) => {
  appendFileSync(__dirname + '/drawn.txt', recipe.title + '\\n');
  if (recipe.title === 'faulty') throw new Error('cannot draw');
  if (recipe.title === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
  return [shell, path, language, recipe.title].join(' ');
};`;

const soup = (title: string) =>
  recipeSchema.parse({
    id: 7,
    title,
    description: 'Hot.',
    category: 'Meals',
    subcategory: 'Dinner',
    servings: 2,
    allergens: [],
    ingredients: ['water'],
    instructions: [{ step: 'Boil.' }],
    userRating: 0,
    isSaved: false,
  });

let dir: string;
let faults: unknown[];
let drawer: PageDrawer;
const open = (deadlineMs?: number) =>
  createPageDrawer({
    program: join(dir, 'program.cjs'),
    shell: '<i nonce="__CSP_NONCE__">',
    failed: (error) => faults.push(error),
    deadlineMs,
  });
const drawn = () => readFileSync(join(dir, 'drawn.txt'), 'utf8').trim().split('\n');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'larder-drawer-'));
  writeFileSync(join(dir, 'program.cjs'), PROGRAM);
  faults = [];
  drawer = open(60_000);
});
afterEach(async () => {
  await drawer.close();
  rmSync(dir, { recursive: true });
});

describe('the drawer of recipe pages', () => {
  it('draws a page once, however often and by however many it is asked for', async () => {
    const [one, other] = await Promise.all([drawer.draw(soup('broth'), 'fr'), drawer.draw(soup('broth'), 'fr')]);
    expect(one!.html).toBe(`<i nonce="${one!.nonce}"> /recipe/7 fr broth`);
    expect([other, await drawer.draw(soup('broth'), 'fr')]).toEqual([one, one]);
    expect(drawn()).toEqual(['broth']);
  });

  it('draws it again in another language, and when the recipe has changed', async () => {
    await drawer.draw(soup('broth'), 'fr');
    expect((await drawer.draw(soup('broth'), 'es'))!.html).toContain(' es broth');
    expect((await drawer.draw(soup('stew'), 'fr'))!.html).toContain(' fr stew');
    expect(drawn()).toEqual(['broth', 'broth', 'stew']);
  });

  it('has a place for the nonce that no recipe can contain', async () => {
    const page = await drawer.draw(soup('__CSP_NONCE__'), 'fr');
    expect(page!.nonce).toMatch(/^nonce-[\da-f]{32}$/);
    expect(page!.html).toContain('fr __CSP_NONCE__');
    expect(page!.html).not.toContain('nonce="__CSP_NONCE__"');
  });

  it('leaves a page that takes too long to the browser, and has it for the next visitor', async () => {
    await drawer.close();
    drawer = open(1);
    expect(await drawer.draw(soup('slow'), 'fr')).toBeUndefined();
    let page = await drawer.draw(soup('slow'), 'fr');
    for (let i = 0; i < 1_000 && !page; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      page = await drawer.draw(soup('slow'), 'fr');
    }
    expect(page!.html).toContain('slow');
    expect(drawn()).toEqual(['slow']);
  });

  it('leaves a page that cannot be drawn to the browser, reports the fault, and tries again', async () => {
    expect(await drawer.draw(soup('faulty'), 'fr')).toBeUndefined();
    expect(faults).toEqual([expect.objectContaining({ message: 'cannot draw' })]);
    expect(await drawer.draw(soup('faulty'), 'fr')).toBeUndefined();
    expect(drawn()).toEqual(['faulty', 'faulty']);
  });
});

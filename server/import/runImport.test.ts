import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipeSchema, type Recipe } from '@contracts/recipe';
import { openDatabase } from '../db/openDatabase';
import { createImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import { fixtureFile } from '../testing/fixtureFile';
import { makeZip } from '../testing/makeZip';
import { form, openApp } from '../testing/openApp';
import { closingLines, exitCodeOf, fileLines, type FileOutcome } from './importReport';
import { runImport } from './runImport';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'larder-import-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const FIXTURES = readdirSync(join(__dirname, 'fixtures'));

const put = (name: string, bytes: Uint8Array | string) => {
  const path = join(home, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, bytes);
  return path;
};

const toast = (name: string, more: object = {}) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['bread'], recipeInstructions: 'Toast it.', ...more });

/** Imports into the database in the test's folder, like the command. */
const run = async (...paths: string[]) => {
  const db = await openDatabase(join(home, 'data'));
  const files: FileOutcome[] = [];
  const report = await runImport(paths, {
    recipes: createImportedRecipesRepository(db),
    now: () => new Date('2026-01-02T03:04:05Z'),
    onFile: (outcome) => files.push(outcome),
  });
  await db.destroy();
  const lines = [...files.flatMap(fileLines), ...closingLines(report)].map((line) => line.replaceAll(`${home}/`, ''));
  return { report, lines, code: exitCodeOf(report) };
};

const restarted = async () => {
  const db = await openDatabase(join(home, 'data'));
  const app = await openApp({ db });
  app.addHook('onClose', () => db.destroy());
  const search = async (fields: Record<string, string>) => {
    const reply = await app.inject({ method: 'POST', url: '/api/analyze', ...form(fields) });
    return reply.json<{ recipes: Recipe[]; total?: number }>();
  };
  return { app, search };
};

describe('an import', () => {
  it('imports every format; after a restart a search finds the recipe and it can be read', async () => {
    for (const name of FIXTURES) put(`in/${name}`, fixtureFile(name).bytes);
    const { report, code } = await run(join(home, 'in'));
    expect(report).toMatchObject({ files: 14, imported: 16, duplicates: 0, faults: 1 });
    expect(code).toBe(0);

    const { app, search } = await restarted();
    const byIngredients = await search({ ingredients: 'red lentils, onion, carrots, lemon', category: 'Meals' });
    const soup = byIngredients.recipes[0]!;
    expect(recipeSchema.parse(soup)).toMatchObject({
      title: 'Lentil soup with lemon',
      description: 'A warming soup & a cheap one.',
      subcategory: 'Dinner',
      servings: 6,
      prepTime: 45,
      matchedIngredients: 4,
      totalIngredients: 4,
      needs: [],
      originalRecipeSource: 'https://kitchen.example/lentil-soup',
    });
    expect(soup.imageUrl).toBeUndefined();
    expect(soup.ingredients[0]).toMatchObject({ amount: 250, unit: 'g', quantity: '250 g' });

    const { recipes } = await search({ recipeName: 'crepes du dimanche' });
    expect(recipes.map(({ title }) => title)).toEqual(['Crêpes du dimanche']);
    expect(recipes[0]).toMatchObject({
      language: 'fr',
      allergens: expect.arrayContaining(['Gluten', 'Eggs', 'Dairy']) as string[],
    });

    const read = await app.inject(`/api/recipes/${soup.id}`);
    expect(read.statusCode).toBe(200);
    expect(recipeSchema.parse(read.json())).toMatchObject({
      title: soup.title,
      instructions: [{ step: 'The base: Fry the onion and the carrots.', time: 480 }, {}, {}, { step: 'Serve hot.' }],
    });
    expect(read.headers['content-language']).toBe('en-GB');

    const shared = await app.inject({ method: 'POST', url: '/api/recipes/share', payload: soup });
    expect(shared.json()).toMatchObject({ id: soup.id });

    const drinks = await search({ ingredients: 'gin', category: 'Drinks' });
    expect(drinks.recipes.map(({ title }) => title)).toEqual(['Gin fizz']);
    const safe = await search({ recipeName: 'lentil soup', excludedAllergens: JSON.stringify(['Dairy']) });
    expect(safe.recipes.map(({ title }) => title)).toEqual(['Lentil soup with lemon']);
    const without = await search({ ingredients: 'onion, no lentils' });
    expect(without.recipes.map(({ title }) => title)).not.toContain('Lentil soup with lemon');
    await app.close();
  });

  it('stores the same recipe once, whatever file it is in', async () => {
    const first = put('a.json', toast('Toast'));
    const again = put('b.zip', makeZip([{ name: 'x.json', bytes: toast('Toast', { url: 'https://b.example' }) }]));
    expect(await run(first, again, first)).toMatchObject({ report: { imported: 1, duplicates: 2 }, code: 0 });
    expect(await run(again)).toMatchObject({ report: { imported: 0, duplicates: 1 }, code: 0 });
  });

  it('names the faults and imports the rest', async () => {
    put('in/1.json', `[${toast('Toast')},${toast('')},${toast('Air', { recipeIngredient: [] })}]`);
    put('in/2.json', '{');
    put('in/deep/er/3.html', `<script type="application/ld+json">${toast('Rye toast')}</script>`);
    put('in/4.json', '');
    put('in/notes.txt', 'shopping');
    put('in/photo.jpg', 'x');
    put('outside.json', toast('Outside'));
    symlinkSync(join(home, 'outside.json'), join(home, 'in/link.json'));
    symlinkSync(join(home, 'in'), join(home, 'in/circle'));
    const { lines, code } = await run(join(home, 'in'), join(home, 'gone.json'), join(home, 'in/link.json'));
    expect(lines).toEqual([
      'in/1.json: 1 imported, 0 duplicates, 2 faults',
      '  a recipe without a title',
      '  “Air” has no ingredients',
      'in/2.json: 0 imported, 0 duplicates, 1 fault',
      '  not valid JSON',
      'in/4.json: 0 imported, 0 duplicates, 1 fault',
      '  the file is empty',
      'in/deep/er/3.html: 1 imported, 0 duplicates, 0 faults',
      'gone.json: 0 imported, 0 duplicates, 1 fault',
      '  there is no such file',
      'in/link.json: 0 imported, 0 duplicates, 1 fault',
      '  it is a symbolic link, and links are not followed',
      '',
      'Passed over:',
      '  in/circle: a symbolic link, and links are not followed',
      '  in/link.json: a symbolic link, and links are not followed',
      '  in/notes.txt: not a format that can be imported',
      '  in/photo.jpg: not a format that can be imported',
      '',
      '6 files: 2 imported, 0 duplicates, 6 faults',
      'Recipes that were imported are found after the next start of the server.',
    ]);
    expect(code).toBe(0);
  });

  it('fails when nothing could be imported', async () => {
    expect((await run(put('a.json', '{'))).code).toBe(1);
    expect((await run(join(home, 'gone'))).code).toBe(1);
    mkdirSync(join(home, 'empty'));
    expect((await run(join(home, 'empty'))).code).toBe(1);
  });

  it('lists the ingredients it did not understand, most frequent first', async () => {
    const list = ['bread', '2 tbsp Zorblax powder', '1 cup quuxberries'];
    const more = { recipeIngredient: [...list, 'Zorblax powder'] };
    const file = put('a.json', `[${toast('A', { recipeIngredient: list })},${toast('B', more)},${toast('B', more)}]`);
    const { report, lines } = await run(file);
    expect(report.unknown).toEqual([
      { line: 'zorblax powder', count: 3 },
      { line: 'quuxberries', count: 2 },
    ]);
    expect(lines).toContain('      3  zorblax powder');
  });

  it('grants no diet when an ingredient is unknown', async () => {
    const file = put('a.json', `[${toast('Known', {})},${toast('Odd', { recipeIngredient: ['bread', 'zorblax'] })}]`);
    await run(file);
    const { app, search } = await restarted();
    const vegan = await search({ ingredients: 'bread', preferences: JSON.stringify({ dietTypes: ['Vegan'] }) });
    expect(vegan.recipes.map(({ title }) => title)).toEqual(['Known']);
    const odd = await search({ recipeName: 'odd' });
    expect(odd.recipes[0]).toMatchObject({ dietType: 'Unknown', dietTypes: ['Meat'] });
    await app.close();
  });

  it('stores thousands in batches', async () => {
    const many = Array.from({ length: 2_500 }, (_, i) => toast(`Toast ${i}`));
    const files = [
      put('a.json', `[${many.slice(0, 1_700).join(',')}]`),
      put('b.json', `[${many.slice(1_500).join(',')}]`),
    ];
    const { report, lines } = await run(...files);
    expect(report).toMatchObject({ imported: 2_500, duplicates: 200 });
    expect(lines.slice(0, 2)).toEqual([
      'a.json: 1700 imported, 0 duplicates, 0 faults',
      'b.json: 800 imported, 200 duplicates, 0 faults',
    ]);
    const { app, search } = await restarted();
    const found = await search({ recipeName: 'toast' });
    expect(found.recipes).toHaveLength(60);
    expect(found.total).toBe(2_500);
    const last = await search({ ingredients: 'bread', offset: '2460' });
    expect(last).toMatchObject({ total: 2_500 });
    expect(last.recipes).toHaveLength(40);
    await app.close();
  });
});

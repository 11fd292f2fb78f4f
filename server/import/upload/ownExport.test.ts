import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import fc from 'fast-check';
import type { FileItem, FileRecipe, SaveImportedResponse } from '@contracts/fileImport';
import type { RecipeHistory, RecipeWords } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { archiveFiles, type ArchiveRecipe } from '@kitchen/giving/recipeArchive';
import { zipPieces } from '@kitchen/giving/zipPieces';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { openApp } from '../../testing/openApp';
import { signUp } from '../../testing/signUp';
import { readUpload } from './readUpload';

const AT = new Date('2026-03-01T12:00:00Z');
const PICTURE = { bytes: Uint8Array.of(1, 2, 3), type: 'image/webp' };

const archiveOf = async (recipes: readonly ArchiveRecipe[], deflate?: (bytes: Uint8Array) => Promise<Uint8Array>) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPieces(archiveFiles(recipes), AT, deflate)) pieces.push(piece);
  return Buffer.concat(pieces);
};
const itemsOf = async (bytes: Uint8Array): Promise<FileItem[]> =>
  (await readUpload({ name: 'larder.zip', bytes })).flatMap((piece) => JSON.parse(piece) as FileItem[]);

const spoken = fc.constantFrom('en-GB' as const, 'es' as const, 'fr' as const);
const lines = {
  'en-GB': ['200 g plain flour, sifted', '2 large eggs', '½ tsp salt', '1 tin (400 g) chopped tomatoes', 'a knob of butter'],
  es: ['200 g de harina', '2 huevos grandes', 'una pizca de sal', '1 lata de tomate', '3 cdas de aceite de oliva'],
  fr: ['200 g de farine tamisée', '2 gros œufs', '1 pincée de sel', '½ botte de persil, haché', '25 cl de lait'],
}; // prettier-ignore
const oddText = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9"'\\/{}:;,.!?()½°’ -]{1,60}$/).filter((text) => /[A-Za-z]/.test(text));
const steps = fc.oneof(
  fc.constantFrom('Bake at 180 °C for 25 minutes.', 'Mezcla la harina con los huevos.', 'Laissez reposer 1 heure.'),
  oddText,
);

/** Own recipes as their cooks write them: headings, notes, odd signs, quantities in steps. */
const ownWords: fc.Arbitrary<RecipeWords> = spoken.chain((language) =>
  fc.record(
    {
      title: oddText,
      about: fc.oneof(fc.constant(''), oddText),
      category: fc.constant('Meals' as const),
      subcategory: fc.constantFrom('None' as const, 'Dinner' as const, 'Snack' as const),
      language: fc.constant(language),
      servings: fc.integer({ min: 1, max: 40 }),
      minutes: fc.integer({ min: 1, max: 600 }),
      ingredients: fc
        .array(
          fc.tuple(
            fc.option(fc.constantFrom('For the sauce', 'Para la masa', 'Pour la pâte'), { freq: 3 }),
            fc.oneof(fc.constantFrom(...lines[language]), oddText),
          ),
          { minLength: 1, maxLength: 12 },
        )
        .map((all) => all.flatMap(([heading, text]) => [...(heading === null ? [] : [{ text: heading, isHeading: true as const }]), { text }])), // prettier-ignore
      steps: fc.array(steps, { minLength: 1, maxLength: 8 }),
      source: fc.constantFrom('https://soup.example/leek', 'Gran’s book, page 12'),
    },
    { requiredKeys: ['title', 'about', 'category', 'subcategory', 'language', 'servings', 'ingredients', 'steps'] },
  ),
);

const recipeOf = ({ language = 'en-GB', ...written }: RecipeWords) => ownRecipe(written, { language });

describe('Larder’s own export', () => {
  it('comes back with every word, its stars, its time and its versions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ownWords, { minLength: 1, maxLength: 4 }), fc.boolean(), async (all, isDeflated) => {
        const given = all.map((words, i): ArchiveRecipe => {
          const recipe = { ...recipeOf(words), savedAt: AT.getTime() - i, userRating: i };
          const version = { version: 'AAAAAAAAAAAAAAAA', savedAt: AT.toISOString(), browser: null, system: null, kind: 'save', words: wordsOf(recipe as Recipe) } as const; // prettier-ignore
          return { recipe, ...(i === 0 && { versions: [version] }), readPicture: () => Promise.resolve(PICTURE) };
        });
        const items = await itemsOf(await archiveOf(given, isDeflated ? promisify(deflateRaw) : undefined));
        const expected = given.map(({ recipe, versions }, i): FileRecipe => ({
          words: wordsOf(recipe as Recipe),
          savedAt: AT.getTime() - i,
          times: recipe.instructions.map(({ time = 0 }) => time),
          ...(i > 0 && { rating: i }),
          ...(versions && { versions: [...versions] }),
        }));
        expect(items).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('imported into another account gives the same recipes', async () => {
    const app = await openApp();
    try {
      const all = fc.sample(ownWords, { numRuns: 40, seed: 7 }).map((words, i) => ({ ...words, title: `${words.title} ${i}` })); // prettier-ignore
      const save = async (name: string, recipes: readonly FileRecipe[]) => {
        const cook = await signUp(app, name);
        const reply = await cook.post('/api/user/recipes/imported', {
          recipes: recipes.map((one, i) => ({ ...one, id: 20_000 + i, at: AT.getTime() - i })),
        });
        expect(reply.json<SaveImportedResponse>().results.every((result) => 'isNew' in result && result.isNew)).toBe(
          true,
        );
        const list = (await cook.get('/api/user/recipes/saved')).json<Recipe[]>();
        return { list, archive: (await cook.get('/api/user/archive?which=own')).rawPayload };
      };
      const ada = await save('ada', all.map((words) => ({ words }))); // prettier-ignore
      const { list: first, archive } = ada;
      const items = (await itemsOf(archive)) as FileRecipe[];
      expect(await itemsOf(await archiveOf(first.map((recipe) => ({ recipe }))))).toEqual(items);
      const { list: second } = await save('bea', items);
      const withoutIds = (recipes: readonly Recipe[]) => recipes.map(({ id: _id, ...recipe }) => recipe);
      expect(withoutIds(second)).toEqual(withoutIds(first));
      expect(first).toHaveLength(40);
    } finally {
      await app.close();
    }
  });

  it('keeps the history of an edited recipe, which goes on from where it was', async () => {
    const app = await openApp();
    try {
      const words: RecipeWords = { title: 'Soup', about: '', category: 'Meals', subcategory: 'None', language: 'en-GB', servings: 2, ingredients: [{ text: '3 leeks' }], steps: ['Simmer.'] }; // prettier-ignore
      const versions: RecipeHistory['versions'] = [
        { version: 'BBBBBBBBBBBBBBBB', savedAt: '2026-02-02T00:00:00.000Z', browser: 'Firefox', system: null, kind: 'save', words },
        { version: null, savedAt: '2026-02-01T00:00:00.000Z', browser: null, system: null, kind: 'save', words: { ...words, title: 'Old soup' } },
      ]; // prettier-ignore
      const [item] = (await itemsOf(await archiveOf([{ recipe: recipeOf(words), versions }]))) as FileRecipe[];
      const cook = await signUp(app, 'ada');
      const reply = await cook.post('/api/user/recipes/imported', { recipes: [{ ...item, id: 20_000, at: 1 }] });
      const { results } = reply.json<{ results: { id: number }[] }>();
      const history = await cook.get(`/api/user/recipes/${results[0]!.id}/versions`);
      expect(history.json<RecipeHistory>().versions).toEqual(versions);
    } finally {
      await app.close();
    }
  });

  it('opens in the unpacker of the system', async () => {
    const bytes = await archiveOf([{ recipe: recipeOf(fc.sample(ownWords, { numRuns: 1, seed: 3 })[0]!), readPicture: () => Promise.resolve(PICTURE) }], promisify(deflateRaw)); // prettier-ignore
    const folder = mkdtempSync(join(tmpdir(), 'larder-zip-'));
    try {
      writeFileSync(join(folder, 'a.zip'), bytes);
      const script = 'import zipfile,sys;z=zipfile.ZipFile(sys.argv[1]);print(z.testzip());print(*z.namelist())';
      const [bad, names] = execFileSync('python3', ['-c', script, join(folder, 'a.zip')])
        .toString()
        .split('\n');
      expect([bad, names]).toEqual(['None', expect.stringMatching(/^pictures\/0001-[a-z0-9-]+\.webp recipes\.json$/)]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is read by its schema.org part where the words of Larder are missing or broken', async () => {
    const node = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['For the soup:', '3 leeks'], recipeInstructions: ['Simmer.'] }; // prettier-ignore
    for (const larder of [
      undefined,
      null,
      5,
      { words: { title: 'Half' } },
      { words: { ...fc.sample(ownWords, 1)[0], steps: [] } },
    ]) {
      const [item] = await itemsOf(Buffer.from(JSON.stringify({ ...node, larder })));
      expect(item).toMatchObject({ words: { title: 'Soup', ingredients: [{ text: 'For the soup', isHeading: true }, { text: '3 leeks' }] } }); // prettier-ignore
    }
  });
});

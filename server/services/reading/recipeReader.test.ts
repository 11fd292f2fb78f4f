import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import type { PostedRecipe } from '@contracts/recipe';
import { repeated, unknownWords } from '@kitchen/testing/hostileTexts';
import { readPosted } from './readPosted';
import { createRecipeReader, type RecipeReader } from './recipeReader';

const ROOT = join(__dirname, '..', '..', '..');
const FOLDER = join(ROOT, 'build');
/** Cores that are busy with something else read slowly. */
const PATIENT_MS = 280_000;
let folder: string;
let workerFile: URL;
let reader: RecipeReader | undefined;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  folder = mkdtempSync(join(FOLDER, 'reader-test-'));
  const outfile = join(folder, 'recipeWorker.mjs');
  await build({
    entryPoints: [join(__dirname, 'recipeWorker.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: join(ROOT, 'tsconfig.json'),
  });
  workerFile = pathToFileURL(outfile);
});
afterEach(() => reader?.close());
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await stop();
});

const open = (options: Partial<Parameters<typeof createRecipeReader>[0]> = {}) =>
  (reader = createRecipeReader({ workerFile, deadlineMs: PATIENT_MS, ...options }));

const recipe = (ingredients: string[], more: Partial<PostedRecipe> = {}): PostedRecipe => ({
  title: 'Soup',
  category: 'Meals',
  ingredients,
  instructions: ['Cook it for 10 minutes at 180 °C.'],
  ...more,
});
const task = (posted: PostedRecipe) => ({ posted, claimed: 'en-GB' as const, origin: 'http://localhost' });
const long = task(recipe(Array.from({ length: 5 }, () => repeated('may contain nuts, ', 1_990))));
const slow = task(recipe(Array.from({ length: 100 }, (_, i) => unknownWords(i, 1_990))));

it('reads a long recipe in a thread as in this one', async () => {
  expect(await open().read(long)).toEqual(JSON.parse(JSON.stringify(await readPosted(long))));
});

it('passes on what is wrong with a long recipe', async () => {
  const nameless = task({ ...long.posted, title: '<b></b>' });
  await expect(open().read(nameless)).rejects.toMatchObject({ kind: 'fieldMissing', values: { field: 'title' } });
});

it('answers other tasks while a long recipe is read', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  await open().read(long);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(1);
});

it('gives up at the deadline, and reads the next recipe', async () => {
  const late = open({ deadlineMs: 1 });
  await expect(late.read(slow)).rejects.toMatchObject({ kind: 'recipeTooSlow' });
  expect((await late.read(task(recipe(['2 eggs'])))).allergens).toEqual(['Eggs']);
});

it('refuses a long recipe when too many wait', async () => {
  const full = open({ waitingMax: 1 });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => full.read(long)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused) expect(one).toMatchObject({ reason: { kind: 'tooBusy', values: { seconds: 10 } } });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluatedWith, firstWords, idsIn, importGraph, RECIPE_PAGE, wordParts } from './firstWords';

const root = join(__dirname, '..');
const graph = importGraph(root);
const first = firstWords(root, graph);

it('picks the messages of Home, and none of other screens', () => {
  expect(first).toContain('home.documentTitle');
  expect(first).toContain('error.title');
  expect(first).not.toContain('versions.title');
  const all = Object.keys(JSON.parse(readFileSync(join(root, 'translations/en-GB.json'), 'utf8')) as object);
  expect(first.size).toBeGreaterThan(50);
  expect(first.size).toBeLessThan(all.length / 5);
  expect([...first].filter((id) => !all.includes(id))).toEqual([]);
});

it('finds no file that loads further messages later without waiting for them', () => {
  const WAITS =
    /\b(?:laterPiece|laterScreen|preloadable|preloadableScreen|preloadableOfRecipe|completeWords|loadCatalogue)\(/;
  const needsMore = (path: string) => [...idsIn(root, evaluatedWith(graph, [path]))].some((id) => !first.has(id));
  const careless = graph.paths.filter(
    (path) => graph.later(path).some(needsMore) && !WAITS.test(readFileSync(join(root, path), 'utf8')),
  );
  // One only fetches code that others wait for, the other one loads what reads the whole catalogue itself.
  expect(careless.toSorted()).toEqual(['src/app/start/fetchAhead.ts', 'src/listeners/cookingTimer.ts']);
});

describe('the messages of a recipe’s page', () => {
  const { recipe } = wordParts(root, graph);

  it('are those that it shows, without the ones of the first screen', () => {
    expect(recipe).toContain('recipeDetail.loading');
    expect(recipe).not.toContain('versions.title');
    expect(recipe.filter((id) => first.has(id))).toEqual([]);
  });

  it('are known for all that waits for no others', () => {
    const loaded = ['src/app/page/screens.ts', 'src/views/RecipeDetail/recipeParts.ts'].flatMap(graph.later);
    expect(new Set(loaded)).toEqual(
      new Set([
        ...RECIPE_PAGE,
        // Shows the messages of the first screen.
        'src/views/Home/HomeView.tsx',
        // These wait for all messages.
        'src/app/page/OtherRoutes.tsx',
        'src/views/RecipeDetail/RecipeTrouble.tsx',
      ]),
    );
    const waits = graph.paths.filter(
      (path) => /\.tsx?$/.test(path) && /\bpreloadableOfRecipe\(/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(waits.toSorted()).toEqual(['src/app/page/screens.ts', 'src/views/RecipeDetail/recipeParts.ts']);
  });
});

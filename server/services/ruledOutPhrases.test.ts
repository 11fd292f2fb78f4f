import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalyzeResponse } from '@contracts/analyze';
import type { Recipe } from '@contracts/recipe';
import { ALLERGENS, DIET_TYPES } from '@contracts/vocabulary';
import { ancestorsOf, ingredientById } from '@kitchen/ingredients/ingredientTable';
import { compiledCorpus } from '../testing/compiledCorpus';
import { form, openApp } from '../testing/openApp';

const ROOT = join(__dirname, '../..');
/** The diet Fish, as distinct from the allergen Fish. */
const PESCATARIAN = 'Pescatarian';
const isIn = (list: readonly string[], id: string) => list.includes(id);

const phrases = readFileSync(join(ROOT, 'tests/data/ruled-out.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [language = '', mode = '', typed = '', ruledOut = ''] = row.split('\t');
    const ids = ruledOut.replace('Low FODMAP', 'Low_FODMAP').split(' ');
    return { language, mode, typed, ids: ids[0] === '-' ? [] : ids.map((id) => id.replace('_', ' ')) };
  });

const rowsOf = ({ ingredients }: Recipe) =>
  ingredients.flatMap((line) => (typeof line === 'string' || !line.id ? [] : (ingredientById(line.id) ?? [])));

/** Independent check: uses the names of rows, not the groups that the search uses. */
const GROUPS: Readonly<Record<string, (row: ReturnType<typeof rowsOf>[number]) => boolean>> = {
  meat: ({ origin }) => origin === 'meat',
  'red-meat': ({ en }) => /\b(beef|pork|lamb|veal|bacon|ham|sausage|chorizo|venison)\b/i.test(en[0]),
  seafood: ({ origin }) => origin === 'fish',
  cheese: ({ en }) => en.some((name) => /cheese/i.test(name)),
  alcohol: ({ id, abv = 0 }) => abv > 1 && !/extract|vinegar/.test(id),
  sugar: ({ en }) => /\bsugar$/i.test(en[0]),
  chilli: ({ en }) => /\bchill?i/i.test(en[0]) && !/bean/.test(en[0]),
};

const breaks = (recipe: Recipe, id: string): boolean => {
  if (id === PESCATARIAN) return !recipe.dietTypes?.includes('Fish');
  if (isIn(ALLERGENS, id)) return recipe.allergens.includes(id);
  if (isIn(DIET_TYPES, id)) return !recipe.dietTypes?.some((diet) => diet === id);
  return rowsOf(recipe).some((row) => GROUPS[id]?.(row) ?? (row.id === id || ancestorsOf(row.id).includes(id)));
};

describe('what cooks rule out in their own words', () => {
  it('is listed at least forty times in each of four languages', () => {
    const counts = new Map<string, number>();
    for (const { language } of phrases) counts.set(language, (counts.get(language) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(['en-GB', 'en-US', 'es', 'fr']);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(40);
  });

  it('is named and respected in every response, in both modes', async () => {
    const app = await openApp({ dishes: compiledCorpus() });
    const disobeyed: string[] = [];
    for (const { language, mode, typed, ids } of phrases) {
      const { payload, headers } = form({ category: 'None', [mode === 'name' ? 'recipeName' : 'ingredients']: typed });
      const reply = await app.inject({
        method: 'POST',
        url: '/api/analyze',
        payload,
        headers: { ...headers, 'accept-language': language },
      });
      const { recipes, ruledOut = [] } = reply.json<AnalyzeResponse>();
      const wrong = recipes.find((recipe) => ids.some((id) => breaks(recipe, id)));
      const isSaid =
        JSON.stringify(ruledOut.map(({ kind, id }) => (kind === 'diet' && id === 'Fish' ? PESCATARIAN : id))) ===
        JSON.stringify(ids);
      if (reply.statusCode !== 200 || wrong || !isSaid)
        disobeyed.push(
          `${language} ${typed}: ${reply.statusCode} ${wrong?.title ?? ''} ${ruledOut.map(({ name }) => name)}`,
        );
    }
    await app.close();
    expect(disobeyed).toEqual([]);
  }, 600_000);
});

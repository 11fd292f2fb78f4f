import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalyzeResponse } from '../contracts/analyze';
import { compileCorpus } from '../server/corpus/loadCorpus';
import { form, openApp } from '../server/testing/openApp';
import { benchJudgedKitchens, benchKitchensOf } from './judgedKitchens';

const ROOT = join(__dirname, '..');
/** A kitchen is served when it finds this many recipes with at least this share of their ingredients. */
const RECIPES_WANTED = 6;
const SHARE_WANTED = 0.5;

export interface Kitchen {
  language: string;
  food: string;
}

/**
 * The first list guides which recipes we write. No recipe was written for the second, so it shows what other cooks
 * find.
 */
export const KITCHEN_LISTS = ['kitchens', 'kitchens-held-out'] as const;

/** The kitchens of a list. */
export const kitchensIn = (list: (typeof KITCHEN_LISTS)[number]): Kitchen[] =>
  readFileSync(join(ROOT, 'tests/data', `${list}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [language = '', food = ''] = row.split('\t');
      return { language, food };
    });

type App = Awaited<ReturnType<typeof openApp>>;

/** The result of a search for everything in a kitchen, as a browser requests it. */
export const recipesFor = async (app: App, { language, food }: Kitchen): Promise<AnalyzeResponse['recipes']> => {
  const { payload, headers } = form({ category: 'None', ingredients: food });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/analyze',
    payload,
    headers: { ...headers, 'accept-language': language },
  });
  return reply.json<AnalyzeResponse>().recipes;
};

/**
 * How many of the listed kitchens find six recipes with at least half of the ingredients at hand, then the judged
 * kitchens. With `--worst`, the judged kitchens only, and the worst of them; with a path, the kitchens of that file.
 */
export const benchKitchens = async (options: readonly string[] = []) => {
  const recipes = compileCorpus(ROOT);
  const app = await openApp({ dishes: recipes });
  const server = { app, recipes };
  const isWorstShown = options.includes('--worst');
  const path = options.find((option) => option.endsWith('.json'));
  if (path !== undefined) await benchKitchensOf(server, path);
  else {
    if (!isWorstShown) for (const list of KITCHEN_LISTS) await serve(app, list);
    console.log('');
    await benchJudgedKitchens(server, { isWorstShown });
  }
  await app.close();
};

const serve = async (app: App, list: (typeof KITCHEN_LISTS)[number]) => {
  const poor: (Kitchen & { found: number })[] = [];
  const all = kitchensIn(list);
  for (const kitchen of all) {
    const found = (await recipesFor(app, kitchen)).filter(
      ({ matchedIngredients = 0, totalIngredients = 0 }) =>
        totalIngredients > 0 && matchedIngredients / totalIngredients >= SHARE_WANTED,
    ).length;
    if (found < RECIPES_WANTED) poor.push({ ...kitchen, found });
  }
  const served = all.length - poor.length;
  console.log(`${list}: ${served} of ${all.length} kitchens (${((100 * served) / all.length).toFixed(1)} %) find six.`);
  for (const { language, food, found } of poor) console.log(`- ${language}: ${food}: ${found}`);
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalyzeResponse } from '../contracts/analyze';
import { compileCorpus } from '../server/corpus/loadCorpus';
import { form, openApp } from '../server/testing/openApp';

const ROOT = join(__dirname, '..');
/** A kitchen is served by so many recipes of which at least this share is there. */
const RECIPES_WANTED = 6;
const SHARE_WANTED = 0.5;

export interface Kitchen {
  language: string;
  food: string;
}

/** The first list steers what is written; for the second no recipe was written, so that it tells what other cooks find. */
export const KITCHEN_LISTS = ['kitchens', 'kitchens-held-out'] as const;

/** The kitchens of a list, as they were written down. */
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

/** What a search for all that is in a kitchen finds, as a browser asks for it. */
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

/** How many of the kitchens that were written down find six recipes with half of their ingredients there. */
export const benchKitchens = async () => {
  const app = await openApp({ dishes: compileCorpus(ROOT) });
  for (const list of KITCHEN_LISTS) await serve(app, list);
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

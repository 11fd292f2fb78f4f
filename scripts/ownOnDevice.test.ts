import type { AnalyzeRequest, AnalyzeResponse } from '@contracts/analyze';
import type { Recipe } from '@contracts/recipe';
import { packCorpus } from '@kitchen/recipes/offlineCorpus';
import { shelvedFromOwn } from '@kitchen/search/shelvedOwn';
import { written } from '@kitchen/testing/written';
import { createCorpusBook } from '../server/corpus/corpusBook';
import { shelfWithOwn as serverShelfWithOwn } from '../server/services/ownShelf';
import { fillShelf } from '../server/services/recipeShelf';
import { answerText } from '../server/services/searchAnswer';
import { createSearchService } from '../server/services/searchService';
import { compiledCorpus } from '../server/testing/compiledCorpus';
import { pageOf } from '../server/text/recipeText';
import { ownSearchIn } from '../src/api/ownSearch';
import { createOfflineKitchen, offlineShelf } from '../src/offline/offlineKitchen';
import { shelfWithOwn } from '../src/offline/ownShelf';

const book = createCorpusBook(compiledCorpus());
const { facts, texts } = packCorpus(book.entries);
const shelf = offlineShelf(facts);

const DISHES: readonly (readonly [title: string, lines: readonly string[], minutes?: number])[] = [
  ['Nan’s chicken and rice', ['1 chicken', '300 g rice', '2 cloves garlic', '1 onion'], 50],
  ['Quick tomato eggs', ['4 eggs', '3 tomatoes'], 10],
  ['Onion and potato pie', ['3 onions', '500 g potatoes', '200 g flour', '100 g butter'], 90],
  ['Lasagne of my aunt', ['12 sheets lasagne', '500 g minced beef', '400 g tinned tomatoes', '200 g cheddar'], 120],
  ['Garlic', ['1 bulb garlic']],
  ['Quince with zzyzx', ['1 quince', '2 blorbs of zzyzx'], 30],
  ['Chocolate pots', ['200 g dark chocolate', '300 ml cream', '2 eggs', 'sugar'], 25],
];
const own = DISHES.map(([title, lines, minutes], i): Recipe => ({
  ...written(title, lines, { minutes }),
  id: 90_001 + i,
  userRating: 0,
  isSaved: true,
}));
const isOwn = ({ id }: Recipe) => id > 90_000 && id < 90_100;

const nothingImported = { async *batches() {}, findAll: () => Promise.resolve(new Map()) };
const shared = fillShelf({ corpus: book, imported: nothingImported });

/** Answers like the server: for a guest, and for an account that has the same recipes. */
const serverAnswers = async (hasOwn: boolean) => {
  const everybodys = await shared;
  const entries = own.map((recipe) => ({ id: recipe.id, shelved: shelvedFromOwn(recipe) }));
  const ownShelf = serverShelfWithOwn(everybodys, entries, (ids) =>
    Promise.resolve(new Map(own.filter(({ id }) => ids.includes(id)).map((recipe) => [recipe.id, pageOf(recipe)]))),
  );
  const service = createSearchService(() => everybodys);
  return async (request: AnalyzeRequest): Promise<AnalyzeResponse> =>
    JSON.parse(
      answerText(
        await service.analyze({
          fields: request,
          language: request.preferences.language,
          ...(hasOwn && { ownShelf }),
        }),
      ),
    ) as AnalyzeResponse;
};

type Ask = (request: AnalyzeRequest) => Promise<AnalyzeResponse>;

/** What a cook sees who loads every page, strong matches first, as the page asks for them. */
const everyPage = async (ask: Ask, request: AnalyzeRequest) => {
  const first = await ask(request);
  const recipes = [...first.recipes];
  const total = first.total ?? first.recipes.length;
  while (recipes.length < total) {
    const page = await ask({ ...request, offset: recipes.length });
    if (page.recipes.length === 0) break;
    expect([page.total ?? page.recipes.length, page.strong]).toEqual([total, first.strong]);
    recipes.push(...page.recipes);
  }
  return { first, total, recipes };
};

const guestAsk = async (): Promise<Ask> => {
  const ask = await serverAnswers(false);
  const kitchen = createOfflineKitchen({
    facts,
    shelf,
    texts: texts.en,
    language: 'en-GB',
    own: { recipes: own, whole: await shelfWithOwn(shelf, own) },
  });
  return async (request) => {
    const search = ownSearchIn(kitchen, request);
    return search.join(await ask(search.request), ask);
  };
};

const request = (words: Partial<AnalyzeRequest>): AnalyzeRequest => ({
  category: 'None',
  ...words,
  preferences: { excludedAllergens: [], dietTypes: [], language: 'en-GB', ...words.preferences },
});

const byId = <T extends { id: string }>(list: readonly T[] = []) => list.toSorted((a, b) => a.id.localeCompare(b.id));

describe('a guest with own recipes on the device', () => {
  it.each<Partial<AnalyzeRequest>>([
    { ingredients: 'eggs, tomatoes' },
    { ingredients: 'chicken, rice, garlic' },
    { ingredients: 'garlic' },
    { ingredients: 'quince' },
    { ingredients: 'potatoes, onion, butter', maxMinutes: 60 },
    { ingredients: 'eggs, cream, chocolate', preferences: { excludedAllergens: ['Eggs'], dietTypes: [], language: 'en-GB' } }, // prettier-ignore
    { ingredients: 'onion, potatoes', sort: 'name-asc' },
    { ingredients: 'onion, potatoes', sort: 'prep-time' },
    { recipeName: 'lasagne' },
    { recipeName: 'chicken' },
    { recipeName: 'nans chicken' },
    { recipeName: 'garlic', sort: 'ingredients-count' },
  ])('finds by %j all that an account finds, each once, with the same counts', async (words) => {
    const guest = await everyPage(await guestAsk(), request(words));
    const account = await everyPage(await serverAnswers(true), request(words));
    expect(new Set(guest.recipes.map(({ id }) => id)).size).toBe(guest.recipes.length);
    expect(guest.recipes.map(({ id }) => id).sort()).toEqual(account.recipes.map(({ id }) => id).sort());
    expect(guest.total).toBe(account.total);
    expect(byId(guest.first.found)).toEqual(byId(account.first.found));
    const counted = ({ cuisines = [], hidden = [] }: AnalyzeResponse) =>
      [...cuisines, ...hidden].map((one) => JSON.stringify(one)).sort();
    expect(counted(guest.first)).toEqual(counted(account.first));
    // A strong own recipe comes where the account has it, give or take what a few more recipes change in the ranking.
    const placeOf = (list: readonly Recipe[]) =>
      new Map(
        list.flatMap((recipe, place) => (isOwn(recipe) && !recipe.isWeaker ? [[recipe.id, place] as const] : [])),
      );
    const places = placeOf(account.first.recipes);
    for (const [id, place] of placeOf(guest.first.recipes))
      expect(Math.abs(place - (places.get(id) ?? place))).toBeLessThanOrEqual(2);
  });

  it('finds a dish that only they have although the collection has none of the name', async () => {
    const { recipes, isNear } = await (await guestAsk())(request({ recipeName: 'nan’s chicken and rice' }));
    expect([recipes[0]?.title, isNear]).toEqual(['Nan’s chicken and rice', undefined]);
  });
});

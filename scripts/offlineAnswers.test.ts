import { isDeepStrictEqual } from 'node:util';
import type { AnalyzeRequest, AnalyzeResponse, SuggestionsQuery } from '@contracts/analyze';
import type { ApiFailure } from '../src/lib/failures/apiFailure';
import type { Recipe } from '@contracts/recipe';
import { LANGUAGES, SORT_OPTIONS, type Language } from '@contracts/vocabulary';
import { tongueOf } from '@kitchen/reading/tongue';
import { packCorpus } from '@kitchen/recipes/offlineCorpus';
import { suggestionsFor } from '@kitchen/search/suggest/suggestions';
import { createCorpusBook } from '../server/corpus/corpusBook';
import { DomainError } from '../server/errors/domainError';
import { fillShelf } from '../server/services/recipeShelf';
import { answerText } from '../server/services/searchAnswer';
import { createSearchService } from '../server/services/searchService';
import { compiledCorpus } from '../server/testing/compiledCorpus';
import { sortRecipes } from '../src/lib/search/sortRecipes';
import { createOfflineKitchen, offlineShelf } from '../src/offline/offlineKitchen';

const book = createCorpusBook(compiledCorpus());
// Through JSON, like the files.
const { facts, texts } = JSON.parse(JSON.stringify(packCorpus(book.entries))) as ReturnType<typeof packCorpus>;
const shelf = offlineShelf(facts);

const kitchens = new Map(
  LANGUAGES.map((language) => [
    language,
    createOfflineKitchen({ facts, shelf, texts: texts[tongueOf(language)], language }),
  ]),
);
const kitchenOf = (language: Language) => kitchens.get(language)!;

const ask = (words: Partial<AnalyzeRequest>, language: Language): AnalyzeRequest => ({
  category: 'None',
  ...words,
  preferences: { excludedAllergens: [], dietTypes: [], ...words.preferences, language },
});

const nothingImported = { async *batches() {}, findAll: () => Promise.resolve(new Map()) };
const serverShelf = fillShelf({ corpus: book, imported: nothingImported });
const service = serverShelf.then((shelf) => createSearchService(() => shelf));

const serverAnswer = async (request: AnalyzeRequest): Promise<AnalyzeResponse> => {
  const { language } = request.preferences;
  return JSON.parse(answerText(await (await service).analyze({ fields: request, language }))) as AnalyzeResponse;
};

const INGREDIENTS = [
  'eggs, tomatoes, onion',
  'chicken, rice, garlic',
  'huevos, patatas, cebolla',
  'œufs, farine, lait, beurre',
  'courgettes, ail',
  'chiken, ris',
  'tomatos onions garlic',
  'gin, lime, soda water',
  'ron, lima, menta',
  'vodka; tomato juice; celery',
  'pasta, cream, no bacon',
  'arroz, gambas, sin gluten',
  'some leftover potatoes and cheese',
  'un peu de jambon, fromage',
  '1,5 kg beef, 2 carrots',
  'lentils\nonion\ncarrot',
  'avocado, salmon',
  'chocolate, butter, sugar, eggs, flour',
  'milk, oats, banana, qwertz',
  'everything bagel, cream cheese',
  'use up: spinach, eggs',
  'poulet à finir, riz',
];

const NAMES = [
  'lasagne',
  'omelete',
  'soupe',
  'tortilla',
  'mojito',
  'chick',
  'salade de tomates',
  'pancakes',
  'curry',
  'tart',
  'bœuf',
  'gin tonic',
  'hot chocolate',
  'pie',
  'paella de marisco',
  'pad tai',
  'pecan pie',
  'hot dog',
];

const FILTERS: Partial<AnalyzeRequest>[] = [
  { ingredients: 'eggs, milk, flour', category: 'Meals', subcategory: 'Breakfast' },
  { ingredients: 'lemon, sugar, mint', category: 'Drinks', subcategory: 'Non-alcoholic' },
  { ingredients: 'rum, orange, lemon', category: 'Drinks', subcategory: 'Alcoholic' },
  {
    ingredients: 'tomato, onion, pasta',
    preferences: { excludedAllergens: ['Gluten'], dietTypes: [], language: 'es' },
  },
  {
    ingredients: 'milk, cheese',
    preferences: { excludedAllergens: ['Dairy', 'Kryptonite'], dietTypes: [], language: 'es' },
  },
  { ingredients: 'carrot, onion', preferences: { excludedAllergens: [], dietTypes: ['Vegan'], language: 'es' } },
  { ingredients: 'salmon, lemon', preferences: { excludedAllergens: [], dietTypes: ['Fish', 'Keto'], language: 'es' } },
  { ingredients: 'beef, onion', preferences: { excludedAllergens: [], dietTypes: ['Meat'], language: 'es' } },
  { ingredients: 'onion, garlic, oil', offset: 60 },
  { recipeName: 'soup', category: 'Meals', subcategory: 'Dinner' },
  { ingredients: 'onion, garlic', cuisines: ['moroccan', 'thai'] },
  { recipeName: 'marocain' },
  { recipeName: 'salad', cuisines: ['greek'] },
  { recipeName: 'a', offset: 60 },
  { recipeName: 'cocktail', category: 'Drinks' },
  { recipeName: 'cake', preferences: { excludedAllergens: ['Eggs'], dietTypes: ['Vegetarian'], language: 'es' } },
  { ingredients: 'salt, water' },
  { ingredients: 'butter, flour, sugar', category: 'Meals', offset: 0 },
  {
    ingredients: 'milk, cheese',
    lifted: [{ kind: 'allergen', name: 'Dairy' }],
    preferences: { excludedAllergens: ['Dairy', 'Gluten'], dietTypes: ['Vegetarian'], language: 'es' },
  },
];

const QUERIES = [
  ...INGREDIENTS.map((ingredients) => ({ ingredients })),
  ...NAMES.map((recipeName) => ({ recipeName })),
  ...FILTERS,
].map((words, i) => [JSON.stringify(words), ask(words, LANGUAGES[i % LANGUAGES.length]!)] as const);

it('asks fifty-nine questions', () => {
  expect(QUERIES).toHaveLength(59);
});

it.each(QUERIES)('gives the same answer without a network: %s', async (_words, request) => {
  const expected = await serverAnswer(request);
  const answer = kitchenOf(request.preferences.language).analyze(request) as AnalyzeResponse;
  expect(answer.recipes.map(({ id }) => id)).toEqual(expected.recipes.map(({ id }) => id));
  expect(JSON.parse(JSON.stringify(answer))).toEqual(expected);
});

const SORTED = SORT_OPTIONS.map((sort, i) => [sort, LANGUAGES[i % LANGUAGES.length]!] as const);

it('says that a dish is not there, and what the text says to use up', () => {
  const kitchen = kitchenOf('en-GB');
  expect(kitchen.analyze(ask({ recipeName: 'rattlesnake pie' }, 'en-GB'))).toMatchObject({ isNear: true });
  expect(kitchen.analyze(ask({ recipeName: 'pad tai' }, 'en-GB'))).not.toHaveProperty('isNear');
  expect(kitchen.analyze(ask({ ingredients: 'use up: spinach' }, 'en-GB'))).toMatchObject({ mustUse: ['spinach'] });
});

it.each<[SuggestionsQuery['mode'], Language, string]>([
  ['name', 'en-GB', 'chick'],
  ['name', 'en-US', 'eggpl'],
  ['name', 'es', 'tort'],
  ['name', 'fr', 'soupe à l'],
  ['ingredients', 'en-GB', 'eggs, use up spin'],
  ['ingredients', 'fr', 'œufs, épin'],
])('suggests the same without a network: %s in %s for “%s”', async (mode, language, text) => {
  const query = { mode, language, text };
  const { suggestions } = kitchenOf(language).suggestions(query);
  expect(suggestions.length).toBeGreaterThan(0);
  const current = await serverShelf;
  expect(suggestions).toEqual(suggestionsFor(current, query, current.idAt));
});

/** Every page of an answer. */
const pagesOf = async (request: AnalyzeRequest, answerOf: typeof serverAnswer) => {
  const recipes: Recipe[] = [];
  for (;;) {
    const page = await answerOf({ ...request, offset: recipes.length });
    recipes.push(...page.recipes);
    if (page.recipes.length === 0 || recipes.length >= (page.total ?? 0)) return recipes;
  }
};

const LONG_ANSWERS: readonly Partial<AnalyzeRequest>[] = [
  { ingredients: 'limón, menthe' },
  { recipeName: 'a', category: 'Meals', subcategory: 'Dinner' },
];
const unsorted = new Map<string, Promise<Recipe[]>>();
/** The best first, read once per language. */
const bestFirst = (request: AnalyzeRequest) => {
  const key = JSON.stringify(request);
  const known = unsorted.get(key) ?? pagesOf(request, serverAnswer);
  unsorted.set(key, known);
  return known;
};

it.each(SORTED)(
  'sorts strong matches, then weaker ones, by %s in %s, page by page, as the browser sorts its own list',
  async (sort, language) => {
    for (const words of LONG_ANSWERS) {
      const best = await bestFirst(ask(words, language));
      expect(best.length).toBeGreaterThan(200);
      const tiers = [best.filter(({ isWeaker }) => !isWeaker), best.filter(({ isWeaker }) => isWeaker)];
      const expected = sort.startsWith('rating') ? best : tiers.flatMap((tier) => sortRecipes(tier, sort, language));
      const request = ask({ ...words, sort }, language);
      const sorted = await pagesOf(request, serverAnswer);
      const onDevice = await pagesOf(request, async (page) => kitchenOf(language).analyze(page) as AnalyzeResponse);
      expect(sorted.map(({ title }) => title)).toEqual(expected.map(({ title }) => title));
      expect(onDevice.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    }
  },
);

it('finds recipes for most of them', async () => {
  const answers = await Promise.all(QUERIES.map(([, request]) => serverAnswer(request)));
  expect(answers.filter(({ recipes }) => recipes.length > 0).length).toBeGreaterThan(40);
});

it('reports the same unknown words as the server', async () => {
  const request = ask({ ingredients: 'qwertz, asdfgh' }, 'en-GB');
  await expect(serverAnswer(request)).rejects.toThrow(DomainError);
  expect(kitchenOf('en-GB').analyze(request)).toMatchObject<Partial<ApiFailure>>({
    status: 422,
    code: 'NO_INGREDIENTS',
    unknown: ['qwertz', 'asdfgh'],
  });
});

it.each<[string, Language]>([
  ['toms', 'en-GB'],
  ['champi, xqzzwv', 'fr'],
])('asks what was meant by %s, like the server', async (ingredients, language) => {
  const request = ask({ ingredients }, language);
  const failure: unknown = await serverAnswer(request).catch((error: unknown) => error);
  const { suggestions } = (failure as DomainError).details;
  expect(suggestions).not.toHaveLength(0);
  expect(kitchenOf(language).analyze(request)).toMatchObject({ code: 'NO_INGREDIENTS', suggestions });
});

it.each(LANGUAGES)('has every recipe complete, in %s', (language) => {
  const kitchen = kitchenOf(language);
  const answersOf = (id: number) => [kitchen.recipe(id), book.read(id, language)] as const;
  // Saying how two recipes differ takes far longer than seeing that they do.
  const different = book.entries
    .map(({ id }) => answersOf(id))
    .filter(([here, there]) => !isDeepStrictEqual(here, there));
  for (const [here, there] of different) expect(here).toEqual(there);
  expect(book.entries.length).toBeGreaterThan(1_600);
  expect(kitchen.recipe(1)).toBeUndefined();
});

it.each<[string, Partial<AnalyzeRequest>]>([
  ['a photo', { images: [new Blob(['x'])], ingredients: 'eggs' }],
  ['nothing', { ingredients: '  ' }],
])('has no answer to %s', (_what, words) => {
  expect(kitchenOf('fr').analyze(ask(words, 'fr'))).toBeUndefined();
});

import type { AnalyzeFields } from '@contracts/analyze';
import { type DomainError } from '../errors/domainError';
import { dishShelf } from '../testing/dishShelf';
import type { RecipeShelf } from './recipeShelf';
import type { SearchHit } from './searchAnswer';
import { createTextSearch } from './textSearch';

let shelf: RecipeShelf;
beforeAll(async () => {
  shelf = await dishShelf();
});

const fieldsOf = (over: Partial<AnalyzeFields> = {}): AnalyzeFields => ({ category: 'None', preferences: {}, ...over });
const titlesOf = (hits: readonly SearchHit[] = []) => hits.map(({ page }) => page.recipe.title);
const search = (text: string, over?: Partial<AnalyzeFields>, ownShelf?: RecipeShelf) =>
  createTextSearch(() => shelf).byIngredients(
    { fields: fieldsOf(over), language: 'en-GB', ...(ownShelf && { ownShelf }) },
    text,
  );
const failureOf = (text: string) =>
  search(text).then(
    () => undefined,
    (error: unknown) => error as DomainError,
  );

describe('a search by ingredients', () => {
  it('finds the best matches first, and says how each matches', async () => {
    const { hits, ingredients } = await search('eggs, potatoes, onions');
    expect(titlesOf(hits)[0]).toBe('Spanish omelette');
    expect(hits[0]!.match).toMatchObject({ matchedIngredients: 3, totalIngredients: 3, needs: [] });
    expect(ingredients).toEqual(['egg', 'potato', 'onion']);
  });

  it('in another order still names the best for a model that adds to them', async () => {
    const { hits, best } = await search('eggs, potatoes, onions', { sort: 'name-desc' });
    expect(titlesOf(hits)).toEqual(titlesOf(hits).toSorted((a, b) => b.localeCompare(a)));
    expect(titlesOf(best)[0]).toBe('Spanish omelette');
  });

  it.each<[string, Partial<AnalyzeFields>]>([
    ['its own order', {}],
    ['no model', { sort: 'name-desc', generate: 'corpus' }],
    ['a later page', { sort: 'name-desc', offset: 2 }],
  ])('names no best apart from the hits for %s', async (_what, over) => {
    expect(await search('eggs, potatoes, onions', over)).not.toHaveProperty('best');
  });

  it('of a cook who has own recipes can be answered from the shared ones, too', async () => {
    const own = await search('eggs', {}, shelf);
    expect(titlesOf((await own.sharedAnswer!()).hits)).toEqual(titlesOf(own.hits));
    expect(await search('eggs')).not.toHaveProperty('sharedAnswer');
  });

  it('that names no ingredient repeats its words, the first ten and each of 40 letters at most', async () => {
    const words = Array.from(
      { length: 12 },
      (_, i) => `${'qzx'.repeat([20, 13][i] ?? 2)}${String.fromCharCode(97 + i)}`,
    );
    const { kind, values, details } = (await failureOf(words.join(', ')))!;
    expect(kind).toBe('nothingRecognised');
    const named = String(values.unknown).split(', ');
    expect(named).toHaveLength(10);
    expect(named[0]).toBe(`${words[0]!.slice(0, 39)}…`);
    expect(words[1]).toHaveLength(40);
    expect(named[1]).toBe(words[1]);
    expect(details.unknown).toHaveLength(12);
  });

  it('that misspells a word suggests what is meant, and suggests nothing for a word like no other', async () => {
    const suggestions = [{ typed: 'spinish', ingredients: [{ id: 'spinach', name: 'spinach' }] }];
    expect((await failureOf('spinish'))!.details).toEqual({ unknown: ['spinish'], suggestions });
    expect((await failureOf('qzxqzx'))!.details).toEqual({ unknown: ['qzxqzx'] });
  });

  it('says what a recipe that is written later has of it', async () => {
    const { kitchen } = await search('eggs, potatoes, salt');
    expect(kitchen!.found).toEqual(['egg', 'potato', 'salt']);
  });

  it('of nothing but signs says that nothing was named', async () => {
    expect(await failureOf('?!')).toMatchObject({ kind: 'nothingNamed', details: { unknown: [] } });
  });
});

describe('a search by name', () => {
  it('finds the dishes of this name', async () => {
    const found = await createTextSearch(() => shelf).byName({ fields: fieldsOf(), language: 'en-GB' }, 'tortilla');
    expect(titlesOf(found.hits)).toEqual(['Spanish omelette']);
    expect(found).toMatchObject({ ingredients: [], unknown: [], strong: 1, total: 1 });
    expect(found).not.toHaveProperty('sharedAnswer');
  });

  it('of a cook who has own recipes can be answered from the shared ones, too', async () => {
    const { byName } = createTextSearch(() => shelf);
    const own = await byName({ fields: fieldsOf(), language: 'en-GB', ownShelf: shelf }, 'tortilla');
    const shared = await own.sharedAnswer!();
    expect(titlesOf(shared.hits)).toEqual(['Spanish omelette']);
    expect(shared).not.toHaveProperty('sharedAnswer');
  });
});

import type { RecipeVersion, RecipeWords } from '@contracts/ownRecipes';
import { withHistory } from './importedRecipe';

const words = (title: string): RecipeWords => ({
  title,
  about: '',
  category: 'Meals',
  subcategory: 'None',
  language: 'en-GB',
  servings: 4,
  ingredients: [{ text: '3 leeks' }],
  steps: ['Simmer for 20 minutes.'],
});
const day = (number: number) => `2026-11-0${number}T12:00:00.000Z`;
const saved = (version: string | null, number: number, kind: RecipeVersion['kind'] = 'save'): RecipeVersion => ({
  ...{ version, savedAt: day(number), browser: null, system: null, kind },
  words: words(`Soup of day ${number}`),
});
const imported = (versions?: RecipeVersion[]) =>
  withHistory({ id: 70, at: Date.parse(day(9)), words: words('Soup'), versions });

describe('an imported recipe', () => {
  it('has no history where the file has none, or only its first version', () => {
    expect(imported()).not.toHaveProperty('history');
    expect(imported([saved(null, 1)])).not.toHaveProperty('history');
  });

  it('has its history: how it was first, and each later save with the one it began with', () => {
    const { recipe, history } = imported([saved('b', 3), saved('a', 2), saved(null, 1)]);
    expect(history!.created).toMatchObject({ title: 'Soup of day 1', savedAt: Date.parse(day(1)) });
    expect(history!.edits).toMatchObject([
      { version: 'a', at: Date.parse(day(2)), recipe: { title: 'Soup of day 2', version: 'a' } },
      { version: 'b', base: 'a', at: Date.parse(day(3)), recipe: { title: 'Soup of day 3', version: 'b' } },
    ]);
    expect(history!.edits[0]).not.toHaveProperty('base');
    expect(recipe).toMatchObject({ title: 'Soup', version: 'b' });
  });

  it('forgets saves that the account had refused', () => {
    const { history } = imported([saved('c', 3, 'refused'), saved('b', 2), saved(null, 1)]);
    expect(history!.edits.map(({ version }) => version)).toEqual(['b']);
  });

  it('is taken even if no later save has a name', () => {
    const { recipe, history } = imported([saved(null, 2), saved(null, 1)]);
    expect(history!.edits).toEqual([]);
    expect(recipe).not.toHaveProperty('version');
  });
});

describe('an imported recipe on the list', () => {
  const [at, savedAt] = [Date.parse(day(9)), Date.parse(day(4))];

  it('has its stars, its kitchen, its times and the moment when it was saved', () => {
    const given = { id: 70, at, savedAt, rating: 4, cuisine: 'french' as const, words: words('Soup'), times: [1_500] };
    expect(withHistory(given).recipe).toMatchObject({
      ...{ id: 70, isSaved: true, userRating: 4, savedAt, cuisine: 'french', language: 'en-GB' },
      instructions: [{ time: 1_500 }],
    });
  });

  it('is saved now, without stars, in English, where the file says nothing of it', () => {
    const { language: _language, ...unsaid } = words('Soup');
    const { recipe } = withHistory({ id: 70, at, words: unsaid });
    expect(recipe).toMatchObject({ isSaved: true, userRating: 0, savedAt: at, language: 'en-GB' });
    expect(recipe).not.toHaveProperty('cuisine');
  });
});

import { DEFAULT_SERVINGS, RECIPE_TEXT_MAX } from '@contracts/limits';
import { photoPath } from '@contracts/photoPaths';
import type { PostedRecipe } from '@contracts/recipe';
import { storedFromPosted } from './postedRecipe';

const ORIGIN = 'https://larder.example';

const stored = (parts: Partial<PostedRecipe>, spoken: Parameters<typeof storedFromPosted>[1] = { language: 'en-GB' }) =>
  storedFromPosted(
    { title: 'Soup', category: 'Meals', ingredients: ['2 leeks'], instructions: ['Simmer.'], ...parts },
    spoken,
    ORIGIN,
  );

describe('the picture of a posted recipe', () => {
  const photo = photoPath('a'.repeat(64));

  it.each([
    ['is a drawing of ours', '/pictures/leek-soup.webp', '/pictures/leek-soup.webp'],
    ['is named with our origin', `${ORIGIN}/pictures/leek-soup.webp`, '/pictures/leek-soup.webp'],
    ['is a photo of ours', photo, photo],
    ['is on another origin', 'https://elsewhere.example/pictures/leek-soup.webp', undefined],
    ['is another path of ours', '/api/auth/me', undefined],
    ['leaves the folder', '/pictures/../api/auth/me', undefined],
    ['is no address', 'https://[', undefined],
    ['is none', null, undefined],
    ['is not named', undefined, undefined],
  ])('that %s', (_what, imageUrl, kept) => {
    expect(stored({ imageUrl }).imageUrl).toBe(kept);
  });
});

describe('the sub-type of a posted recipe', () => {
  it.each([
    ['Meals', 'Dinner', 'Dinner'],
    ['Meals', 'All', 'None'],
    ['Meals', undefined, 'None'],
    ['Drinks', 'Dinner', 'None'],
  ] as const)('of %s that says %s is %s', (category, subcategory, kept) => {
    expect(stored({ category, subcategory }).subcategory).toBe(kept);
  });
});

describe('a step of a posted recipe', () => {
  const leeks = (id: string) =>
    ({ kind: 'amount', id, amount: 2, unit: 'piece', grams: 300, text: '2 <b>leeks</b>' }) as const;
  const withParts = (id: string, end = ' in oil.') =>
    stored({ instructions: [{ step: 'Fry 2 leeks in oil.', time: 300, parts: ['<Fry> ', leeks(id), end] }] })
      .instructions[0];

  it('keeps pieces that join to its sentence, as plain text', () => {
    expect(withParts('leek')).toMatchObject({ parts: ['Fry ', { id: 'leek', text: '2 leeks' }, ' in oil.'] });
  });

  it('has a piece of an unknown ingredient as text', () => {
    expect(withParts('moon-dust')).toMatchObject({ parts: ['Fry ', '2 leeks', ' in oil.'] });
  });

  it('drops pieces that say something else', () => {
    expect(withParts('leek', ' in poison.')).not.toHaveProperty('parts');
  });

  const hot = { instructions: ['Bake at 200 °C.'] };

  it('has its temperature as a piece, for cooks with other measures', () => {
    expect(stored(hot).instructions[0]).toMatchObject({ parts: expect.arrayContaining([expect.objectContaining({ kind: 'temperature' })]) }); // prettier-ignore
  });

  it('stays one text in a language that is not ours', () => {
    const spoken = { language: 'en-GB', foreignLanguage: 'de' } as const;
    expect(stored(hot, spoken)).toMatchObject({ foreignLanguage: 'de', instructions: [{ step: 'Bake at 200 °C.' }] });
    expect(stored(hot, spoken).instructions[0]).not.toHaveProperty('parts');
  });
});

describe('the words of a posted recipe', () => {
  it.each([
    ['title', { title: '<b></b>' }],
    ['ingredients.0', { ingredients: [' '] }],
    ['instructions.0', { instructions: ['<i> </i>'] }],
    ['instructions.0.step', { instructions: [{ step: '' }] }],
  ])('must not be empty: %s', (field, parts) => {
    expect(() => stored(parts)).toThrow(expect.objectContaining({ kind: 'fieldMissing', values: { field } }));
  });

  it('are cut where they are too long', () => {
    expect(stored({ description: 'x'.repeat(RECIPE_TEXT_MAX + 1) }).description).toHaveLength(RECIPE_TEXT_MAX);
  });

  it('name an ingredient only if we know it', () => {
    const { ingredients } = stored({ ingredients: [{ name: 'moon dust', id: 'moon-dust' }, { name: 'leeks', id: 'leek' }] }); // prettier-ignore
    expect(ingredients).toMatchObject([{ id: undefined }, { id: 'leek' }]);
  });

  it('name its cuisine, if it has one', () => {
    expect(stored({ cuisine: 'thai' }).cuisine).toBe('thai');
    expect(stored({}).cuisine).toBeUndefined();
  });
});

it('serves as many as it says, or as most recipes', () => {
  expect(stored({ servings: 6 }).servings).toBe(6);
  expect(stored({}).servings).toBe(DEFAULT_SERVINGS);
});

describe('the allergens of a posted recipe', () => {
  it('are those of its ingredients and those that it claims', () => {
    const { allergens } = stored({
      ingredients: ['100 g butter'],
      allergens: ['<i>peanuts</i>', ' ', 'long '.repeat(20)],
    });
    expect(allergens).toEqual(['Dairy', 'Peanuts', expect.stringMatching(/^Long( long){11}\s?$/)]);
  });

  it('are not said to be only possible where they are claimed', () => {
    const ingredients = ['100 g dark chocolate (may contain nuts)'];
    const possible = (allergens: string[]) => stored({ ingredients, allergens }).mayContain?.map((one) => one.allergen);
    expect(possible([])).toEqual(['Dairy', 'Nuts']);
    expect(possible(['Nuts'])).toEqual(['Dairy']);
    expect(possible(['Nuts', 'dairy'])).toBeUndefined();
  });

  it('are at most fifty', () => {
    const allergens = Array.from({ length: 60 }, (_, i) => `claim ${i}`);
    expect(stored({ allergens }).allergens).toHaveLength(50);
  });
});

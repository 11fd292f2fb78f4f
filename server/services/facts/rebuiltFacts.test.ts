import type { Recipe } from '@contracts/recipe';
import type { StoredRecipe } from '../../text/recipeText';
import { storedSupper } from '../../testing/storedSupper';
import { freshImport } from './freshFacts';
import { searchFactsOf } from './importedFacts';

type Line = Recipe['ingredients'][number];

/** An import of which only the stored lines are left, computed again. */
const again = (ingredients: Line[], over: Partial<StoredRecipe> = {}, ingredientIds: string[] = []) => {
  const recipe = storedSupper({ ...over, ingredients });
  return freshImport({ id: 1, recipe, ingredientIds, sourceLines: null, facts: searchFactsOf(recipe) });
};

const named = (name: string, more: { id?: string; note?: string } = {}) => ({ name, quantity: '', ...more });
const ONION = named('onion', { id: 'onion' });
const NOT_READ = named('zzzq');

describe('the allergens of an import whose lines were not kept', () => {
  it.each<[string, Line[], string[]]>([
    ['a line of words alone', ['a handful of peanuts', ONION], ['Peanuts']],
    ['a name with notes', [named('peanuts', { note: 'roasted, salted' })], ['Peanuts']],
    ['a name without notes', [named('peanuts')], ['Peanuts']],
    ['several lines', ['peanuts', 'milk'], ['Dairy', 'Peanuts']],
    ['the ingredient of a line whose words do not say it', [named('rings', { id: 'squid' })], ['Molluscs']],
    ['no note that may have stood before the name', [named('cream', { note: 'coconut, chilled' })], []],
  ])('are those of %s', (_what, lines, allergens) => {
    expect(again(lines).recipe.allergens).toEqual(allergens);
  });

  it('are not those of an ingredient that its own line denies', () => {
    const flour = named('flour', { id: 'flour', note: 'gluten-free' });
    expect(again([ONION, flour], {}, ['onion', 'flour']).recipe.allergens).toEqual([]);
  });

  it('are shown with the ingredient by its name', () => {
    const { recipe } = again([named('a wedge', { id: 'parmesan' })]);
    expect(recipe.allergenEvidence).toEqual([{ allergen: 'Dairy', ingredient: 'Parmesan' }]);
    expect(recipe.rennetCheeses).toEqual(['Parmesan']);
  });

  it.each<[string, Partial<StoredRecipe>, string, string, boolean]>([
    ['the word that gave it away still does', {}, 'Eggs', 'huevos', true],
    ['the word gives away another', {}, 'Nuts', 'milk', false],
    ['the word says only that there may be some', {}, 'Dairy', 'chocolate', false],
    ['the word means something else in the language of the recipe', {}, 'Gluten', 'pan', false],
    ['the language of the recipe is not one of ours', { foreignLanguage: 'pt' }, 'Gluten', 'pan', true],
  ])('stay when they were known and %s: %#', (_why, over, allergen, ingredient, stays) => {
    const allergenEvidence = [{ allergen, ingredient }];
    const { recipe } = again([ONION, 'tofu'], { ...over, allergens: [allergen], allergenEvidence });
    expect(recipe.allergens.includes(allergen)).toBe(stays);
    expect(recipe.allergenEvidence!.some((evidence) => evidence.ingredient === ingredient)).toBe(stays);
  });

  it('stay when they were known and one way to put a line together says so', () => {
    const known = { allergens: ['Dairy'], allergenEvidence: [{ allergen: 'Dairy', ingredient: 'double cream' }] };
    const { recipe } = again([named('cream', { note: 'coconut' })], known);
    expect(recipe.allergenEvidence).toEqual(known.allergenEvidence);
  });

  it('go with the line that had them', () => {
    const known = { allergens: ['Nuts'], allergenEvidence: [{ allergen: 'Nuts', ingredient: 'coconut' }] };
    expect(again(['peanuts'], known).recipe.allergens).toEqual(['Peanuts']);
  });

  it('are told apart from those that it may contain', () => {
    const known = { allergens: ['Dairy'], allergenEvidence: [{ allergen: 'Dairy', ingredient: 'milk' }] };
    const { recipe, facts } = again([named('chocolate', { note: 'dark' })], known);
    expect(recipe.allergens).toEqual(['Dairy', 'Soy']);
    expect(recipe.mayContain).toEqual([{ allergen: 'Nuts', ingredient: 'chocolate' }]);
    expect(facts.mayContain).toEqual(['Nuts']);
    expect(again([ONION]).recipe).not.toHaveProperty('mayContain');
  });
});

describe('the diets of an import whose lines were not kept', () => {
  it.each<[string, Line[], string[], StoredRecipe['dietType']]>([
    ['what all ways to put a line together allow, the first', [named('coconut', { note: 'cream' })], [], 'Vegetarian'],
    ['what all ways to put a line together allow, the last', [named('cream', { note: 'coconut' })], [], 'Vegetarian'],
    ['the ingredient of a line whose words do not say it', [named('zzzq', { id: 'chicken-breast' })], [], 'Meat'],
    ['the words of a line without an ingredient', [named('onion'), named('carrot')], [], 'Vegan'],
    ['what the import had read and no line names', [ONION], ['onion', 'chicken-breast'], 'Meat'],
  ])('follow from %s', (_what, lines, ids, dietType) => {
    expect(again(lines, {}, ids).recipe.dietType).toBe(dietType);
  });

  it('are not promised with a line that was not understood, whatever the import had read', () => {
    const { recipe } = again([NOT_READ, ONION], {}, ['onion', 'carrot']);
    expect(recipe).toMatchObject({ dietTypes: ['Meat'], dietType: 'Unknown', unreadLines: { count: 1, total: 2 } });
  });
});

describe('the ingredients of an import whose lines were not kept', () => {
  it('are those it had and those that lines without one name now', () => {
    const lines = [
      'peanuts',
      named('carrot'),
      named('cream', { note: 'coconut' }),
      named('onion rings', { id: 'squid' }),
    ];
    expect(again(lines, {}, ['squid', 'carrot']).ingredientIds).toEqual([
      'squid',
      'carrot',
      'peanut',
      'cream',
      'coconut',
    ]);
  });

  it('are read in the language of the recipe, which is English when none is known', () => {
    expect(again(['arroz'], { language: 'es' }).ingredientIds).toEqual(['rice']);
    expect(again(['rice'], { language: undefined }).ingredientIds).toEqual(['rice']);
  });
});

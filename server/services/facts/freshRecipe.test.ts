import type { Recipe } from '@contracts/recipe';
import type { DietType } from '@contracts/vocabulary';
import type { StoredRecipe } from '../../text/recipeText';
import { storedSupper } from '../../testing/storedSupper';
import { freshRecipe } from './freshFacts';

type Line = Recipe['ingredients'][number];

const again = (ingredients: Line[], over: Partial<StoredRecipe> = {}) =>
  freshRecipe(storedSupper({ ingredients, ...over }));

const named = (name: string, more: Partial<Exclude<Line, string>> = {}) => ({ name, quantity: '', ...more });
const RICE = named('rice', { quantity: '200 g', id: 'rice' });
const BY_A_MODEL = { generated: { by: 'a model', report: { passed: [], corrected: [], cautions: [], computed: [], claimed: [] } } }; // prettier-ignore
const PLANTS: readonly DietType[] = ['Meat', 'Fish', 'Vegetarian', 'Vegan'];

describe('the allergens of a posted recipe', () => {
  it('are what its lines say today and what its sender claims, not what older rules found', () => {
    const allergenEvidence = [
      { allergen: 'Dairy', ingredient: 'milk' },
      { allergen: 'Gluten', ingredient: 'oats' },
    ];
    const { allergens } = again([named('oat milk')], { allergens: ['Dairy', 'Gluten', 'Kiwi'], allergenEvidence });
    expect(allergens).toEqual(['Gluten', 'Kiwi']);
    expect(again([RICE], { allergens: ['Kiwi'] }).allergens).toEqual(['Kiwi']);
  });

  it('which are claimed are no longer only possible', () => {
    expect(again([named('oats', { note: 'may contain nuts and soy' })], { allergens: ['Nuts'] }).mayContain).toEqual([
      { allergen: 'Soy', ingredient: 'soy' },
    ]);
  });

  it.each<[string, Line, string[]]>([
    ['a line of words alone', '1 glass of milk', ['Dairy']],
    ['the name and the note', named('rice', { note: 'cooked in butter' }), ['Dairy']],
    ['the name without a note', named('butter'), ['Dairy']],
    ['the words of the writer, before the name', named('flour', { written: 'gluten-free flour', id: 'flour' }), []],
    ['the words, whatever the sender says it is', named('butter', { id: 'rice' }), ['Dairy']],
    ['what the sender says it is, whatever the words say', named('gizmo', { id: 'butter' }), ['Dairy']],
  ])('are read in %s', (_where, line, allergens) => {
    expect(again([line]).allergens).toEqual(allergens);
  });

  it('are read in the language of the recipe, which is English when none is known', () => {
    expect(again([named('pan')], { language: 'es' }).allergens).toEqual(['Gluten', 'Wheat']);
    expect(again([named('pan')], { language: undefined }).allergens).toEqual([]);
    expect(again([named('pan')], { foreignLanguage: 'pt' }).allergens).toEqual(['Gluten', 'Wheat']);
  });
});

describe('the diets of a posted recipe', () => {
  it.each<[string, Line, Partial<StoredRecipe>]>([
    ['its words', 'chicken breast', { dietType: 'Meat' }],
    ['a guess at misspelt words', named('chiken brest'), { dietType: 'Unknown', dietTypes: ['Meat'] }],
    ['what the sender says it is', named('chiken brest', { id: 'chicken-breast' }), { dietType: 'Meat' }],
    ['words beside it', named('rice', { id: 'rice', note: 'fried with bacon' }), { dietType: 'Meat' }],
    ['no words that are not understood', named('zzzq'), { dietType: 'Unknown', unreadLines: { count: 1, total: 1 } }],
  ])('follow from %s', (_what, line, facts) => {
    expect(again([line])).toMatchObject(facts);
  });

  it('are not promised in a language that is not ours', () => {
    const facts = again([named('Reis', { id: 'rice' }), named('mozzarella')], { foreignLanguage: 'de' });
    expect(facts).toMatchObject({ dietType: 'Unknown', dietTypes: [] });
    expect(facts).not.toHaveProperty('unreadLines');
  });

  it('name the cheeses with rennet', () => {
    expect(again([named('Parmesan')]).rennetCheeses).toEqual(['Parmesan']);
  });
});

describe('a recipe that a model wrote', () => {
  it.each<[string, Line[], Partial<StoredRecipe>]>([
    ['a line of words alone', ['2 eggs'], { allergens: ['Eggs'], dietType: 'Vegetarian' }],
    ['a name and a note', [named('rice', { note: 'cooked in butter' })], { allergens: ['Dairy'] }],
    ['a substitute', [named('vegan butter'), RICE], { allergens: [], dietType: 'Vegan', dietTypes: [...PLANTS, 'Low FODMAP'] }], // prettier-ignore
    ['a substitute by its note', [named('chicken', { note: 'vegan' }), RICE], { dietType: 'Vegan' }],
    ['a line that is not understood', [named('zzzq'), RICE], { dietTypes: ['Meat'], dietType: 'Unknown', unreadLines: { count: 1, total: 2 } }], // prettier-ignore
    ['a guess at misspelt words', [named('parmesaan')], { dietTypes: ['Meat'], dietType: 'Unknown' }],
  ])('is computed with %s', (_what, lines, facts) => {
    expect(again(lines, BY_A_MODEL)).toMatchObject(facts);
  });

  it('counts no line as not understood that is a substitute', () => {
    expect(again([named('vegan butter'), RICE], BY_A_MODEL)).not.toHaveProperty('unreadLines');
  });

  it('is read in its language, which is English when none is known', () => {
    expect(again([named('pan')], { ...BY_A_MODEL, language: 'es' }).allergens).toEqual(['Gluten', 'Wheat']);
    expect(again([named('pan')], { ...BY_A_MODEL, language: undefined }).allergens).toEqual([]);
  });
});

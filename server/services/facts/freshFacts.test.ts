import { join } from 'node:path';
import type { RecipeDraft } from '@contracts/recipeDraft';
import { aDraft } from '@kitchen/testing/drafts';
import type { TruthAsk } from '@kitchen/truth/types';
import { checkDrafts } from '@kitchen/truth/checkDrafts';
import type { ImportedRecipe } from '../../import/importTypes';
import { inputFiles } from '../../import/inputFiles';
import { normalise } from '../../import/normalise';
import { readImportFile } from '../../import/readImportFile';
import { toStored } from '../../import/toStored';
import type { StoredRecipe } from '../../text/recipeText';
import { storedFromPosted } from '../postedRecipe';
import { loadTellLanguage } from '../textLanguage';
import { freshImport, freshRecipe } from './freshFacts';
import { idsOfLines, searchFactsOf } from './importedFacts';

const FIXTURES = join(__dirname, '..', '..', 'import', 'fixtures');

const inFixtures = async (): Promise<ImportedRecipe[]> => {
  const tellLanguage = await loadTellLanguage();
  const recipes: ImportedRecipe[] = [];
  for await (const input of inputFiles([FIXTURES]))
    if ('read' in input)
      for await (const found of readImportFile(await input.read()))
        if ('recipe' in found && found.recipe.ingredients.length > 0 && found.recipe.steps.length > 0)
          recipes.push(normalise(found.recipe, input.name, { tellLanguage, idsOf: idsOfLines }));
  return recipes;
};

const ASK: TruthAsk = { text: 'eggs', language: 'en-GB', category: 'None', excludedAllergens: [], dietTypes: [] };

const ofLines = (...ingredients: string[]): ImportedRecipe => ({
  title: 'Supper',
  description: '',
  category: 'Meals',
  subcategory: 'Dinner',
  servings: 2,
  language: 'en-GB',
  ingredients,
  entries: [],
  steps: [{ text: 'Cook it.' }],
});

/** What follows from the ingredients when the recipe comes in, and when it is computed again. */
const both = (imported: ImportedRecipe, keepsLines: boolean) => {
  const { recipe, ingredientIds } = toStored(imported);
  const sourceLines = keepsLines ? imported.ingredients : null;
  const facts = searchFactsOf(recipe);
  return { first: { id: 1, recipe, ingredientIds, facts }, again: freshImport({ id: 1, recipe, ingredientIds, facts, sourceLines }) }; // prettier-ignore
};

/** As the database gives it back. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('an import that is computed again', () => {
  it('is the same when its lines were kept', async () => {
    const recipes = await inFixtures();
    expect(recipes.length).toBeGreaterThan(10);
    for (const imported of recipes) {
      const { first, again } = both(imported, true);
      expect(stored(again)).toEqual(stored(first));
    }
  });

  it('loses no allergen and no ingredient when its lines were not kept', async () => {
    for (const imported of await inFixtures()) {
      const { first, again } = both(imported, false);
      expect(again.recipe.allergens).toEqual(expect.arrayContaining(first.recipe.allergens));
      expect(again.ingredientIds).toEqual(expect.arrayContaining(first.ingredientIds));
      expect(first.recipe.dietTypes).toEqual(expect.arrayContaining(again.recipe.dietTypes!));
    }
  });

  it.each([
    ['a word that the name no longer has', '1 brik de nata para cocinar (200 ml)', ['Gluten', 'Dairy', 'Wheat']],
    ['a word that became a note', '1 tbsp horseradish sauce', ['Sulphites']],
    ['no word that the order of the notes makes up', '200g raw king prawns, peeled', ['Shellfish']],
  ])('keeps the allergen of %s', (_what, line, allergens) => {
    const language = line.includes('nata') ? 'es' : 'en-GB';
    expect(both({ ...ofLines(line), language }, false).again.recipe.allergens).toEqual(allergens);
  });

  it('loses what the word that gave it away no longer says', () => {
    const { first } = both(ofLines('1 coconut'), false);
    const recipe: StoredRecipe = {
      ...first.recipe,
      allergens: ['Nuts'],
      allergenEvidence: [{ allergen: 'Nuts', ingredient: 'coconut' }],
    };
    expect(freshImport({ ...first, recipe, sourceLines: null }).recipe.allergens).toEqual([]);
  });
});

describe('a recipe that is computed again', () => {
  it('is the same where it was posted', () => {
    const posted = storedFromPosted(
      {
        title: 'Cake',
        category: 'Meals',
        servings: 8,
        ingredients: ['200 g flour', '3 eggs', { name: 'oat drink', quantity: '1 dl', note: 'may contain nuts' }],
        instructions: ['Bake.'],
        allergens: ['Lupin', 'Kiwi'],
      },
      { language: 'en-GB' },
      'http://localhost',
    );
    expect(stored(freshRecipe(posted))).toEqual(stored(posted));
  });

  it.each<[string, RecipeDraft['ingredients']]>([
    ['plain ingredients', []],
    ['a substitute', [{ name: 'vegan butter', quantity: '20 g', note: '' }]],
    ['a misspelt ingredient', [{ name: 'parmesaan', quantity: '20 g', note: 'grated' }]],
  ])('is the same when a model wrote it with %s', (_what, more) => {
    const { ingredients, steps } = aDraft();
    const added = more.map(({ name }) => ({ text: `Stir in the ${name} and serve.`, minutes: 1 }));
    const { kept, faults } = checkDrafts(ASK, [
      aDraft({ ingredients: [...ingredients, ...more], steps: [...steps, ...added] }),
    ]);
    expect([faults, kept.length]).toEqual([[], 1]);
    const { recipe, report } = kept[0]!;
    const written: StoredRecipe = { ...recipe, generated: { by: 'a model', report } };
    expect(stored(freshRecipe(written))).toEqual(stored(written));
  });
});

import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { displayLine } from '../measures/units';
import { ownRecipe } from '../recipes/ownRecipe';
import { adaptRecipe } from './adaptRecipe';
import { withSwap } from './withSwap';

const NO_DAIRY = { diets: [], excludedAllergens: ['Dairy'] } as const;

const own = (language: Language, ...lines: string[]): Recipe => ({
  ...ownRecipe(
    {
      title: 'Supper',
      about: '',
      category: 'Meals',
      subcategory: 'Dinner',
      ingredients: lines.map((text) => ({ text })),
      steps: ['Mix and serve.'],
    },
    { language },
  ),
  id: 1,
  userRating: 0,
  isSaved: false,
});

/** The same lines as an imported recipe stores them: without the words of their writer. */
const imported = (recipe: Recipe): Recipe => ({
  ...recipe,
  ingredients: recipe.ingredients.map((line) => {
    if (typeof line === 'string') return line;
    const { written: _written, words: _words, ...rest } = line;
    return rest;
  }),
});

const withoutDairy = (recipe: Recipe) =>
  adaptRecipe(recipe, { have: [], limits: NO_DAIRY, language: recipe.language ?? 'en-GB' });

const NAMED_TWICE = [
  ['en-GB', '100 g butter', '200 g potatoes, mashed with butter'],
  ['en-GB', '200 ml milk', '1 egg, beaten with a little milk'],
  ['en-US', '1 cup milk', '2 tbsp flour mixed with milk'],
  ['es', '200 ml de leche', '1 huevo, batido con un poco de leche'],
  ['fr', '100 g de beurre', '200 g de pommes de terre, écrasées avec du beurre'],
] as const;

describe('an ingredient that another line names too', () => {
  it.each(NAMED_TWICE)('%s: %s is swapped, and “%s” still has milk', (language, first, second) => {
    const recipe = own(language, first, second);
    expect(recipe.dietTypes).not.toContain('Vegan');
    const { adaptation, recipe: adapted } = withoutDairy(recipe);
    expect(adaptation.swaps).toHaveLength(1);
    expect(adapted.allergens).toContain('Dairy');
    expect(adaptation.allergensLeft).toEqual(['Dairy']);
    expect(adapted.dietTypes).not.toContain('Vegan');
  });

  it('stays an allergen in an imported recipe, whose lines keep a name and a note', () => {
    const { adaptation, recipe } = withoutDairy(
      imported(own('en-GB', '100 g butter', '200 g potatoes, mashed with butter')),
    );
    expect(recipe.allergens).toContain('Dairy');
    expect(adaptation.allergensLeft).toEqual(['Dairy']);
    expect(recipe.dietTypes).not.toContain('Vegan');
  });

  it('stays an allergen in the note of a line whose own ingredient is swapped first', () => {
    const recipe = own('en-GB', '1 egg, beaten with a little milk', '200 ml milk');
    const noEgg = withSwap(recipe, { id: 'egg', name: 'egg', swapId: 'firm-tofu' }, 'en-GB');
    const noMilk = withSwap(noEgg, { id: 'milk', name: 'milk', swapId: 'oat-milk' }, 'en-GB');
    expect(noMilk.allergens).toContain('Dairy');
    expect(noMilk.dietTypes).not.toContain('Vegan');
  });

  it('stays in a warning: the recipe may contain it, and gains no diet', () => {
    const recipe = own('en-GB', '200 ml milk', '100 g dark chocolate (may contain milk)');
    const { adaptation, recipe: adapted } = withoutDairy(recipe);
    expect(adapted.mayContain?.map(({ allergen }) => allergen)).toContain('Dairy');
    expect(adaptation.allergensLeft).toEqual(['Dairy']);
    expect(adapted.dietTypes).not.toContain('Vegan');
  });

  it('is gone where no other line names it', () => {
    const { adaptation, recipe } = withoutDairy(
      own('en-GB', '200 ml semi-skimmed milk, warmed', '200 g potatoes, mashed'),
    );
    expect(adaptation.allergensLeft).toEqual([]);
    expect(recipe.allergens).not.toContain('Dairy');
    expect(recipe.dietTypes).toContain('Vegan');
  });
});

it('keeps out an allergen that the words of another line deny', () => {
  const { recipe } = withoutDairy(own('en-GB', '100 g butter', '200 g gluten-free flour'));
  expect(recipe.allergens).not.toContain('Gluten');
  expect(recipe.allergens).not.toContain('Wheat');
});

it('shows the swap and not the words that name the original', () => {
  const { recipe } = withoutDairy(own('en-GB', '200 ml milk', '2 eggs'));
  const options = { factor: 1, system: 'metric', language: 'en-GB', category: 'Meals' } as const;
  const [line] = recipe.ingredients;
  expect(typeof line === 'object' && displayLine(line, options).name).toBe('oat milk');
});

it('words of a note add no allergen that the recipe does not have: its own ingredients are complete', () => {
  const recipe = own('en-GB', '100 g butter', '200 g potatoes, mashed with an egg');
  const { recipe: adapted } = withoutDairy({
    ...recipe,
    allergens: ['Dairy'],
    allergenEvidence: recipe.allergenEvidence?.filter(({ allergen }) => allergen === 'Dairy'),
  });
  expect(adapted.allergens).not.toContain('Eggs');
  expect(adapted.allergenEvidence?.map(({ allergen }) => allergen)).not.toContain('Eggs');
});

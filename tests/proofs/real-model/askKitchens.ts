import { ALLERGENS, type DietType, type Language } from '@contracts/vocabulary';
import { searchByIngredients } from '@kitchen/search/recipeSearch';
import { ingredientName } from '@kitchen/recipes/ingredientNames';
import { judgedKitchens } from '../../../bench/judgedKitchenFiles';
import type { RecipeAsk } from '../../../server/ai/recipeAsk';
import { createCorpusBook } from '../../../server/corpus/corpusBook';
import { compileCorpus } from '../../../server/corpus/loadCorpus';
import { fillShelf } from '../../../server/services/recipeShelf';
import { ROOT } from '../report';

const LANGUAGES: readonly Language[] = ['en-GB', 'en-US', 'es', 'fr'];
const DIETS: readonly DietType[] = ['Vegetarian', 'Vegan', 'Fish'];
/** Of this many kitchens, one excludes an allergen; of twice as many, one keeps a diet. */
const EXCLUDES_EVERY = 4;
const DIET_EVERY = 8;

/** What the models are asked for: one recipe for a kitchen that a person typed. */
export interface KitchenAsk {
  /** Its place, which stays the same however many are asked. */
  number: number;
  language: Language;
  typed: string;
  ask: RecipeAsk;
}

/** The judged kitchens in turns of the four languages, some with an allergen to leave out or a diet to keep. */
export const kitchenAsks = async (count: number): Promise<KitchenAsk[]> => {
  const corpus = createCorpusBook(compileCorpus(ROOT));
  const shelf = await fillShelf({
    corpus,
    imported: { batches: async function* () {}, findAll: () => Promise.resolve(new Map()) },
  });
  const kitchens = LANGUAGES.map((language) => [
    ...judgedKitchens('tune', language),
    ...judgedKitchens('unseen', language),
  ]);
  return Array.from({ length: count }, (_, number) => {
    const language = LANGUAGES[number % LANGUAGES.length]!;
    const turn = Math.floor(number / LANGUAGES.length);
    const of = kitchens[number % LANGUAGES.length]!;
    const { typed, kind } = of[turn % of.length]!;
    const excluded = turn % EXCLUDES_EVERY === 1 ? [ALLERGENS[turn % ALLERGENS.length]!] : [];
    const dietTypes = turn % DIET_EVERY === 2 ? [DIETS[turn % DIETS.length]!] : [];
    const fields = { category: 'None' as const, preferences: {} };
    const { ingredients, unknown, wished, mustUse } = searchByIngredients(shelf, fields, typed, language);
    const ask: RecipeAsk = {
      text: typed,
      language,
      category: kind === 'drink' ? 'Drinks' : 'Meals',
      excludedAllergens: [...excluded, ...wished.allergens],
      dietTypes: [...dietTypes, ...wished.diets],
      ruledOutIds: wished.ingredients,
      ...(mustUse.length > 0 && { useUpIds: mustUse, useUp: mustUse.map((id) => ingredientName(id, language)) }),
      ingredients,
      unknown,
      ruledOut: [],
      eaters: [],
      measurementSystem: language === 'en-US' ? 'imperial' : 'metric',
      count: 1,
    };
    return { number, language, typed, ask };
  });
};

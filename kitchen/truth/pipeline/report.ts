import { TRUTH_CHECKS, type Caution, type Correction, type TruthReport } from '@contracts/truth';
import type { Subcategory } from '@contracts/vocabulary';
import type { RecipeNutrition } from '../../facts/nutrition';
import { strictestDiet } from '../../facts/recipeFacts';
import { keptCuisine } from '../../reading/readCuisine';
import { rawOf } from '../heat/rawFood';
import type { WrittenRecipe } from '../types';
import type { Dish } from './dish';
import type { DishAllergens, DishDiets } from './facts';
import type { HonestTexts } from './mend';

/** Everything known about a draft that may be shown. */
export interface Findings {
  dish: Dish;
  texts: HonestTexts;
  subcategory: Subcategory;
  minutes: number;
  allergens: DishAllergens;
  diets: DishDiets;
  nutrition: RecipeNutrition | undefined;
}

/** The recipe as stored and shown. */
export const writtenRecipe = ({
  dish: { ask, draft, lines, servings, category },
  texts,
  subcategory,
  minutes,
  allergens,
  diets,
  nutrition,
}: Findings): WrittenRecipe => {
  const unread = lines.filter(({ named }) => named.length === 0).length;
  const cuisine = keptCuisine([draft.cuisine]);
  return {
    title: texts.title,
    description: texts.description,
    category,
    subcategory,
    dietType: diets.hasUnknown ? 'Unknown' : strictestDiet(diets.promised),
    dietTypes: diets.promised,
    ...(cuisine !== undefined && { cuisine }),
    language: ask.language,
    servings,
    prepTime: minutes,
    ...(nutrition && {
      calories: nutrition.perServing.calories,
      nutritionalInfo: nutrition.perServing,
      nutritionCoverage: nutrition.coverage,
    }),
    allergens: allergens.all,
    allergenEvidence: allergens.evidence,
    ...(allergens.mayContain?.length && { mayContain: allergens.mayContain }),
    ...(unread > 0 && { unreadLines: { count: unread, total: lines.length } }),
    ingredients: lines.map(({ wire }) => wire),
    instructions: texts.instructions,
  };
};

const RAW_CAUTIONS = [
  ['egg', 'rawEgg'],
  ['fish', 'rawFish'],
  ['meat', 'rawMeat'],
] as const;

const cautionsOf = ({ lines, steps }: Dish): Caution[] =>
  RAW_CAUTIONS.flatMap(([kind, caution]) => (rawOf(lines, steps, kind).length > 0 ? [caution] : []));

/** What was checked, corrected and computed, and what remains the model's word. */
export const truthReport = (
  { dish, allergens, nutrition }: Findings,
  { cuisine }: WrittenRecipe,
  corrections: Correction[],
): TruthReport => {
  const mended = new Set(corrections.map(({ check }) => check));
  const isChecked = (check: (typeof TRUTH_CHECKS)[number]) => check !== 'nutrition' || nutrition !== undefined;
  return {
    passed: TRUTH_CHECKS.filter((check) => !mended.has(check) && isChecked(check)),
    corrected: corrections,
    computed: ['allergens', 'diets', ...(nutrition ? (['calories', 'nutrition'] as const) : []), 'match'],
    claimed: [
      'title',
      'description',
      'times',
      'servings',
      ...(allergens.all.length > allergens.computed.length ? (['allergens'] as const) : []),
      ...(cuisine !== undefined ? (['cuisine'] as const) : []),
    ],
    cautions: cautionsOf(dish),
  };
};

import { DEFAULT_SERVINGS } from '@contracts/limits';
import type { Correction } from '@contracts/truth';
import { nutritionOf } from '../facts/nutrition';
import { ingredientById } from '../ingredients/ingredientTable';
import { cookingSteps } from './cookingSteps';
import { isAlcoholic } from './eaterRules';
import { lineFacts } from './lineFacts';
import { agreed } from './pipeline/agree';
import { createMend, type Dish, type Mend } from './pipeline/dish';
import { brokenDiets, dietsFor, eatenByTitle } from './pipeline/facts';
import { honestTexts, mendClaimedFields, mendDrinkKind, minutesFor } from './pipeline/mend';
import { categoryOf, mealOf, servingsOf } from './pipeline/read';
import {
  refuseDangers,
  refuseNoFood,
  refuseOtherLanguage,
  refuseOtherThanRecipes,
  refuseServings,
} from './pipeline/refuse';
import {
  refuseBrokenDiets,
  refuseExcluded,
  refuseNotUsedUp,
  refuseOtherCategory,
  refuseRuledOut,
  refuseSlow,
} from './pipeline/refuseUnasked';
import { truthReport, writtenRecipe, type Findings } from './pipeline/report';
import { readDraft, type ReadDraft } from './readDraft';
import type { CheckedRecipe, TruthAsk } from './types';

/** Reads the lines and steps of a draft. Refuses a draft that is not a recipe in the requested language. */
const readDish = (draft: ReadDraft, ask: TruthAsk, mend: Mend): Dish => {
  refuseOtherThanRecipes(draft);
  const lines = draft.ingredients.map((line) => lineFacts(line, ask.language));
  // Poison is reported before the language, and a list of unknown things before a sentence about them.
  refuseNoFood(draft, lines);
  refuseOtherLanguage(draft, ask.language);
  if (draft.servings === undefined) mend('form', 'no servings', String(DEFAULT_SERVINGS));
  const servings = servingsOf(draft);
  refuseServings(servings);
  return { ask, draft, lines, steps: cookingSteps(draft.steps), servings, category: categoryOf(draft, ask) };
};

const drinkKindOf = ({ lines }: Dish) => (isAlcoholic(lines) ? 'Alcoholic' : 'Non-alcoholic');

/** Repairs the texts and fields of a dish whose list and steps agree, and refuses what the cook excluded. */
const findingsOf = (
  dish: Dish,
  { allergens, besideIds }: Pick<ReturnType<typeof agreed>, 'allergens' | 'besideIds'>,
  corrections: Correction[],
  mend: Mend,
): Findings => {
  const { ask, draft, lines, steps, servings, category } = dish;
  const subcategory = category === 'Drinks' ? drinkKindOf(dish) : mealOf(draft.subcategory);
  refuseOtherCategory(dish, subcategory);
  mendDrinkKind(dish, subcategory, mend);

  const wire = lines.map((line) => line.wire);
  const nutrition = nutritionOf(wire, servings);
  const titled = eatenByTitle(draft.title, ask.language);
  const diets = dietsFor(lines, nutrition, [...besideIds, ...titled]);
  refuseBrokenDiets(ask, dietsFor(lines, nutrition).promised, { besideIds, titled });

  const calories = nutrition?.perServing.calories;
  const known = { allergens: allergens.all, brokenDiets: brokenDiets(diets, nutrition), calories };
  const texts = honestTexts(draft, steps, known, mend);
  const isAllergenMended = corrections.some(({ check }) => check === 'allergens');
  mendClaimedFields(dish, allergens, calories, isAllergenMended, mend);

  refuseExcluded(ask, lines, allergens.all, [texts.title, ...texts.instructions.map(({ step }) => step)]);
  refuseRuledOut(ask, lines, besideIds);
  refuseNotUsedUp(ask, lines);
  const minutes = minutesFor(dish, texts.instructions, mend);
  refuseSlow(ask, minutes);
  return { dish, texts, subcategory, minutes, allergens, diets, nutrition };
};

/** A draft that may be shown, and the ingredients that identify duplicates of it. */
export interface JudgedDraft {
  checked: CheckedRecipe;
  content: string;
}

const isNoStaple = (id: string) => ingredientById(id)?.isStaple !== true;

/**
 * The pipeline: read, refuse, agree, mend, report.
 * @param index position of the draft in the answer
 * @throws DraftRefusal with the first reason why the draft is not shown
 */
export const judgeDraft = (value: unknown, index: number, ask: TruthAsk): JudgedDraft => {
  const draft = readDraft(value);
  const corrections: Correction[] = [...draft.corrections];
  const mend = createMend(corrections);

  const read = readDish(draft, ask, mend);
  refuseDangers(read);
  const { lines, allergens, besideIds } = agreed(read, mend);
  // What a step used and the list forgot may be raw beans, too.
  if (lines.some((line) => !read.lines.includes(line))) refuseDangers({ ...read, lines });
  const findings = findingsOf({ ...read, lines }, { allergens, besideIds }, corrections, mend);

  const recipe = writtenRecipe(findings);
  const ingredientIds = [...new Set(lines.flatMap(({ ids }) => ids))];
  const report = truthReport(findings, recipe, corrections);
  return {
    checked: { index, recipe, ingredientIds, diets: findings.diets.promised, report },
    content: ingredientIds.filter(isNoStaple).sort().join(' '),
  };
};

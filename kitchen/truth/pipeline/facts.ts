import { DEFAULT_SERVINGS } from '@contracts/limits';
import { ALLERGENS, type Allergen, type DietType, type Language } from '@contracts/vocabulary';
import { detectAllergens } from '../../facts/allergens/allergenGuard';
import { normaliseAllergen } from '../../facts/allergens/allergens';
import { dietsOf, UNRESTRICTED } from '../../facts/diets';
import type { RecipeNutrition } from '../../facts/nutrition';
import { recipeFacts } from '../../facts/recipeFacts';
import { ingredientById } from '../../ingredients/ingredientTable';
import { foldText } from '../../reading/foldWord';
import { ingredientsInLines } from '../../reading/ingredientsInLines';
import { ingredientName } from '../../recipes/ingredientNames';
import { isSubstitute, lineFacts, type LineFacts } from '../lineFacts';

const ANIMALS: ReadonlySet<string | undefined> = new Set(['meat', 'fish']);

const ALLERGEN_NAME = /^[\p{L} ()'’-]{2,40}$/u;
const DENIAL = /\b(?:none|no|free|without|ningun[oa]?|sin|aucun|sans|n\/?a|unknown|not|nil|may|null)\b/;

/** Whether a claim names an allergen and denies none: not "None" or "nut-free". */
export const isAllergenName = (claim: string): boolean => ALLERGEN_NAME.test(claim) && !DENIAL.test(foldText(claim));

/** Facts of the lines by our rules. A substitute counts without ids, because they are those of the food it replaces. */
const factsOf = (lines: readonly LineFacts[], language: Language) =>
  recipeFacts(
    lines.map((line) => ({
      ...line.wire,
      report: detectAllergens(line.text, language),
      ids: isSubstitute(line) ? [] : line.named,
    })),
    { servings: DEFAULT_SERVINGS, nameOf: (id) => ingredientName(id, language) },
  );

/** Allergens of the lines: the computed ones and those that the model claims, the vocabulary's first. */
export const allergensFor = (lines: readonly LineFacts[], claims: readonly string[], language: Language) => {
  const { allergens, allergenEvidence: evidence, mayContain } = factsOf(lines, language);
  const claimed = claims.filter(isAllergenName).map(normaliseAllergen);
  // Wheat always carries gluten with it.
  const all = new Set<string>([...allergens, ...claimed, ...(claimed.includes('Wheat') ? ['Gluten'] : [])]);
  const known = ALLERGENS.filter((allergen) => all.has(allergen));
  const custom = [...all].filter((name) => !ALLERGENS.includes(name as Allergen));
  return {
    computed: allergens,
    all: [...known, ...custom],
    evidence,
    mayContain: mayContain?.filter(({ allergen }) => !all.has(allergen)),
  };
};

export type DishAllergens = ReturnType<typeof allergensFor>;

/**
 * The diets of the lines. A line that is unknown or only guessed allows none.
 * @param others what no line names and the cook is told to eat all the same, or expects by the title
 */
export const dietsFor = (
  lines: readonly LineFacts[],
  nutrition: RecipeNutrition | undefined,
  others: readonly string[] = [],
) => {
  const ofLines = lines.filter((line) => !isSubstitute(line)).flatMap((line) => line.named);
  const named = [...new Set([...ofLines, ...(ofLines.length > 0 ? others : [])])];
  const hasUnknown = lines.some((line) => line.named.length === 0 || line.isGuess);
  const byKnown = named.length > 0 ? dietsOf(named, nutrition) : [];
  return { hasUnknown, byKnown, promised: hasUnknown ? [...UNRESTRICTED] : byKnown };
};

export type DishDiets = ReturnType<typeof dietsFor>;

/** Between the foods of a title: one may be a substitute, and the next none. */
const PARTS_OF_TITLE = /[,:;&]|\s(?:with|and|on|in|con|y|e|en|sobre|avec|et|sur|au|aux)\s/iu;

/** Meat and fish that the title names: “Bacon with cabbage” whose list has no bacon is no dish for a vegetarian. */
export const eatenByTitle = (title: string, language: Language): string[] =>
  title.split(PARTS_OF_TITLE).flatMap((name) => {
    if (isSubstitute(lineFacts({ name, quantity: '', note: '' }, language))) return [];
    return ingredientsInLines([name]).filter((id) => ANIMALS.has(ingredientById(id)?.origin));
  });

const JUDGED_BY_NAMES: readonly DietType[] = ['Vegan', 'Vegetarian', 'Fish', 'Low FODMAP'];

/** Diets that the ingredients rule out, so that no text may claim them. Keto only with complete nutrition. */
export const brokenDiets = ({ byKnown }: DishDiets, nutrition: RecipeNutrition | undefined): DietType[] => {
  const isCounted = nutrition !== undefined && nutrition.coverage.covered === nutrition.coverage.total;
  const judged: readonly DietType[] = isCounted ? [...JUDGED_BY_NAMES, 'Keto'] : JUDGED_BY_NAMES;
  return judged.filter((diet) => !byKnown.includes(diet));
};

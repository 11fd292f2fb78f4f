import type { AllergenEvidence, Nutrition, Recipe } from '@contracts/recipe';
import { ALLERGENS, type Allergen, type DietType } from '@contracts/vocabulary';
import type { AllergenReport } from './allergens/allergenGuard';
import { allergensOf } from './allergens/allergens';
import { dietsOf, rennetCheesesIn, UNRESTRICTED } from './diets';
import { nutritionOf, type NutritionLine, type RecipeNutrition } from './nutrition';

/** One line of an ingredient list, with what was read from it. */
export interface FactLine extends NutritionLine {
  /** What `detectAllergens` found in its words; absent for our own recipes, whose ids are complete. */
  report?: AllergenReport;
  /** Every ingredient of the table that it names; empty when it was not understood. */
  ids: readonly string[];
  /** The ingredients were guessed from misspelt words. */
  isGuess?: boolean;
}

export interface FactOptions {
  /** BCP 47 tag of an unsupported language; no diet is promised then. */
  foreignLanguage?: string;
  servings: number;
  /** Name of an ingredient in the recipe. */
  nameOf: (ingredientId: string) => string;
}

/** What follows from the ingredients of a recipe. */
export interface RecipeFacts {
  allergens: Allergen[];
  allergenEvidence: AllergenEvidence[];
  mayContain?: AllergenEvidence[];
  dietTypes: DietType[];
  dietType: NonNullable<Recipe['dietType']>;
  rennetCheeses?: string[];
  calories?: number;
  nutritionalInfo?: Nutrition;
  nutritionCoverage?: RecipeNutrition['coverage'];
  unreadLines?: { count: number; total: number };
}

const STRICTEST_FIRST: readonly DietType[] = ['Vegan', 'Vegetarian', 'Fish'];

interface Finding extends AllergenEvidence {
  allergen: Allergen;
  isSure: boolean;
}

const withGluten = (finding: Finding): Finding[] =>
  finding.allergen === 'Wheat' ? [{ ...finding, allergen: 'Gluten' }, finding] : [finding];

/** Allergens named by the words of a line, and those its ingredients carry unless the words deny it. */
const findingsOf = ({ report, ids }: FactLine, nameOf: FactOptions['nameOf']): Finding[] => {
  const said = (report?.evidence ?? []).map(({ allergen, verdict, word, ingredientId, reason }): Finding => ({
    allergen,
    // A warning is not an ingredient, so it is quoted.
    ingredient: ingredientId === undefined || reason === 'statement' ? word : nameOf(ingredientId),
    isSure: verdict === 'contains',
  }));
  const carried = allergensOf(ids).evidence.flatMap(({ allergen, ingredientId }): Finding[] =>
    report?.denied.includes(allergen) ? [] : [{ allergen, ingredient: nameOf(ingredientId), isSure: true }],
  );
  return [...said, ...carried].flatMap(withGluten);
};

const placeOf = (allergen: string): number => {
  const place = (ALLERGENS as readonly string[]).indexOf(allergen);
  return place < 0 ? ALLERGENS.length : place;
};

/** Compares allergens in the order of the vocabulary; custom names come last. */
export const byVocabulary = (one: string, other: string): number => placeOf(one) - placeOf(other);

/** Evidence without repeats, in the order of the vocabulary. */
export const sortedEvidence = (findings: readonly AllergenEvidence[]): AllergenEvidence[] => {
  const pairs = new Map(
    findings.map(({ allergen, ingredient }) => [`${allergen} ${ingredient}`, { allergen, ingredient }]),
  );
  return [...pairs.values()].sort((one, other) => byVocabulary(one.allergen, other.allergen));
};

/** The diet shown on a recipe: the strictest that it fits. */
export const strictestDiet = (dietTypes: readonly DietType[]): DietType =>
  STRICTEST_FIRST.find((diet) => dietTypes.includes(diet)) ?? 'Meat';

const allergenFacts = (lines: readonly FactLine[], options: FactOptions) => {
  const findings = lines.flatMap((line) => findingsOf(line, options.nameOf));
  const sure = findings.filter(({ isSure }) => isSure);
  const contained = new Set(sure.map(({ allergen }) => allergen));
  const mayContain = sortedEvidence(findings.filter(({ allergen }) => !contained.has(allergen)));
  return {
    allergens: ALLERGENS.filter((allergen) => contained.has(allergen)),
    allergenEvidence: sortedEvidence(sure),
    ...(mayContain.length > 0 && { mayContain }),
  };
};

const dietFacts = (lines: readonly FactLine[], options: FactOptions, nutrition: RecipeNutrition | undefined) => {
  const ids = [...new Set(lines.flatMap((line) => line.ids))];
  const isForeign = options.foreignLanguage !== undefined;
  const isUnsure = isForeign || lines.some((line) => line.ids.length === 0 || line.isGuess);
  // The nutrition of a guess is a guess too, so it decides no diet either.
  const promised = isUnsure ? [...UNRESTRICTED] : dietsOf(ids, nutrition);
  const dietTypes = isForeign ? [] : promised;
  const rennetCheeses = isUnsure ? [] : rennetCheesesIn(ids);
  const dietType = isUnsure ? 'Unknown' : strictestDiet(dietTypes);
  return {
    dietTypes,
    dietType,
    ...(rennetCheeses.length > 0 && { rennetCheeses: rennetCheeses.map(options.nameOf) }),
  } as const;
};

/**
 * Everything that follows from the ingredients of a recipe, whatever its source: allergens are the union of what the words
 * say and what the known ingredients carry; diets, calories and nutrition come from the known ingredients. With a line that
 * was not understood or only guessed, no diet is promised. Nutrition is per serving, calories in kcal.
 */
export const recipeFacts = (lines: readonly FactLine[], options: FactOptions): RecipeFacts => {
  const nutrition = nutritionOf(lines, options.servings);
  const unread = lines.filter(({ ids }) => ids.length === 0).length;
  return {
    ...allergenFacts(lines, options),
    ...dietFacts(lines, options, nutrition),
    ...(nutrition && {
      calories: nutrition.perServing.calories,
      nutritionalInfo: nutrition.perServing,
      nutritionCoverage: nutrition.coverage,
    }),
    ...(unread > 0 && { unreadLines: { count: unread, total: lines.length } }),
  };
};

import type { AllergenEvidence, Need, Recipe, RecipeIngredient } from '@contracts/recipe';
import type { DietType, Language, Unit } from '@contracts/vocabulary';
import { dietsOf } from '../facts/diets';
import { byVocabulary, recipeFacts, sortedEvidence, strictestDiet, type RecipeFacts } from '../facts/recipeFacts';
import { ingredientById } from '../ingredients/ingredientTable';
import { ingredientName, quantityText } from '../recipes/localise';
import { measuresOf } from '../measures/measures';

/** Units in which a substitute can be measured like the original. */
const MEASURED: ReadonlySet<Unit> = new Set(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp']);

/** The line of the substitute: measured in the same unit, or by weight where the original was counted. */
const swappedLine = (line: RecipeIngredient, id: string, ratio: number, language: Language): RecipeIngredient => {
  const row = ingredientById(id);
  const isMeasured = line.unit !== undefined && MEASURED.has(line.unit);
  const [amount, unit] = isMeasured
    ? [line.amount, line.unit]
    : line.grams === undefined
      ? [undefined, undefined]
      : [line.grams, 'g' as const];
  const { grams: _grams, ml: _ml, amount: _amount, unit: _unit, ...rest } = line;
  const name = ingredientName(id, language);
  if (!row || amount === undefined || unit === undefined)
    return { ...rest, id, name, quantity: quantityText({ id }, language) };
  const scaled = amount * ratio;
  return {
    ...rest,
    id,
    name,
    quantity: quantityText({ id, amount: scaled, unit }, language),
    amount: scaled,
    unit,
    ...measuresOf(row, scaled, unit),
  };
};

const knownIdsOf = ({ id }: RecipeIngredient): string[] =>
  id !== undefined && ingredientById(id) !== undefined ? [id] : [];

/** A recipe that fits the key fits the value. */
const INCLUDES: Partial<Record<DietType, DietType>> = { Vegan: 'Vegetarian', Vegetarian: 'Fish' };

/**
 * The diets the recipe fitted before and those that only the replaced ingredient broke. A line may name more than its
 * one ingredient or be a guess, so the ids alone grant nothing new.
 */
const dietsAfter = (
  { dietTypes = [], dietType, foreignLanguage }: Recipe,
  facts: RecipeFacts,
  replacedId: string,
): Pick<RecipeFacts, 'dietTypes' | 'dietType'> => {
  const isUnknown = dietType === 'Unknown' || foreignLanguage !== undefined;
  const broken = (diet: DietType) => !isUnknown && !dietsOf([replacedId]).includes(diet);
  const mayKeep = (diet: DietType): boolean =>
    (dietTypes.includes(diet) || broken(diet)) && (INCLUDES[diet] === undefined || mayKeep(INCLUDES[diet]));
  const kept = facts.dietTypes.filter(mayKeep);
  return { dietTypes: kept, dietType: isUnknown ? 'Unknown' : strictestDiet(kept) };
};

type Lines = Recipe['ingredients'];

/**
 * The recipe with these lines, and everything that follows from them (nutrition, allergens, diets). Claimed allergens
 * are kept.
 * @param goneId the ingredient that is not in the lines any more
 */
const withLines = (recipe: Recipe, ingredients: Lines, goneId: string, language: Language): Recipe => {
  const facts = recipeFacts(
    ingredients.map((line) => (typeof line === 'string' ? { ids: [] } : { ...line, ids: knownIdsOf(line) })),
    { servings: recipe.servings, nameOf: (id) => ingredientName(id, language) },
  );
  const goneNames = new Set([
    ingredientName(goneId, language),
    ...recipe.ingredients.flatMap((line) => (typeof line !== 'string' && line.id === goneId ? line.name : [])),
  ]);
  // Keeps what the words of the other lines say, and what was claimed without evidence. When a line was not understood,
  // keeps all evidence of the whole recipe.
  const isUnderstood = facts.unreadLines === undefined;
  const stays = ({ ingredient }: AllergenEvidence) => !isUnderstood || !goneNames.has(ingredient);
  const evidence = [...facts.allergenEvidence, ...(recipe.allergenEvidence ?? []).filter(stays)];
  const hadEvidence = new Set((recipe.allergenEvidence ?? []).map(({ allergen }) => allergen));
  const claimed = recipe.allergens.filter((name) => !hadEvidence.has(name));
  const allergens = [...new Set([...evidence.map(({ allergen }) => allergen), ...claimed])].sort(byVocabulary);
  const mayContain = (recipe.mayContain ?? []).filter((one) => stays(one) && !allergens.includes(one.allergen));
  return {
    ...recipe,
    rennetCheeses: undefined,
    ...facts,
    ...dietsAfter(recipe, facts, goneId),
    ingredients,
    allergens,
    allergenEvidence: sortedEvidence(evidence),
    mayContain: mayContain.length > 0 ? mayContain : undefined,
    needs: recipe.needs?.filter(({ id }) => id !== goneId),
  };
};

const isOf = (line: Lines[number], id: string): line is RecipeIngredient => typeof line !== 'string' && line.id === id;

/**
 * A recipe with a missing ingredient replaced by its swap: the line, the needs, and everything that follows from the
 * ingredients. A need without a swap changes nothing.
 */
export const withSwap = (recipe: Recipe, need: Need, language: Language): Recipe => {
  const { id, swapId, swapRatio = 1 } = need;
  if (swapId === undefined || id === undefined || !recipe.ingredients.some((line) => isOf(line, id))) return recipe;
  const ingredients = recipe.ingredients.map((line) =>
    isOf(line, id) ? swappedLine(line, swapId, swapRatio, language) : line,
  );
  return {
    ...withLines(recipe, ingredients, id, language),
    has: [...(recipe.has ?? []), ingredientName(swapId, language)],
    matchedIngredients: recipe.matchedIngredients === undefined ? undefined : recipe.matchedIngredients + 1,
  };
};

/** A recipe without an ingredient, and with everything that follows from that. The last line stays. */
export const withoutLine = (recipe: Recipe, id: string, language: Language): Recipe => {
  const ingredients = recipe.ingredients.filter((line) => !isOf(line, id));
  const isSame = ingredients.length === recipe.ingredients.length;
  return isSame || ingredients.length === 0 ? recipe : withLines(recipe, ingredients, id, language);
};

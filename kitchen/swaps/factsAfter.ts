import type { AllergenEvidence, Recipe, RecipeIngredient } from '@contracts/recipe';
import type { DietType, Language } from '@contracts/vocabulary';
import { allergensOf } from '../facts/allergens/allergens';
import { dietsOf } from '../facts/diets';
import { factLine } from '../facts/factsOfLines';
import {
  byVocabulary,
  recipeFacts,
  sortedEvidence,
  strictestDiet,
  type FactLine,
  type RecipeFacts,
} from '../facts/recipeFacts';
import { ingredientById } from '../ingredients/ingredientTable';
import { ingredientName } from '../recipes/ingredientNames';

type Line = Recipe['ingredients'][number];

interface Spoken {
  language: Language;
  foreignLanguage?: string;
}

const knownIdsOf = ({ id }: RecipeIngredient): string[] =>
  id !== undefined && ingredientById(id) !== undefined ? [id] : [];

/** The lines of a recipe stay the same objects while it is adapted, and their words are long to read. */
const READ = new WeakMap<RecipeIngredient, { spokenIn: string; fact: FactLine }>();

/** What the words of a line say besides its one ingredient: "potatoes, mashed with butter". */
const saidBy = (line: RecipeIngredient, spoken: Spoken): FactLine => {
  const spokenIn = spoken.foreignLanguage ?? spoken.language;
  const known = READ.get(line);
  if (known?.spokenIn === spokenIn) return known.fact;
  const fact = factLine(line.written ?? [line.name, line.note].filter(Boolean).join(', '), line, spoken);
  READ.set(line, { spokenIn, fact });
  return fact;
};

/** A line that was not understood when the recipe was stored is not understood now, whatever its words seem to name. */
const factsOf = (line: Line, spoken: Spoken): FactLine => {
  if (typeof line === 'string') return { ids: [] };
  const own = knownIdsOf(line);
  if (own.length === 0) return { ids: [] };
  const said = saidBy(line, spoken);
  return { ...said, ids: [...new Set([...own, ...said.ids])], isGuess: false };
};

/**
 * The ingredient of a line, without what its words name besides. What the writer's words deny, it does not have
 * ("gluten-free flour"); a note may deny it of an ingredient that is gone.
 */
const listedIn = (line: Line, spoken: Spoken): FactLine => {
  if (typeof line === 'string') return { ids: [] };
  const report = line.written === undefined ? undefined : saidBy(line, spoken).report;
  return { ...line, ids: knownIdsOf(line), ...(report && { report: { ...report, evidence: [] } }) };
};

/** A recipe that fits the key fits the value. */
const INCLUDES: Partial<Record<DietType, DietType>> = { Vegan: 'Vegetarian', Vegetarian: 'Fish' };

interface DietsFound {
  /** What the listed ingredients allow. */
  listed: readonly DietType[];
  /** What every ingredient allows that the lines name, in their notes, too. */
  said: readonly DietType[];
  /** Every allergen that is still named, in warnings, too. */
  named: ReadonlySet<string>;
}

/**
 * The diets the recipe fitted before and those that only the replaced ingredient broke. While a line still names one of
 * its allergens, as in "may contain milk", no diet is new.
 */
const dietsAfter = (
  { dietTypes = [], dietType, foreignLanguage }: Recipe,
  { listed, said, named }: DietsFound,
  goneId: string,
): Pick<RecipeFacts, 'dietTypes' | 'dietType'> => {
  const isUnknown = dietType === 'Unknown' || foreignLanguage !== undefined;
  const isGone = !allergensOf([goneId]).allergens.some((allergen) => named.has(allergen));
  const gained = (diet: DietType) => !isUnknown && isGone && said.includes(diet) && !dietsOf([goneId]).includes(diet);
  const mayKeep = (diet: DietType): boolean =>
    (dietTypes.includes(diet) || gained(diet)) && (INCLUDES[diet] === undefined || mayKeep(INCLUDES[diet]));
  const kept = listed.filter(mayKeep);
  return { dietTypes: kept, dietType: isUnknown ? 'Unknown' : strictestDiet(kept) };
};

/**
 * What follows from the lines of a recipe after one ingredient was replaced or left out: nutrition, allergens, diets.
 * Claimed allergens are kept, and so is what the words of the other lines say.
 * @param goneId the ingredient that is not in the lines any more
 */
export const factsAfter = (
  recipe: Recipe,
  lines: readonly Line[],
  goneId: string,
  language: Language,
): RecipeFacts & Pick<Recipe, 'allergens'> => {
  const { servings, foreignLanguage, allergens: before, allergenEvidence = [], mayContain: warnings = [] } = recipe;
  const spoken = { language, ...(foreignLanguage !== undefined && { foreignLanguage }) };
  const options = { servings, nameOf: (id: string) => ingredientName(id, language) };
  const facts = recipeFacts(
    lines.map((line) => listedIn(line, spoken)),
    options,
  );
  const said = recipeFacts(
    lines.map((line) => factsOf(line, spoken)),
    options,
  );
  const goneNames = new Set([
    ingredientName(goneId, language),
    ...recipe.ingredients.flatMap((line) => (typeof line !== 'string' && line.id === goneId ? line.name : [])),
  ]);
  // When a line was not understood, all evidence of the whole recipe stays.
  const isUnderstood = facts.unreadLines === undefined;
  const stays = ({ ingredient }: AllergenEvidence) => !isUnderstood || !goneNames.has(ingredient);
  // The ingredients of our own recipes are complete, so words say nothing new: they only keep what the recipe had.
  const had = new Set([...before, ...warnings.map(({ allergen }) => allergen)]);
  const isHad = ({ allergen }: AllergenEvidence) => had.has(allergen);
  const evidence = [
    ...facts.allergenEvidence,
    ...said.allergenEvidence.filter(isHad),
    ...allergenEvidence.filter(stays),
  ];
  const hadEvidence = new Set(allergenEvidence.map(({ allergen }) => allergen));
  const claimed = before.filter((name) => !hadEvidence.has(name));
  const allergens = [...new Set([...evidence.map(({ allergen }) => allergen), ...claimed])].sort(byVocabulary);
  const mayContain = sortedEvidence(
    [...(said.mayContain ?? []).filter(isHad), ...warnings.filter(stays)].filter(
      ({ allergen }) => !allergens.includes(allergen),
    ),
  );
  const named = new Set([...allergens, ...mayContain.map(({ allergen }) => allergen)]);
  return {
    rennetCheeses: undefined,
    ...facts,
    ...dietsAfter(recipe, { listed: facts.dietTypes, said: said.dietTypes, named }, goneId),
    allergens: allergens as RecipeFacts['allergens'],
    allergenEvidence: sortedEvidence(evidence),
    mayContain: mayContain.length > 0 ? mayContain : undefined,
  };
};

import { cuisineOf } from '@contracts/cuisines';
import type { AllergenEvidence, Recipe } from '@contracts/recipe';
import { ALLERGENS, type Allergen } from '@contracts/vocabulary';
import { factLine } from '@kitchen/facts/factsOfLines';
import { detectAllergens } from '@kitchen/facts/allergens/allergenGuard';
import { recipeFacts, sortedEvidence, type FactLine, type RecipeFacts } from '@kitchen/facts/recipeFacts';
import { readLine } from '@kitchen/reading/lines/readLine';
import type { TextLanguage } from '@kitchen/reading/languageOfScores';
import { ingredientName } from '@kitchen/recipes/ingredientNames';
import { idOfLine } from '@kitchen/recipes/lineIds';
import type { ImportedFacts } from '../../db/tables/importedTables';
import type { StoredRecipe } from '../../text/recipeText';

type Line = Recipe['ingredients'][number];

interface Spoken extends TextLanguage {
  servings: number;
}

/** What a stored line may have said: the first words of its note stood before the name, after it, or apart from it. */
const wordings = (line: Line): string[] => {
  if (typeof line === 'string') return [line];
  const { name, note } = line;
  if (note === undefined) return [name];
  const [first, ...rest] = note.split(', ') as [string, ...string[]];
  return [`${first} ${name}`, `${name} ${first}`, `${name}, ${first}`].map((text) => [text, ...rest].join(', '));
};

const namesAllergen = ({ allergen, ingredient }: AllergenEvidence, { language, foreignLanguage }: TextLanguage) =>
  detectAllergens(ingredient, foreignLanguage === undefined ? language : undefined).evidence.some(
    (found) => found.allergen === allergen && found.verdict === 'contains',
  );

const withOwnId = (fact: FactLine, line: Line): FactLine => {
  const id = idOfLine(line);
  return id === undefined ? fact : { ...fact, ids: [...new Set([id, ...fact.ids])] };
};

/** The lines with the ingredients that none of them names any more, on the first line that names one. */
const withKnownIds = (facts: readonly FactLine[], knownIds: readonly string[]): FactLine[] => {
  const named = new Set(facts.flatMap(({ ids }) => ids));
  const lost = knownIds.filter((id) => !named.has(id));
  const place = facts.findIndex(({ ids }) => ids.length > 0);
  return facts.map((fact, i) => (i === place ? { ...fact, ids: [...fact.ids, ...lost] } : fact));
};

/**
 * The same for a recipe whose lines were not kept as they stood in the file. Its stored lines can be put together in
 * several ways: an allergen is added where all of them say so, and stays where one of them, or the word that gave it
 * away, still says so. A diet is promised where all of them promise it.
 * @param knownIds what the lines were read as when they were imported
 * @returns with `mayContain` naming allergens that are contained as well
 */
export const rebuiltFacts = (recipe: StoredRecipe, knownIds: readonly string[], spoken: Spoken): RecipeFacts => {
  const options = { ...spoken, nameOf: (id: string) => ingredientName(id, spoken.language) };
  const readings = [0, 1, 2].map((way) => {
    const facts = recipe.ingredients.map((line) => {
      const texts = wordings(line);
      return withOwnId(factLine(texts[way] ?? texts[0]!, line, spoken), line);
    });
    return recipeFacts(withKnownIds(facts, knownIds), options);
  });
  const strictest = readings.reduce((one, other) => (other.dietTypes.length < one.dietTypes.length ? other : one));
  const found = readings.flatMap(({ allergenEvidence }) => allergenEvidence);
  const isAgreed = ({ allergen }: AllergenEvidence) =>
    readings.every(({ allergens }) => allergens.some((name) => name === allergen));
  const isKept = (evidence: AllergenEvidence) =>
    found.some(({ allergen }) => allergen === evidence.allergen) || namesAllergen(evidence, spoken);
  const evidence = sortedEvidence([
    ...found.filter(isAgreed),
    ...(recipe.allergenEvidence ?? []).filter((one) => !isAgreed(one) && isKept(one)),
  ]);
  const contained = new Set(evidence.map(({ allergen }) => allergen));
  return {
    ...strictest,
    allergens: ALLERGENS.filter((allergen) => contained.has(allergen)),
    allergenEvidence: evidence,
    mayContain: sortedEvidence(readings.flatMap(({ mayContain = [] }) => mayContain)),
  };
};

/** What a search filters an imported recipe by. */
export const searchFactsOf = (recipe: StoredRecipe): ImportedFacts => {
  const cuisine = cuisineOf(recipe);
  return {
    category: recipe.category,
    subcategory: recipe.subcategory,
    ...(cuisine && { cuisine }),
    allergens: recipe.allergens as Allergen[],
    diets: recipe.dietTypes ?? [],
    mayContain: [...new Set(recipe.mayContain?.map(({ allergen }) => allergen as Allergen))],
    unread: recipe.ingredients.filter((line) => idOfLine(line) === undefined).length,
    isUnread: recipe.unreadLines !== undefined || recipe.foreignLanguage !== undefined,
  };
};

/** Ids of the ingredients that lines ask for, each once: what a search by ingredients finds the recipe by. */
export const idsOfLines = (texts: readonly string[], spoken: TextLanguage): string[] => [
  ...new Set(texts.flatMap((text) => readLine(text, spoken).ids)),
];

/** The same from stored lines, for those that named none when they were imported. */
export const idsOfUnread = ({ ingredients }: StoredRecipe, spoken: TextLanguage): string[] =>
  idsOfLines(
    ingredients.filter((line) => idOfLine(line) === undefined).map((line) => wordings(line).at(-1)!),
    spoken,
  );

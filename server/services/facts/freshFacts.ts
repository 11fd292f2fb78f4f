import { factsOfLines } from '@kitchen/facts/factsOfLines';
import type { RecipeFacts } from '@kitchen/facts/recipeFacts';
import type { TextLanguage } from '@kitchen/reading/languageOfScores';
import type { OutdatedImport, RefreshedImport } from '../../repositories/importedRows';
import type { StoredRecipe } from '../../text/recipeText';
import { idsOfLines, idsOfUnread, rebuiltFacts, searchFactsOf } from './importedFacts';
import { postedFacts } from './postedFacts';
import { writtenFacts } from './writtenFacts';

const spokenBy = ({ language = 'en-GB', foreignLanguage }: StoredRecipe): TextLanguage => ({
  language,
  foreignLanguage,
});

/** Allergens that the sender or the model named, and our own rules did not find. */
const claimedIn = ({ allergens, allergenEvidence }: StoredRecipe): string[] =>
  allergens.filter((name) => !allergenEvidence?.some(({ allergen }) => allergen === name));

/** The recipe with these facts in place of its own. */
const withFacts = (recipe: StoredRecipe, { mayContain = [], ...facts }: RecipeFacts, claimed: readonly string[]) => {
  const { allergenEvidence: _evidence, mayContain: _mayContain, dietTypes: _diets, dietType: _diet, rennetCheeses: _cheeses, calories: _calories, nutritionalInfo: _nutrition, nutritionCoverage: _coverage, unreadLines: _unread, ...rest } = recipe; // prettier-ignore
  const allergens = [...new Set([...facts.allergens, ...claimed])];
  const possible = mayContain.filter(({ allergen }) => !allergens.includes(allergen));
  return { ...rest, ...facts, allergens, ...(possible.length > 0 && { mayContain: possible }) };
};

/** A posted or written recipe with everything that follows from its ingredients by the rules of today. */
export const freshRecipe = (recipe: StoredRecipe): StoredRecipe => {
  const facts = recipe.generated
    ? writtenFacts(recipe)
    : postedFacts(recipe.ingredients, spokenBy(recipe), recipe.servings);
  return withFacts(recipe, facts, claimedIn(recipe));
};

/** An imported recipe with everything that follows from its ingredients by the rules of today. */
export const freshImport = ({ id, recipe, sourceLines, ingredientIds }: OutdatedImport): RefreshedImport => {
  const spoken = spokenBy(recipe);
  const options = { ...spoken, servings: recipe.servings };
  const facts = sourceLines
    ? factsOfLines(sourceLines, recipe.ingredients, options)
    : rebuiltFacts(recipe, ingredientIds, options);
  const fresh = withFacts(recipe, facts, []);
  return {
    id,
    recipe: fresh,
    ingredientIds: sourceLines
      ? idsOfLines(sourceLines, spoken)
      : [...new Set([...ingredientIds, ...idsOfUnread(recipe, spoken)])],
    facts: searchFactsOf(fresh),
  };
};

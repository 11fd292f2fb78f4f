import { detectAllergens } from '@kitchen/facts/allergens/allergenGuard';
import { dietsOf, UNRESTRICTED } from '@kitchen/facts/diets';
import { nutritionOf } from '@kitchen/facts/nutrition';
import { recipeFacts, type RecipeFacts } from '@kitchen/facts/recipeFacts';
import { ingredientName } from '@kitchen/recipes/ingredientNames';
import { isSubstitute, lineFacts } from '@kitchen/truth/lineFacts';
import type { StoredRecipe } from '../../text/recipeText';

/**
 * As the checks of a written recipe compute them. A vegan butter stands in for butter: its words count for the
 * allergens, its ingredient for nothing.
 */
export const writtenFacts = (recipe: StoredRecipe): RecipeFacts => {
  const { language = 'en-GB', servings } = recipe;
  const options = { servings, nameOf: (id: string) => ingredientName(id, language) };
  const lines = recipe.ingredients.map((line) => {
    const { name, quantity = '', note = '' } = typeof line === 'string' ? { name: line } : line;
    const { text, named, isGuess } = lineFacts({ name, quantity, note }, language);
    const fact = {
      ...(typeof line !== 'string' && line),
      report: detectAllergens(text, language),
      ids: named,
      isGuess: isGuess === true,
    };
    return { fact, isMock: isSubstitute({ wire: { name, quantity, note } }) };
  });
  const real = lines.filter(({ isMock }) => !isMock).map(({ fact }) => fact);
  const ids = [...new Set(real.flatMap((line) => line.ids))];
  const isUnsure = lines.some(({ fact }) => fact.ids.length === 0 || fact.isGuess);
  const nutrition = nutritionOf(lines.map(({ fact }) => fact), servings); // prettier-ignore
  const { unreadLines: _unread, ...facts } = recipeFacts(
    lines.map(({ fact, isMock }) => (isMock ? { ...fact, ids: [] } : fact)),
    options,
  );
  const unread = lines.filter(({ fact }) => fact.ids.length === 0).length;
  return {
    ...facts,
    dietTypes: isUnsure ? [...UNRESTRICTED] : dietsOf(ids, nutrition),
    dietType: isUnsure ? 'Unknown' : recipeFacts(real, options).dietType,
    ...(unread > 0 && { unreadLines: { count: unread, total: lines.length } }),
  };
};

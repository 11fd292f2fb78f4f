import type { RecipeWords } from '@contracts/ownRecipes';
import type { PostedRecipe, RecipeIngredient } from '@contracts/recipe';
import { saidSeconds } from '../ownRecipe';

/** The written lines with their headings; the server reads what they mean. */
const linesOf = (entries: RecipeWords['ingredients']): Pick<RecipeIngredient, 'name' | 'written' | 'section'>[] => {
  const lines: Pick<RecipeIngredient, 'name' | 'written' | 'section'>[] = [];
  let section: string | undefined;
  for (const { text, isHeading } of entries) {
    const plain = text.trim();
    if (plain === '') continue;
    if (isHeading) section = plain.replace(/\s*:$/, '');
    else {
      lines.push({ name: plain, written: plain, ...(section !== undefined && { section }) });
      section = undefined;
    }
  }
  return lines;
};

/** Words as they are posted to a server, which reads their lines. For many recipes at once: no line is read here. */
export const postedOfLines = (words: RecipeWords): PostedRecipe => {
  const {
    title,
    about,
    category,
    subcategory,
    language = 'en-GB',
    servings,
    minutes,
    ingredients,
    steps,
    source,
  } = words;
  return {
    title,
    description: about,
    category,
    subcategory,
    language: words.language,
    servings,
    prepTime: minutes,
    ingredients: linesOf(ingredients),
    instructions: steps
      .filter((step) => step.trim() !== '')
      .map((step) => ({ step: step.trim(), time: saidSeconds(step, { language }) })),
    originalRecipeSource: source,
  };
};

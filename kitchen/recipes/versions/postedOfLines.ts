import { photoPath } from '@contracts/photoPaths';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { PostedRecipe, RecipeIngredient } from '@contracts/recipe';

type PostedLine = Pick<RecipeIngredient, 'name' | 'written' | 'section'>;

/** The written lines with their headings; the server reads what they mean. */
const linesOf = (entries: RecipeWords['ingredients']): PostedLine[] => {
  const lines: PostedLine[] = [];
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

/**
 * Words as they are posted to a server, which reads their lines. For many recipes at once: no line is read here, and no
 * step has a timer yet.
 */
export const postedOfLines = (words: RecipeWords): PostedRecipe => ({
  title: words.title,
  description: words.about,
  ...(words.photo !== undefined && { imageUrl: photoPath(words.photo) }),
  category: words.category,
  subcategory: words.subcategory,
  language: words.language,
  servings: words.servings,
  prepTime: words.minutes,
  ingredients: linesOf(words.ingredients),
  instructions: words.steps.filter((step) => step.trim() !== ''),
  originalRecipeSource: words.source,
});

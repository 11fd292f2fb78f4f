import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { CorpusBook } from '../corpus/corpusBook';
import { readPicturePath, writePicturePath } from '../images/service/pictureVariants';
import { fromJsonText, toJsonText, type JsonText } from '../text/jsonText';
import { hasDeveloperData, pageOf, unmarkedRecipe, unmarkedText, type RecipePage, type StoredRecipe } from '../text/recipeText'; // prettier-ignore

interface Dependencies {
  corpus: CorpusBook;
  /** Whether a model's prompt and answer are sent with its recipes, for developers. */
  hasDevTools: boolean;
}

/** Stored recipes as the API returns them: under their id, with the drawing chosen last. */
export const createShownRecipes = ({ corpus, hasDevTools }: Dependencies) => {
  /** Drawings of recipes outside the corpus, which has its own list. */
  const variants = new Map<RecipeId, number>();

  const shownImage = (id: RecipeId, imageUrl: string | undefined) => {
    const variant = variants.get(id);
    const first = variant === undefined || imageUrl === undefined ? undefined : readPicturePath(imageUrl);
    return first && variant ? writePicturePath({ ...first, variant }) : imageUrl;
  };

  const shown = (id: RecipeId, { _devData, ...recipe }: StoredRecipe): Recipe =>
    unmarkedRecipe(id, {
      ...recipe,
      imageUrl: shownImage(id, recipe.imageUrl),
      ...(hasDevTools && _devData && { _devData }),
    });

  return {
    shown,

    /** A stored recipe as the API returns it, with its text. */
    pageOf: (id: RecipeId, stored: StoredRecipe): RecipePage => pageOf(shown(id, stored)),

    /**
     * A recipe as JSON text, as the API returns it.
     * @param body what the database has under this id
     * @returns undefined when it is neither there nor in the corpus
     */
    textOf(id: RecipeId, body: JsonText<StoredRecipe> | null, language: Language): JsonText<Recipe> | undefined {
      const known = corpus.text(id, language);
      if (known !== undefined || body === null) return known;
      return variants.has(id) || hasDeveloperData(body)
        ? toJsonText(shown(id, fromJsonText(body)))
        : unmarkedText(id, body);
    },

    /** Sets the drawing a recipe is shown with from now on, unless a later one is. */
    showVariant(id: RecipeId, variant: number): void {
      if (corpus.has(id)) corpus.showVariant(id, variant);
      else variants.set(id, Math.max(variant, variants.get(id) ?? 1));
    },
  };
};

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';
import { originalAddress } from '@/lib/recipe/originalRecipe';
import { selectLanguage } from '@/slices/preferencesSlice';
import { draftStarted } from '@/slices/recipeDraftSlice';
import { adoptPhoto } from '@/store/ownPhotoThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useRecipe } from '@/store/useRecipe';
import { PageSpinner } from '../Layout/PageSpinner';
import { Lead } from './AddRecipeView.styles';
import { contentOfRecipe } from './draftContent';
import { messages } from './messages';

const beginningOf = (recipe: Recipe) => ({
  words: wordsOf(recipe),
  ...(recipe.version !== undefined && { version: recipe.version }),
});

/** Begins a draft with a recipe: to edit an own one, or to copy any other. */
export const FromRecipe = ({ id }: { id: RecipeId }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const { recipe, status } = useRecipe(id);

  useEffect(() => {
    if (!recipe) return;
    const isOwn = isOwnRecipe(recipe) && recipe.isSaved;
    // The photo of another cook's recipe may be gone one day; a copy keeps it.
    if (!isOwn) void dispatch(adoptPhoto(recipe)).catch(() => undefined);
    const content = contentOfRecipe(recipe, language);
    if (isOwn) dispatch(draftStarted({ content, origin: '', replaces: recipe.id, began: beginningOf(recipe) }));
    // A copy leads back to what it was made of, or to where that is from.
    else dispatch(draftStarted({ content: { ...content, source: content.source || originalAddress(id) }, origin: '' }));
  }, [dispatch, id, language, recipe]);

  return status === 'loading' || recipe ? <PageSpinner /> : <Lead>{formatMessage(messages.gone)}</Lead>;
};

import { createAction } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';

/** The server has stored a recipe under an id of its own: whoever knows the recipe by the other one changes theirs. */
export const recipeIdReplaced = createAction<{ from: RecipeId; to: RecipeId }>('api/recipeIdReplaced');

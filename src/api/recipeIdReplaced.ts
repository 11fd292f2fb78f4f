import { createAction } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';

/** The server assigned a new id. Replace the old one wherever it is stored. */
export const recipeIdReplaced = createAction<{ from: RecipeId; to: RecipeId }>('api/recipeIdReplaced');

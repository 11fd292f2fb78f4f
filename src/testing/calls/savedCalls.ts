import { savedApi } from '@/api/savedApi';
import { aRecipe } from '../builders';
import type { CallTable } from './call';

const POSTED = { title: 'Pie', category: 'Meals' as const, ingredients: ['flour'], instructions: ['Bake.'] };
const SAVE = { recipeId: 7, recipe: POSTED };
const EDIT = { version: 'abcdefghijklmnop', recipe: POSTED };
const RATING = { recipeId: 7, rating: 4 };
const saved = savedApi.endpoints;

/** The saved list and the recipes of an account. */
export const SAVED_CALLS = {
  saveRecipe: {
    route: 'POST /api/user/recipes/saved',
    make: (store) => store.dispatch(saved.saveRecipe.initiate(SAVE)),
    sends: SAVE,
    answer: { id: 7 },
  },
  getSavedRecipes: {
    route: 'GET /api/user/recipes/saved',
    make: (store) => store.dispatch(saved.getSavedRecipes.initiate()),
    answer: [aRecipe()],
  },
  removeRecipe: {
    route: 'DELETE /api/user/recipes/saved/7',
    make: (store) => store.dispatch(saved.removeRecipe.initiate({ id: 7 })),
    answer: null,
  },
  rateRecipe: {
    route: 'POST /api/user/recipes/ratings',
    make: (store) => store.dispatch(saved.rateRecipe.initiate(RATING)),
    sends: RATING,
    answer: null,
  },
  editRecipe: {
    route: 'PUT /api/user/recipes/7',
    make: (store) => store.dispatch(saved.editRecipe.initiate({ id: 7, ...EDIT })),
    sends: EDIT,
    answer: { outcome: 'stored', recipe: aRecipe() },
  },
  getRecipeHistory: {
    route: 'GET /api/user/recipes/7/versions',
    make: (store) => store.dispatch(saved.getRecipeHistory.initiate(7)),
    answer: { versions: [], dropped: 0 },
  },
  keepPhoto: {
    route: `PUT /api/user/photos/${'ab'.repeat(32)}`,
    make: (store) => store.dispatch(saved.keepPhoto.initiate({ name: 'ab'.repeat(32), jpeg: 'QUJD' })),
    sends: { jpeg: 'QUJD' },
    answer: null,
  },
} satisfies CallTable;

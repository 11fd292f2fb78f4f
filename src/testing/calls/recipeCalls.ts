import { READ_FILE_TIMEOUT_MS, READ_PHOTOS_TIMEOUT_MS } from '@contracts/limits';
import { apiSlice } from '@/api/apiSlice';
import { addRecipeApi } from '@/api/addRecipeApi';
import { recipePageApi } from '@/api/recipePageApi';
import { sharedPhotoApi } from '@/api/sharedPhotoApi';
import { anAnswer, aRecipe } from '../builders';
import type { CallTable } from './call';

const SEARCH = {
  ingredients: 'eggs',
  category: 'None' as const,
  preferences: { excludedAllergens: [], dietTypes: [], language: 'es' as const },
};
const POSTED = { title: 'Pie', category: 'Meals' as const, ingredients: ['flour'], instructions: ['Bake.'] };
const FEEDBACK = {
  recipeId: 7,
  recipeTitle: 'Shakshuka',
  imageUrl: '/pictures/shakshuka.webp',
  isAccurate: false,
  feedbackText: 'No eggs.',
};
const KITCHEN = { ingredients: 'eggs', excludedAllergens: ['Dairy'], dietTypes: [] };
const IMPORTED = {
  id: 10_007,
  at: 1,
  words: {
    title: 'Pie',
    about: '',
    category: 'Meals' as const,
    subcategory: 'None' as const,
    servings: 4,
    ingredients: [{ text: '200 g flour' }],
    steps: ['Bake.'],
  },
};
const PAGE = { address: 'https://soup.example/leek' };
const guest = apiSlice.endpoints;
const recipePage = recipePageApi.endpoints;
const addRecipe = addRecipeApi.endpoints;

/** Searching, reading and sharing recipes. */
export const RECIPE_CALLS = {
  analyze: {
    route: 'POST /api/analyze',
    make: (store) => store.dispatch(guest.analyze.initiate(SEARCH, { track: false })),
    answer: anAnswer(),
  },
  getSuggestions: {
    route: 'GET /api/suggestions',
    make: (store) =>
      store.dispatch(guest.getSuggestions.initiate({ text: 'tom', mode: 'ingredients', language: 'es' })),
    answer: { suggestions: [{ kind: 'ingredient', id: 'tomato', name: 'tomate' }] },
  },
  keepSharedPhoto: {
    route: `PUT /api/recipes/photos/${'ab'.repeat(32)}`,
    make: (store) =>
      store.dispatch(sharedPhotoApi.endpoints.keepSharedPhoto.initiate({ name: 'ab'.repeat(32), jpeg: 'QUJD' })),
    sends: { jpeg: 'QUJD' },
    answer: null,
  },
  createRecipe: {
    route: 'POST /api/recipes',
    make: (store) => store.dispatch(guest.createRecipe.initiate(POSTED)),
    sends: POSTED,
    answer: { id: 7 },
  },
  getRecipe: {
    route: 'GET /api/recipes/7',
    make: (store) => store.dispatch(guest.getRecipe.initiate({ id: 7, language: 'fr' })),
    answer: aRecipe(),
  },
  adaptRecipe: {
    route: 'POST /api/recipes/7/adapt',
    make: (store) => store.dispatch(recipePage.adaptRecipe.initiate({ id: 7, ...KITCHEN })),
    sends: KITCHEN,
    answer: { swaps: [], leftOut: [], toBuy: [], inTheWay: [], allergensLeft: [], unread: 0 },
  },
  deleteRecipe: {
    route: 'DELETE /api/recipes/7',
    make: (store) => store.dispatch(recipePage.deleteRecipe.initiate(7)),
    answer: null,
  },
  shareRecipe: {
    route: 'POST /api/recipes/share',
    make: (store) => store.dispatch(guest.shareRecipe.initiate(POSTED)),
    sends: POSTED,
    answer: { id: 7, url: 'https://larder.example/recipe/7' },
  },
  sendImageFeedback: {
    route: 'POST /api/recipes/image-feedback',
    make: (store) => store.dispatch(recipePage.sendImageFeedback.initiate(FEEDBACK)),
    sends: FEEDBACK,
    answer: { newImageUrl: '/pictures/shakshuka~1.webp' },
  },
  readPage: {
    route: 'POST /api/recipes/from-page',
    make: (store) => store.dispatch(addRecipe.readPage.initiate(PAGE)),
    sends: PAGE,
    answer: { ...PAGE, text: 'Soup\n\nIngredients:\n2 leeks\n\nMethod:\nSimmer.' },
  },
  readPhotos: {
    route: 'POST /api/recipes/from-photos',
    make: (store) => store.dispatch(addRecipe.readPhotos.initiate([new Blob(['page'])])),
    answer: { text: 'Soup' },
    timeoutMs: READ_PHOTOS_TIMEOUT_MS,
  },
  readFile: {
    route: 'POST /api/recipes/from-file',
    make: (store) => store.dispatch(addRecipe.readFile.initiate({ file: new Blob(['{}']), name: 'all.json' })),
    answer: [{ fault: 'noRecipe', where: 'all.json' }],
    timeoutMs: READ_FILE_TIMEOUT_MS,
  },
  saveImported: {
    route: 'POST /api/user/recipes/imported',
    make: (store) => store.dispatch(addRecipe.saveImported.initiate({ recipes: [IMPORTED] })),
    sends: { recipes: [IMPORTED] },
    answer: { results: [{ id: 7, isNew: true }] },
  },
} satisfies CallTable;

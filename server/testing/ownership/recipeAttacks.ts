import { photoPath } from '@contracts/photoPaths';
import { form } from '../openApp';
import { asTexts, asVictim, everyRecipe, PHOTO, reading, SOUP, TITLE, type Attack } from './attack';

const ANALYZE: Attack = (victim) =>
  [{ recipeName: TITLE }, { ingredients: 'leek, butter', offset: 0 }].map((payload) => ({
    url: '/api/analyze',
    payload: { ...asVictim(victim), ...payload },
  }));

/** Searches, recipes, pictures and the saved list. */
export const RECIPE_ATTACKS: Readonly<Record<string, Attack>> = {
  'GET /api/user/recipes/saved': reading('/api/user/recipes/saved'),
  'GET /api/suggestions': reading(`/api/suggestions?text=${TITLE.slice(0, 4)}&mode=name&language=en-GB`),
  'GET /api/recipes/:id': (victim) => everyRecipe(victim).map((id) => ({ url: `/api/recipes/${id}` })),
  'DELETE /api/recipes/:id': (victim) =>
    [...everyRecipe(victim), victim.guest.recipe].map((id) => ({ url: `/api/recipes/${id}` })),
  'POST /api/analyze': ANALYZE,
  'POST /api/recipes': (victim) =>
    [undefined, ...everyRecipe(victim)].map((id) => ({
      url: '/api/recipes',
      payload: { ...SOUP, ...asVictim(victim), title: 'Another soup', id },
    })),
  'POST /api/recipes/:id/adapt': (victim) =>
    everyRecipe(victim).map((id) => ({
      url: `/api/recipes/${id}/adapt`,
      payload: { ...asVictim(victim), ingredients: 'leek', excludedAllergens: [], dietTypes: [] },
    })),
  'POST /api/recipes/from-page': (victim) =>
    ['http://127.0.0.1/', victim.link].map((address) => ({
      url: '/api/recipes/from-page',
      payload: { ...asVictim(victim), address },
    })),
  'POST /api/recipes/share': (victim) =>
    ['Another soup', `${TITLE}, shared`].flatMap((title) =>
      [undefined, victim.photo, victim.guest.photo].map((photo) => ({
        url: '/api/recipes/share',
        payload: {
          ...SOUP,
          ...asVictim(victim),
          title,
          id: victim.sharedRecipe,
          ...(photo !== undefined && { imageUrl: photoPath(photo) }),
        },
      })),
    ),
  'POST /api/recipes/image-feedback': (victim) =>
    everyRecipe(victim).map((recipeId) => ({
      url: '/api/recipes/image-feedback',
      payload: {
        ...asVictim(victim),
        visitor: `user:${victim.uid}`,
        recipeId,
        recipeTitle: 'Soup',
        imageUrl: '',
        isAccurate: false,
        feedbackText: 'Another word',
      },
    })),
  'POST /api/user/recipes/saved': (victim) =>
    everyRecipe(victim).map((recipeId) => ({
      url: '/api/user/recipes/saved',
      payload: { ...asVictim(victim), recipeId, recipe: { ...SOUP, title: 'Another soup' }, at: 0 },
    })),
  'PUT /api/user/recipes/:id': (victim) =>
    [...everyRecipe(victim), victim.guest.recipe].map((id) => ({
      url: `/api/user/recipes/${id}`,
      payload: { ...asVictim(victim), version: 'mallory_saved_it', recipe: { ...SOUP, title: 'Another soup' } },
    })),
  'PUT /api/user/photos/:name': (victim) => [
    {
      url: `/api/user/photos/${victim.photo}`,
      payload: { ...asVictim(victim), jpeg: PHOTO.toString('base64') },
    },
    { url: `/api/user/photos/${victim.photo}`, payload: { ...asVictim(victim), jpeg: 'QUJD' } },
  ],
  'PUT /api/recipes/photos/:name': (victim) =>
    [victim.photo, victim.guest.photo].flatMap((name) =>
      [PHOTO.toString('base64'), 'QUJD'].map((jpeg) => ({
        url: `/api/recipes/photos/${name}`,
        payload: { ...asVictim(victim), owner: `user:${victim.uid}`, jpeg },
      })),
    ),
  'GET /api/photos/:file': (victim) => [
    ...reading(`/api/photos/${victim.photo}.jpg`)(victim, victim),
    ...[...everyRecipe(victim), victim.guest.recipe].map((id) => ({ url: `/api/photos/${victim.photo}.jpg?of=${id}` })),
    ...everyRecipe(victim).map((id) => ({ url: `/api/photos/${victim.guest.photo}.jpg?of=${id}` })),
  ],
  'GET /api/user/recipes/:id/versions': (victim) =>
    everyRecipe(victim).flatMap((id) => reading(`/api/user/recipes/${id}/versions`)(victim, victim)),
  'DELETE /api/user/recipes/saved/:id': (victim) =>
    everyRecipe(victim).map((id) => ({
      url: `/api/user/recipes/saved/${id}`,
      query: { uid: victim.uid, at: '8000000000000' },
    })),
  'POST /api/recipes/from-file': (victim) => [
    { url: '/api/recipes/from-file', payload: asVictim(victim) },
    {
      url: '/api/recipes/from-file',
      ...form(asTexts(asVictim(victim)), { name: 'file', bytes: Buffer.from(JSON.stringify(asVictim(victim))) }),
    },
  ],
  'POST /api/recipes/from-photos': (victim) => [
    { url: '/api/recipes/from-photos', payload: asVictim(victim) },
    {
      url: '/api/recipes/from-photos',
      ...form(asTexts(asVictim(victim)), { name: 'image', bytes: PHOTO }),
    },
  ],
  'POST /api/user/recipes/imported': (victim) =>
    everyRecipe(victim).map((id) => ({
      url: '/api/user/recipes/imported',
      payload: {
        ...asVictim(victim),
        recipes: [
          {
            ...asVictim(victim),
            id,
            at: 0,
            words: {
              title: TITLE,
              about: '',
              category: 'Meals',
              subcategory: 'None',
              servings: 2,
              ingredients: [{ text: 'leek' }],
              steps: ['Simmer.'],
            },
          },
        ],
      },
    })),
  'POST /api/user/recipes/ratings': (victim) =>
    everyRecipe(victim).map((recipeId) => ({
      url: '/api/user/recipes/ratings',
      payload: { ...asVictim(victim), recipeId, rating: 1 },
    })),
};

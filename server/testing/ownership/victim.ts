import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { photoPath } from '@contracts/photoPaths';
import type { Recipe } from '@contracts/recipe';
import type { UserExport } from '@contracts/userExport';
import { readUpload } from '../../import/upload/readUpload';
import { signUp } from '../signUp';
import { everyRecipe, FORMER_WORDS, PHOTO, preferencesWith, RATING, SOUP, TITLE, type Victim } from './attack';
import { readGuest, shareAsGuest } from './guest';

const CHANGED_AT_EACH_READ = /"(?:exportedAt|lastUsedAt|expiresAt)":"[^"]*"/g;

type User = Awaited<ReturnType<typeof signUp>>;

const idOf = (reply: { json: <T>() => T }) => reply.json<{ id: number }>().id;

/** A recipe of hers with two versions. */
const writeOwn = async (cook: User): Promise<number> => {
  const ownRecipe = idOf(await cook.post('/api/recipes', { ...SOUP, title: TITLE }));
  for (const [base, version, description] of [
    [undefined, 'qanary_version_1', FORMER_WORDS],
    ['qanary_version_1', 'qanary_version_2', 'Qanary words'],
  ])
    await cook.send('PUT', `/api/user/recipes/${ownRecipe}`, {
      payload: { version, base, recipe: { ...SOUP, title: TITLE, description } },
    });
  return ownRecipe;
};

/** A shopping list with one line, and its link. */
const fillShopping = async (cook: User, lineId: string): Promise<string> => {
  await cook.post('/api/shopping', {
    changes: [{ id: lineId, thing: { name: 'Qanary seed', language: 'en-GB' }, state: 'open', at: 1_000 }],
  });
  return (await cook.post('/api/shopping/share', {})).json<{ share: string }>().share;
};

/** A note on a known recipe, an own one that was cooked and is in a collection, and the link to the collection. */
const fillCookbook = async (cook: User, lineId: string, recipes: { known: number; own: number }) => {
  const known = { id: recipes.known, title: 'x' };
  const own = { id: recipes.own, title: 'x' };
  const collectionId = `col-${lineId}`;
  const lineOf = (id: string, thing: object) => ({ id, thing, state: 'open', at: 1_000 });
  const cooked = { on: '2026-03-01', servings: 2, stars: 5, comment: 'Qanary supper' };
  await cook.post('/api/cookbook', {
    changes: [
      lineOf(lineId, { kind: 'note', recipe: known, text: 'Qanary note' }),
      lineOf(`ckd-${lineId}`, { kind: 'cooked', recipe: own, ...cooked }),
      lineOf(collectionId, { kind: 'collection', name: 'Qanary shelf' }),
      lineOf(`mem-${lineId}`, { kind: 'member', collection: collectionId, recipe: own }),
    ],
  });
  const shared = await cook.post(`/api/cookbook/collections/${collectionId}/share`, {});
  return { collectionId, collectionLink: shared.json<{ share: string }>().share };
};

/** Signs up a user and fills every part of the account. */
export const fillAccount = async (app: FastifyInstance, name: string): Promise<Victim> => {
  const cook = await signUp(app, name);
  await cook.send('PUT', '/api/user/profile', { payload: { firstName: 'Qanaryada', lastName: 'Qanaryson' } });
  await cook.post('/api/preferences', preferencesWith('Qanary spice'));
  const ownRecipe = await writeOwn(cook);
  const shared = await cook.post('/api/recipes/share', { ...SOUP, title: `${TITLE}, shared` });
  const found = await cook.post('/api/analyze', { recipeName: 'Shakshuka' });
  const knownRecipe = found.json<{ recipes: Recipe[] }>().recipes[0]!.id;
  const lineId = createHash('sha256').update(`line of ${cook.uid}`).digest('hex').slice(0, 20);
  const share = await fillShopping(cook, lineId);
  const collection = await fillCookbook(cook, lineId, { known: knownRecipe, own: ownRecipe });
  const photo = createHash('sha256').update(PHOTO).digest('hex');
  await cook.send('PUT', `/api/user/photos/${photo}`, { payload: { jpeg: PHOTO.toString('base64') } });
  const victim = {
    ...cook,
    photo,
    lineId,
    share,
    ...collection,
    ownRecipe,
    sharedRecipe: idOf(shared),
    knownRecipe,
    link: shared.json<{ url: string }>().url,
    guest: await shareAsGuest(app, name),
    sessionIds: (await cook.get('/api/user/sessions')).json<{ id: number }[]>().map(({ id }) => id),
  };
  for (const recipeId of everyRecipe(victim))
    await cook.post('/api/user/recipes/ratings', { recipeId, rating: RATING });
  await cook.post('/api/recipes/image-feedback', {
    recipeId: knownRecipe,
    recipeTitle: 'Shakshuka',
    imageUrl: '',
    isAccurate: false,
    feedbackText: 'Qanary feedback',
  });
  return victim;
};

/** Each finds a recipe that only she has. */
const HER_SEARCHES = [{ recipeName: TITLE }, { ingredients: 'leek, butter' }];

/** Everything she owns, as she reads it. The maker of a shared recipe is no longer stored once two users shared it. */
export const everythingOf = async (victim: Victim): Promise<string> => {
  const answers = await Promise.all(
    [
      '/api/auth/me',
      '/api/preferences',
      '/api/user/recipes/saved',
      '/api/shopping',
      '/api/cookbook',
      ...everyRecipe(victim).map((id) => `/api/recipes/${id}`),
      `/api/user/recipes/${victim.ownRecipe}/versions`,
    ].map(async (url) => `${url} ${(await victim.get(url)).body}`),
  );
  for (const wish of HER_SEARCHES) {
    const { body } = await victim.post('/api/analyze', wish);
    answers.push(body.includes(TITLE) ? body : `her own recipe is not found by ${JSON.stringify(wish)}`);
  }
  answers.push(
    JSON.stringify(await readUpload({ name: 'x.zip', bytes: (await victim.get('/api/user/archive')).rawPayload })),
  );
  const photo = await victim.get(photoPath(victim.photo));
  answers.push(`her photo: ${photo.statusCode} ${photo.rawPayload.toString('base64')}`, await readGuest(victim));
  const exported = (await victim.get('/api/user/export')).json<UserExport>();
  const { recipes, ...rest } = exported;
  const own = recipes?.filter(({ isShared }) => !isShared);
  return [...answers, JSON.stringify({ ...rest, own }).replace(CHANGED_AT_EACH_READ, '')].join('\n');
};

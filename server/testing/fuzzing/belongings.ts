import { createHash } from 'node:crypto';
import type { Random } from '../../images/canvas/seededRandom';
import { PHOTO } from '../ownership/attack';
import type { SignedUp } from '../signUp';

/** What a cook of a fuzzed server has: a guess would never reach the calls that need the id or the link of one. */
export interface Belongings {
  cook: SignedUp;
  /** The id of an own recipe. */
  recipe: number;
  collection: string;
}

const TART = {
  category: 'Meals',
  language: 'en-GB',
  ingredients: [{ name: '2 leeks', written: '2 leeks' }],
  instructions: ['Bake for 35 minutes.'],
};

/** The name of the one photo that a fuzzed server gets. */
export const PHOTO_NAME = createHash('sha256').update(PHOTO).digest('hex');
export const PHOTO_JPEG = PHOTO.toString('base64');

/** The id of a line: the same few, so that many calls are about a line that is there. */
export const lineId = (random: Random): string => 'abcdefgh'[random.whole(0, 7)]!.repeat(20);

/**
 * Gives a cook an own recipe, a collection with it, and a shopping list.
 * @returns what the cook has, and the ends of the links to the list and to the collection
 */
export const giveBelongings = async (cook: SignedUp, number: number) => {
  const recipe = { ...TART, title: `Leek tart ${number}` };
  const saved = await cook.post('/api/user/recipes/saved', { recipeId: 10_100 + number, recipe });
  const { id } = saved.json<{ id: number }>();
  const about = { id, title: recipe.title };
  const collection = 'collection-of-a-cook';
  await cook.post('/api/cookbook', {
    changes: [
      { id: collection, thing: { kind: 'collection', name: 'Sundays' }, state: 'open', at: 1 },
      { id: 'member-of-collection', thing: { kind: 'member', collection, recipe: about }, state: 'open', at: 1 },
    ],
  });
  const shareOf = async (url: string) => (await cook.post(url, {})).json<{ share: string }>().share;
  return {
    own: { cook, recipe: id, collection } satisfies Belongings,
    list: await shareOf('/api/shopping/share'),
    link: await shareOf(`/api/cookbook/collections/${collection}/share`),
  };
};

/** Changes of a shopping list that mostly fit. */
export const listChanges = (random: Random): unknown =>
  random.pick<unknown>([
    [],
    [{ id: lineId(random), thing: { name: 'egg', language: 'fr' }, state: 'open', at: 1 }],
    [{ id: lineId(random), thing: { name: 'rice', language: 'es', amount: 2, unit: 'kg' }, state: 'ticked', at: Date.now() }], // prettier-ignore
    [{ id: lineId(random), state: random.pick(['ticked', 'gone']), at: Date.now() }],
  ]);

/** Changes of a cookbook that mostly fit: lines of every kind, of which some change their kind. */
export const bookChanges = (random: Random, recipeId: () => number): unknown => {
  const recipe = () => ({ id: recipeId(), title: 'Tart' });
  const thing = random.pick<unknown>([
    { kind: 'note', recipe: recipe(), text: 'Less salt' },
    { kind: 'note', recipe: recipe(), step: { index: random.whole(0, 5), words: 'Bake for' }, text: 'Longer' },
    { kind: 'cooked', recipe: recipe(), on: '2026-03-01', servings: 2, stars: random.whole(0, 5), comment: '' },
    { kind: 'cooked', recipe: recipe(), version: '', on: '2024-02-29', servings: 0.5, stars: 0, comment: 'Dry' },
    { kind: 'collection', name: 'Mondays' },
    { kind: 'member', collection: lineId(random), recipe: recipe() },
  ]);
  return random.pick<unknown>([
    [{ id: lineId(random), thing, state: 'open', at: Date.now() - random.whole(-1_000, 1_000) }],
    [{ id: lineId(random), state: 'gone', at: Date.now() }],
  ]);
};

/** Recipes of a file that mostly fit. */
export const importedRecipes = (random: Random, recipeId: () => number): unknown =>
  Array.from({ length: random.whole(1, 3) }, (_, i) => ({
    id: random.chance(0.5) ? recipeId() : 10_500 + i,
    at: Date.now() - random.whole(0, 1_000_000),
    ...(random.chance(0.3) && { rating: random.whole(1, 5) }),
    words: {
      title: `Soup ${random.whole(0, 20)}`,
      about: '',
      category: 'Meals',
      subcategory: 'None',
      servings: 2,
      ingredients: [{ text: '2 leeks' }, { text: 'To serve', isHeading: true }, { text: 'bread' }],
      steps: ['Simmer for 20 minutes.'],
      ...(random.chance(0.3) && { photo: PHOTO_NAME }),
    },
  }));

/** A file as another program writes it, whole or broken. */
export const fileOfRecipes = (random: Random): Uint8Array => {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek soup',
    recipeIngredient: ['2 leeks', '500 ml stock'],
    recipeInstructions: ['Simmer for 20 minutes.'],
  };
  const text = JSON.stringify(random.chance(0.5) ? [recipe, recipe] : recipe);
  return Buffer.from(random.chance(0.7) ? text : text.slice(0, random.whole(0, text.length)));
};

import { photoNameIn } from '@contracts/photoPaths';
import type { EditRecipeRequest, EditRecipeResponse } from '@contracts/ownRecipes';
import type { Preferences, StoredPreferences } from '@contracts/preferences';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { RatingRequest, SaveRecipeRequest } from '@contracts/savedRecipes';
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { mergedWords } from '@kitchen/recipes/versions/mergeWords';
import { postedOfWords, wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { answering, refusal, type Sent } from './fakeAnswers';
import { aRecipe } from './builders';

interface Timed<T> {
  value: T;
  at: number;
}

/** Intercepts a call before the server sees it: returns a replacement answer, a wait, or nothing. */
type Mischief = (sent: Sent, nth: number) => unknown;

interface Start {
  saved?: readonly Recipe[];
  preferences?: Partial<StoredPreferences>;
  mischief?: Mischief;
  /** The answer that arrives instead, after the server has processed the call. */
  onTheWayBack?: Mischief;
}

/** An edit as the server takes it: stored, merged, or refused where both changed the same words. */
const edited = (
  known: Recipe,
  { version, base = '', recipe }: EditRecipeRequest,
  versions: Map<string, Recipe>,
  store: (recipe: Recipe) => void,
): EditRecipeResponse => {
  if (versions.has(version)) return { outcome: known.version === version ? 'stored' : 'merged', recipe: known };
  versions.set(known.version ?? '', known);
  // A photo is among the words, a drawing is not.
  const drawing = photoNameIn(known.imageUrl) === undefined ? known.imageUrl : undefined;
  const mine = { ...known, imageUrl: drawing, ...(recipe as Partial<Recipe>), id: known.id, version };
  if ((known.version ?? '') === base) {
    versions.set(version, mine);
    store(mine);
    return { outcome: 'stored', recipe: mine };
  }
  const before = versions.get(base);
  const words = mergedWords({ base: before && wordsOf(before), mine: wordsOf(mine), theirs: wordsOf(known) });
  if (!words) return { outcome: 'differs', recipe: known, ...(before && { base: wordsOf(before) }) };
  versions.set(version, mine);
  const merged = {
    ...mine,
    imageUrl: drawing,
    ...(postedOfWords(words) as Partial<Recipe>),
    version: `${version.slice(1)}m`,
  };
  store(merged);
  return { outcome: 'merged', recipe: merged };
};

/** Saved recipes and ratings. The newer change wins. */
const createAccountList = (saved: readonly Recipe[]) => {
  const bodies = new Map<RecipeId, Recipe>(saved.map((recipe) => [recipe.id, recipe]));
  const isSaved = new Map<RecipeId, Timed<boolean>>(saved.map(({ id }, i) => [id, { value: true, at: 1_000 - i }]));
  const ratings = new Map<RecipeId, Timed<number>>(
    saved
      .filter(({ userRating }) => userRating > 0)
      .map(({ id, userRating }) => [id, { value: userRating, at: 1_000 }]),
  );
  const versions = new Map<string, Recipe>();
  const list = () =>
    [...isSaved]
      .filter(([, { value }]) => value)
      .sort(([, a], [, b]) => b.at - a.at)
      .map(([id, { at }]) => ({
        ...(bodies.get(id) ?? aRecipe({ id, title: `Dish ${id}` })),
        id,
        isSaved: true,
        userRating: ratings.get(id)?.value ?? 0,
        savedAt: at,
      }));
  const put = <T>(map: Map<RecipeId, Timed<T>>, id: RecipeId, value: T, at = Date.now()) => {
    if (at >= (map.get(id)?.at ?? 0)) map.set(id, { value, at });
  };
  return {
    list,
    stars: (): Record<string, number> => Object.fromEntries([...ratings].map(([id, { value }]) => [id, value])),
    save: (id: RecipeId, { recipe, at }: SaveRecipeRequest) => {
      if (recipe) bodies.set(id, aRecipe({ ...(recipe as Partial<Recipe>), id }));
      put(isSaved, id, true, at);
      return { id };
    },
    edit: (id: RecipeId, request: EditRecipeRequest): EditRecipeResponse | undefined => {
      const known = bodies.get(id);
      return known && edited(known, request, versions, (recipe) => bodies.set(id, recipe));
    },
    rate: ({ recipeId, rating, at }: RatingRequest) => {
      put(ratings, recipeId, rating, at);
      put(isSaved, recipeId, true, at);
      return null;
    },
    remove: (id: RecipeId, at: string | null) => {
      put(isSaved, id, false, at === null ? undefined : Number(at));
      return null;
    },
  };
};

/** "SAVE 7", "RATE 7 4", "REMOVE 7" in the order of sending. */
const writesIn = (sent: readonly Sent[]) =>
  sent.flatMap(({ route, body }) => {
    const { recipeId, rating } = Object(body) as { recipeId?: number; rating?: number };
    if (route === 'POST /api/user/recipes/saved') return [`SAVE ${recipeId}`];
    if (route === 'POST /api/user/recipes/ratings') return [`RATE ${recipeId} ${rating}`];
    if (route.startsWith('PUT /api/user/photos/')) return [`PHOTO ${route.split('/').at(-1)!.slice(0, 4)}`];
    if (route.startsWith('PUT')) return [`EDIT ${route.split('/').at(-1)}`];
    return route.startsWith('DELETE') ? [`REMOVE ${route.split('/').at(-1)}`] : [];
  });

const EMPTY_SHOPPING = { revision: 0, isWhole: true, entries: [], refused: [], share: null };

/**
 * A fake server with one account that stores saved recipes, ratings and preferences like the real one: the newer
 * change wins. Replaces `fetch` for the duration of a test.
 */
export const accountServer = ({ saved = [], preferences = {}, ...start }: Start = {}) => {
  const account = createAccountList(saved);
  const nothing: Mischief = () => undefined;
  const server = {
    mischief: start.mischief ?? nothing,
    onTheWayBack: start.onTheWayBack ?? nothing,
    preferences: { ...DEFAULT_PREFERENCES, isStored: true, ...preferences } as StoredPreferences,
    /** Ids assigned to recipes that the server does not know. */
    newIds: new Map<RecipeId, RecipeId>(),
    list: account.list,
    /** An edit by another device. */
    edit: account.edit,
    ids: () => account.list().map(({ id }) => id),
    stars: account.stars,
  };

  const answerTo = ({ route, body, search }: Sent): unknown => {
    if (route === 'GET /api/user/recipes/saved') return account.list();
    if (route === 'GET /api/preferences') return server.preferences;
    if (route === 'POST /api/preferences') {
      server.preferences = { ...(body as Preferences), isStored: true };
      return null;
    }
    if (route === 'POST /api/user/recipes/saved') {
      const request = body as SaveRecipeRequest;
      return account.save(server.newIds.get(request.recipeId) ?? request.recipeId, request);
    }
    const [, changed] = /^PUT \/api\/user\/recipes\/(\d+)$/.exec(route) ?? [];
    if (changed) return account.edit(Number(changed), body as EditRecipeRequest) ?? refusal(404);
    if (route.startsWith('PUT /api/user/photos/')) return null;
    if (route === 'POST /api/user/recipes/ratings') return account.rate(body as RatingRequest);
    const [, removed] = /^DELETE \/api\/user\/recipes\/saved\/(\d+)$/.exec(route) ?? [];
    if (removed) return account.remove(Number(removed), new URLSearchParams(search).get('at'));
    return refusal(501, `no ${route} here`);
  };

  let nth = 0;
  const { sent, answer } = answering(
    new Proxy({} as Record<string, unknown>, {
      get: () => async (one: Sent) => {
        if (one.route.endsWith(' /api/cookbook')) return { ...EMPTY_SHOPPING, shares: {} };
        // The shopping list has its own tests; here it is empty, and never in the way.
        if (one.route.endsWith(' /api/shopping')) return EMPTY_SHOPPING;
        nth += 1;
        const ours = nth;
        const instead = await server.mischief(one, ours);
        if (instead !== undefined) return instead;
        const done = answerTo(one);
        return (await server.onTheWayBack(one, ours)) ?? done;
      },
    }),
  );
  jest.spyOn(window, 'fetch').mockImplementation(answer);
  return Object.assign(server, {
    sent,
    writes: () => writesIn(sent),
    sentTo: (route: string) => sent.filter((one) => one.route === route).map(({ body }) => body),
  });
};

export type AccountServer = ReturnType<typeof accountServer>;

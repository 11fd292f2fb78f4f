import type { Preferences, StoredPreferences } from '@contracts/preferences';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { RatingRequest, SaveRecipeRequest } from '@contracts/savedRecipes';
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
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

/** Saved recipes and ratings. The newer change wins. */
const createAccountList = (saved: readonly Recipe[]) => {
  const bodies = new Map<RecipeId, Recipe>(saved.map((recipe) => [recipe.id, recipe]));
  const isSaved = new Map<RecipeId, Timed<boolean>>(saved.map(({ id }, i) => [id, { value: true, at: 1_000 - i }]));
  const ratings = new Map<RecipeId, Timed<number>>(
    saved
      .filter(({ userRating }) => userRating > 0)
      .map(({ id, userRating }) => [id, { value: userRating, at: 1_000 }]),
  );
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
    if (route === 'POST /api/user/recipes/ratings') return account.rate(body as RatingRequest);
    const [, removed] = /^DELETE \/api\/user\/recipes\/saved\/(\d+)$/.exec(route) ?? [];
    if (removed) return account.remove(Number(removed), new URLSearchParams(search).get('at'));
    return refusal(501, `no ${route} here`);
  };

  let nth = 0;
  const { sent, answer } = answering(
    new Proxy({} as Record<string, unknown>, {
      get: () => async (one: Sent) => {
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

import type { IndexEntry, MatchQuery, MatchResult, Purchase } from './matchRecipes';

/** Random numbers in [0, 1) that are the same in each run (mulberry32). For tests and measurements. */
export const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const completing = (entries: readonly IndexEntry[], { have, required, forbidden }: MatchQuery): Purchase[] => {
  const recipes = new Map<number, number>();
  for (const { ingredientIds, mask } of entries) {
    const missing = [...new Set(ingredientIds)].filter((id) => !have.includes(id));
    const [only] = missing;
    if (missing.length !== 1 || only === undefined) continue;
    if ((mask & required) === required && (mask & forbidden) === 0) recipes.set(only, (recipes.get(only) ?? 0) + 1);
  }
  return [...recipes]
    .map(([ingredient, count]) => ({ ingredient, recipes: count }))
    .sort((a, b) => b.recipes - a.recipes || a.ingredient - b.ingredient);
};

/** The same answer as the engine's by the plainest means: look at every recipe, then sort. The engine is held against it. */
export const bruteForce = (entries: readonly IndexEntry[], query: MatchQuery): MatchResult => {
  const have = new Set(query.have);
  const all = entries
    .map(({ ingredientIds, popularity, mask }, entry) => {
      const own = new Set(ingredientIds);
      return { entry, matched: [...own].filter((id) => have.has(id)).length, total: own.size, popularity, mask };
    })
    .filter(
      ({ matched, mask }) =>
        matched > 0 && (mask & query.required) === query.required && (mask & query.forbidden) === 0,
    )
    .sort(
      (a, b) =>
        b.matched * a.total - a.matched * b.total ||
        b.matched - a.matched ||
        b.popularity - a.popularity ||
        a.entry - b.entry,
    );
  return {
    hits: all
      .slice(query.offset, query.offset + query.limit)
      .map(({ entry, matched, total }) => ({ entry, matched, total })),
    total: all.length,
    ...(query.purchases !== undefined && { purchases: completing(entries, query).slice(0, query.purchases) }),
  };
};

/** Recipes of 0 to 14 ingredients; a few ingredients are in most of them, as in a real kitchen. */
export const randomCorpus = (random: () => number, size: number, ingredients: number): IndexEntry[] =>
  Array.from({ length: size }, () => ({
    ingredientIds: Array.from({ length: Math.floor(random() * 15) }, () => Math.floor(random() ** 2 * ingredients)),
    popularity: Math.floor(random() * 100),
    mask: Math.floor(random() * 2 ** 12),
  }));

/** What a cook may ask: up to ten ingredients, sometimes filters, sometimes a later page. */
export const randomQuery = (random: () => number, ingredients: number): MatchQuery => ({
  have: Array.from({ length: Math.floor(random() * 11) }, () => Math.floor(random() ** 1.5 * ingredients)),
  required: random() < 0.3 ? 1 << Math.floor(random() * 12) : 0,
  forbidden: random() < 0.3 ? 1 << Math.floor(random() * 12) : 0,
  limit: 1 + Math.floor(random() * 12),
  offset: random() < 0.3 ? Math.floor(random() * 20) : 0,
  ...(random() < 0.5 && { purchases: 1 + Math.floor(random() * 8) }),
});

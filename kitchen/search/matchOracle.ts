import { INGREDIENTS } from '../ingredients/ingredientTable';
import { createHiddenTally } from './hiddenTally';
import type { IndexEntry } from './matchIndex';
import type { MatchQuery, MatchResult, Purchase } from './matchQuery';
import { CLASS_AT } from './relevance/ingredientClasses';
import { RECIPE_TRAITS, recipeTrait } from './relevance/recipeTrait';
import { ABOUT_SHARE, misfitOf, NEED, NEED_UNREAD, scoreOf, STAND_IN } from './relevance/score';
import { variedChoice, variedPage, VARIED } from './relevance/variety';
import { isDrink } from '../facts/factsMask';
import { AT_LEAST, CUT, LEAST_BEST, STRONG_MAX, VARIETY_WORTH } from './strongMatches';

/** Repeatable random numbers in [0, 1) (mulberry32). For tests and measurements. */
export const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A recipe as this kitchen sees it. */
const seen = (entry: IndexEntry, position: number, { held, kind }: MatchQuery) => {
  const ingredients = [...new Set(entry.ingredientIds)];
  const isDirect = (number: number) => held.some(({ numbers }) => numbers.includes(number));
  const isStoodIn = (number: number) => !isDirect(number) && held.some(({ standIns }) => standIns.includes(number));
  const uses = held.map(({ numbers }) => ingredients.some((number) => numbers.includes(number)));
  const standsIn = held.map(({ standIns }, i) => {
    const stood = ingredients.some((number) => standIns.includes(number) && isStoodIn(number));
    return !uses[i] && stood;
  });
  const matched = ingredients.filter((number) => isDirect(number) || isStoodIn(number));
  const total = ingredients.length + (entry.unread ?? 0);
  const missing = ingredients.filter((number) => !matched.includes(number));
  const heaviest = Math.max(0, ...held.map(({ weight }) => weight));
  const used =
    sum(held.map(({ weight }, i) => (uses[i] ? weight : standsIn[i] ? STAND_IN * weight : 0))) /
    (sum(held.map(({ weight }) => weight)) || 1);
  const ids = ingredients.map((number) => INGREDIENTS[number]!.id);
  const trait = RECIPE_TRAITS.indexOf(recipeTrait(ids, isDrink(entry.mask)));
  return {
    ...entry,
    position,
    dishKind: entry.dishKind ?? 0,
    ingredients,
    missing,
    isUsed: held.map((_, i) => uses[i] || standsIn[i]),
    matched: matched.length,
    total,
    used,
    score: scoreOf(
      {
        used,
        isToThePoint: held.some(({ weight }, i) => (uses[i] || standsIn[i]) && weight >= ABOUT_SHARE * heaviest),
        need: sum(missing.map((number) => NEED[CLASS_AT[number]!])) + NEED_UNREAD * (entry.unread ?? 0),
        share: matched.length / total,
        popularity: entry.popularity,
      },
      misfitOf(kind, trait),
    ),
  };
};
type Seen = ReturnType<typeof seen>;

const isBestFirst = (a: Seen, b: Seen) =>
  b.matched * a.total - a.matched * b.total ||
  b.used - a.used ||
  b.popularity - a.popularity ||
  a.position - b.position;

const completing = (matches: readonly Seen[], most: number): Purchase[] => {
  const recipes = new Map<number, number>();
  for (const { missing, unread = 0 } of matches)
    if (missing.length === 1 && unread === 0) recipes.set(missing[0]!, (recipes.get(missing[0]!) ?? 0) + 1);
  return [...recipes]
    .map(([ingredient, count]) => ({ ingredient, recipes: count }))
    .sort((a, b) => b.recipes - a.recipes || a.ingredient - b.ingredient)
    .slice(0, most);
};

/** The engine's result by the simplest means: look at every recipe, then sort. Tests compare the engine with it. */
export const bruteForce = (entries: readonly IndexEntry[], query: MatchQuery): MatchResult => {
  const { required, forbidden, forbiddenMay = 0, cuisines, mustUse = [], maxMinutes = Infinity } = query;
  const offered = entries
    .map((entry, position) => seen(entry, position, query))
    .filter(({ matched, minutes = Infinity }) => matched > 0 && minutes <= maxMinutes);
  const isPermitted = ({ mask, mayMask = 0 }: Seen) =>
    (mask & required) === required && (mask & forbidden) === 0 && (mayMask & forbiddenMay) === 0;
  const isOfCuisine = ({ cuisine = 0 }: Seen) => !cuisines?.length || cuisines.includes(cuisine);
  const isUsing = ({ ingredients }: Seen) =>
    mustUse.every((group) => group.some((number) => ingredients.includes(number)));
  const permitted = offered.filter(isPermitted);
  const matches = permitted.filter((match) => isOfCuisine(match) && isUsing(match));
  const ranked = [...matches].sort((a, b) => b.score - a.score || a.position - b.position).slice(0, STRONG_MAX);
  const best = ranked[0]?.score ?? 0;
  const above = ranked.filter(({ score }) => score >= best - (1 - CUT) * Math.max(best, LEAST_BEST));
  const isWorth = (newcomer: Seen, other: Seen) => newcomer.score >= other.score - VARIETY_WORTH;
  const rest = ranked.slice(above.length, VARIED);
  const strong = [...above, ...variedChoice(above, rest, Math.max(0, AT_LEAST - above.length), isWorth)];
  const weaker = matches.filter((match) => !strong.includes(match));
  const tally = createHiddenTally({ required, forbidden, forbiddenMay, base: query.base ?? { required, forbidden } });
  for (const match of offered)
    if (!isPermitted(match) && isOfCuisine(match) && isUsing(match)) tally.add(match.mask, match.mayMask ?? 0);
  const page = variedPage(strong.sort(isBestFirst), (a, b) => a.matched / a.total === b.matched / b.total);
  const isStrongPage = query.offset < strong.length;
  const from = isStrongPage ? query.offset : query.offset - strong.length;
  return {
    hits: (isStrongPage ? page : weaker.sort(isBestFirst))
      .slice(from, from + query.limit)
      .map(({ position, matched, total }) => ({ entry: position, matched, total })),
    total: matches.length,
    strong: strong.length,
    uses: query.held.map((_, i) => permitted.filter((match) => isOfCuisine(match) && match.isUsed[i]).length),
    ...(query.purchases !== undefined && { purchases: completing(matches, query.purchases) }),
    ...(query.base && { hidden: tally.counts }),
    ...(cuisines && {
      cuisines: Uint32Array.from(
        { length: 256 },
        (_, i) => permitted.filter((match) => isUsing(match) && (match.cuisine ?? 0) === i).length,
      ),
    }),
  };
};

/** Recipes of 0 to 14 ingredients; a few ingredients are in most of them, as in a real kitchen. */
export const randomCorpus = (random: () => number, size: number, ingredients: number): IndexEntry[] =>
  Array.from({ length: size }, () => ({
    ingredientIds: Array.from({ length: Math.floor(random() * 15) }, () => Math.floor(random() ** 2 * ingredients)),
    popularity: Math.floor(random() * 100),
    mask: Math.floor(random() * 2 ** 12),
    cuisine: Math.floor(random() * 5),
    mayMask: Math.floor(random() * 2 ** 12) & Math.floor(random() * 2 ** 12),
    dishKind: Math.floor(random() * 3),
    unread: random() < 0.2 ? Math.floor(random() * 4) : 0,
    ...(random() < 0.9 && { minutes: Math.floor(random() * 120) }),
  }));

/** A plausible query: up to ten held ingredients, sometimes limits, sometimes a later page. */
export const randomQuery = (random: () => number, ingredients: number): MatchQuery => {
  const some = (most: number) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => Math.floor(random() ** 1.5 * ingredients));
  return {
    // Binary fractions, so that both engines add to the same sums in any order.
    held: Array.from({ length: Math.floor(random() * 11) }, () => ({
      numbers: [Math.floor(random() ** 1.5 * ingredients), ...some(2)],
      standIns: some(2),
      weight: (1 + Math.floor(random() * 8)) / 8,
    })),
    kind: Math.floor(random() * 5),
    ...(random() < 0.5 && { base: { required: random() < 0.3 ? 1 : 0, forbidden: random() < 0.3 ? 2 : 0 } }),
    ...(random() < 0.5 && { cuisines: [1, 3].slice(0, Math.floor(random() * 3)) }),
    ...(random() < 0.2 && { maxMinutes: 60 }),
    ...(random() < 0.2 && { mustUse: [[Math.floor(random() * ingredients), ...some(2)]] }),
    forbiddenMay: random() < 0.3 ? 1 << Math.floor(random() * 12) : 0,
    required: random() < 0.3 ? 1 << Math.floor(random() * 12) : 0,
    forbidden: random() < 0.3 ? 1 << Math.floor(random() * 12) : 0,
    limit: 1 + Math.floor(random() * 12),
    offset: random() < 0.3 ? Math.floor(random() * 20) : 0,
    ...(random() < 0.5 && { purchases: 1 + Math.floor(random() * 8) }),
  };
};

import type { AnalyzeResponse, CuisineCount } from '@contracts/analyze';
import type { Recipe } from '@contracts/recipe';
import type { OwnList, OwnMatches } from '@/offline/ownMatches';

const shareOf = ({ matchedIngredients = 0, totalIngredients }: Recipe) =>
  totalIngredients ? matchedIngredients / totalIngredients : 0;

/**
 * Puts own recipes among those of the server where the search of this device has them: before the first recipe that
 * comes after them there. Where it knows none of the server's recipes, the share of their ingredients decides.
 */
const placed = (recipes: readonly Recipe[], { recipes: own, ranks }: OwnList): Recipe[] => {
  const list = [...recipes];
  const isKnown = list.some(({ id }) => ranks.has(id));
  let from = 0;
  for (const { recipe, rank } of own) {
    const comesAfter = (other: Recipe) =>
      isKnown ? (ranks.get(other.id) ?? -1) > rank : shareOf(other) < shareOf(recipe) || shareOf(recipe) === 0;
    const at = list.findIndex((other, place) => place >= from && comesAfter(other));
    from = at < 0 ? list.length : at;
    list.splice(from, 0, recipe);
    from += 1;
  }
  return list;
};

const added = <T>(
  some: readonly T[] = [],
  others: readonly T[] = [],
  isSame: (a: T, b: T) => boolean,
  sum: (a: T, b: T) => T,
) => [
  ...some.map((one) => {
    const other = others.find((candidate) => isSame(one, candidate));
    return other ? sum(one, other) : one;
  }),
  ...others.filter((other) => !some.some((one) => isSame(one, other))),
];

const withCounts = (answer: AnalyzeResponse, { counts }: OwnMatches): AnalyzeResponse => {
  const found = added(
    answer.found,
    answer.found ? counts.found : [],
    (a, b) => a.id === b.id,
    (a, b) => ({ ...a, recipes: a.recipes + b.recipes }),
  );
  const hidden = added(
    answer.hidden,
    counts.hidden,
    (a, b) => JSON.stringify(a.reason) === JSON.stringify(b.reason),
    (a, b) => ({ ...a, count: a.count + b.count }),
  );
  const cuisines: CuisineCount[] = added(
    answer.cuisines,
    counts.cuisines,
    (a, b) => a.cuisine === b.cuisine,
    (a, b) => ({ ...a, count: a.count + b.count }),
  );
  return {
    ...answer,
    ...(found.length > 0 && { found }),
    ...(hidden.length > 0 && { hidden }),
    ...(cuisines.length > 0 && { cuisines }),
  };
};

/** Numbers of the matches of an answer; absent ones are those of its recipes. */
export const totalsOf = ({ recipes, total = recipes.length, strong = total }: AnalyzeResponse) => ({ total, strong });

/**
 * The answer of the server together with what this device adds.
 * @param part which own recipes belong on this page: the strong ones, the weaker ones, or none
 */
export const joinOwnMatches = (
  answer: AnalyzeResponse,
  own: OwnMatches,
  part: 'strong' | 'weaker' | 'further',
): AnalyzeResponse => {
  const { strong, weaker } = own;
  const before = totalsOf(answer);
  const ownIds = new Set([...strong.recipes, ...weaker.recipes].map(({ recipe }) => recipe.id));
  if (ownIds.size === 0) return withCounts(answer, own);
  // The server may have an own recipe as it was before an edit that has not arrived.
  const others = answer.recipes.filter(({ id }) => !ownIds.has(id));
  const left = answer.recipes.length - others.length;
  const list = part === 'strong' ? strong : weaker;
  const recipes = part === 'further' ? others : placed(others, list);
  const total = before.total - left + ownIds.size;
  const strongTotal = before.strong - (part === 'strong' ? left : 0) + strong.recipes.length;
  const { emptied: _emptied, isNear: _isNear, total: _total, strong: _strong, ...rest } = answer;
  // Dishes that are only near are not shown beside one that was meant.
  if (answer.isNear) {
    const { hidden: _hidden, cuisines: _cuisines, ...named } = rest;
    return withCounts({ ...named, recipes: list.recipes.map(({ recipe }) => recipe) }, own);
  }
  return withCounts(
    {
      ...rest,
      recipes,
      ...(total > recipes.length && { total }),
      ...(strongTotal < total && { strong: strongTotal }),
    },
    own,
  );
};

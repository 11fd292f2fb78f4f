import { MAX_RECIPES_PER_ANSWER } from '@contracts/limits';
import type { Language } from '@contracts/vocabulary';
import { hiddenMatches, hidesMatches, isAllowed, type FilterMasks } from '../facts/factsMask';
import { readWishes } from '../reading/parseIngredients';
import { createCuisineTally, cuisineCounts, cuisineNumber } from './cuisineTally';
import { createHiddenTally } from './hiddenTally';
import { nearDishes } from './nearDishes';
import { sortedPage } from './recipeOrder';
import { masksOf, type SearchFields } from './searchFields';
import type { SearchShelf } from './searchShelf';
import { ruledOutOf, wishedBy, type Wished } from './wishes/wished';

/**
 * Positions of the recipes that match a name, best first or in the order of `sort`, and how many of them exclusions
 * hide. Respects what the name rules out ("vegan lasagne", "pasta, no cheese") and searches only for the rest.
 */
export const searchByName = (shelf: SearchShelf, fields: SearchFields, name: string, language: Language) => {
  const { rest, wishes } = readWishes(name, { language, isName: true });
  const wished = wishedBy(wishes, []);
  const isBrowsed = wishes.length > 0 && !/[\p{L}\p{N}]/u.test(rest);
  return {
    ...searchNamed(shelf, fields, { name: isBrowsed ? '' : rest, typedName: name, wished, language }),
    /** No name is left, so all recipes that fit the wishes are returned. */
    isBrowsed,
    wished,
    ruledOut: ruledOutOf(wishes, language),
  };
};

interface Named {
  /** Empty: every recipe. */
  name: string;
  /** The name with its wishes. */
  typedName?: string;
  wished: Wished;
  language: Language;
}

export const searchNamed = (shelf: SearchShelf, fields: SearchFields, { name, typedName, wished, language }: Named) => {
  const masks = masksOf(fields, wished);
  const { maskAt, mayMaskAt, cuisineAt, minutesAt } = shelf;
  const { maxMinutes = Infinity } = fields;
  const tallied = createCuisineTally((fields.cuisines ?? []).map(cuisineNumber));
  const isOfCuisine = (position: number) => tallied.isWanted(cuisineAt[position]!);
  const page = { limit: MAX_RECIPES_PER_ANSWER, offset: fields.offset ?? 0 };
  const order = shelf.orderOf(fields.sort, language);
  const isRuledOut = wished.ingredients.length > 0 ? shelf.hasOneOf(wished.ingredients) : undefined;
  // An unknown time is Infinity, which passes only if no time is asked for.
  const isPermitted = (limits: Omit<FilterMasks, 'base'>) => (position: number) =>
    isAllowed(maskAt[position]!, mayMaskAt[position]!, limits) &&
    minutesAt[position]! <= maxMinutes &&
    !isRuledOut?.(position);
  const isCounted = isPermitted(masks);
  const isOfKind = isPermitted({ ...masks.base, forbiddenMay: 0 });
  const limits = {
    isCounted,
    isWanted: (position: number) => isOfCuisine(position) && isCounted(position),
    ...(hidesMatches(masks) && { isOfKind: (position: number) => isOfCuisine(position) && isOfKind(position) }),
  };
  const most = order ? shelf.size : page.offset + page.limit;
  const near = (whole: readonly number[]) => nearDishes(shelf, name, whole);
  const { entries, total, hidden, counted, isNear } =
    name === '' ? shelf.names.all(limits, most) : shelf.names.search(name, limits, most, { near, typedName });
  const tally = createHiddenTally(masks);
  for (const position of hidden) tally.add(maskAt[position]!, mayMaskAt[position]!);
  for (const position of counted) tallied.add(cuisineAt[position]!);
  return {
    cuisines: cuisineCounts(tallied.counts),
    positions: order ? sortedPage(entries, Number, order, page) : entries.slice(page.offset),
    total,
    hidden: hiddenMatches(tally.counts),
    /** The dish is not in the collection; the recipes are near it. */
    ...(isNear && { isNear }),
  };
};

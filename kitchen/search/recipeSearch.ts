import type { FoundIngredient, Unlock } from '@contracts/analyze';
import { MAX_RECIPES_PER_ANSWER, MUST_USE_MAX, UNLOCKS_MAX } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { hiddenMatches } from '../facts/factsMask';
import { INGREDIENTS, relativesOf } from '../ingredients/ingredientTable';
import { parseIngredients, type ParsedIngredients } from '../reading/parseIngredients';
import { ingredientName } from '../recipes/ingredientNames';
import { isPermitted, type SwapLimits } from '../swaps/swaps';
import { cuisineCounts, cuisineNumber } from './cuisineTally';
import { emptiedBy } from './emptied';
import { ingredientNumbers } from './ingredientNumbers';
import { kitchenOf } from './kitchen';
import { createMatchReader, type Match } from './matchDetails';
import type { MatchHit, MatchQuery, MatchResult, Purchase } from './matchQuery';
import { searchNamed } from './nameSearch';
import { masksOf, swapLimitsOf, type SearchFields } from './searchFields';
import { searchIndex } from './searchIndex';
import type { SearchShelf } from './searchShelf';
import { meantBy } from './suggest/meantBy';
import { ruledOutOf, wishedBy, type Wished } from './wishes/wished';

/** One purchase that completes a single recipe is advice only when nothing completes more. */
const isAdvice = ({ recipes }: Purchase, rank: number) => rank === 0 || recipes > 1;

const unlocksOf = (purchases: readonly Purchase[], language: Language): Unlock[] =>
  purchases.filter(isAdvice).map(({ ingredient, recipes }) => {
    const { id } = INGREDIENTS[ingredient]!;
    return { id, name: ingredientName(id, language), recipes };
  });

const NO_MATCHES: MatchResult = { hits: [], total: 0, strong: 0, uses: [] };

/**
 * The request says what must be used, otherwise the text does. An ingredient that is not in the kitchen cannot be used
 * up, as after a correction of the list.
 */
const withPinsOf = (fields: SearchFields, { found, mustUse }: ParsedIngredients): SearchFields => ({
  ...fields,
  mustUse: fields.mustUse?.filter((id) => found.includes(id)) ?? mustUse.slice(0, MUST_USE_MAX),
});

/** What a recipe must have one of, for each ingredient to use up. */
const mustUseOf = ({ mustUse = [] }: SearchFields): number[][] =>
  mustUse.map((id) => ingredientNumbers(relativesOf(id)));

/** What was read from the text, and what the cook may eat. */
interface Understood {
  found: readonly string[];
  wished: Wished;
  limits: SwapLimits;
  language: Language;
}

const queryOf = (
  shelf: SearchShelf,
  fields: SearchFields,
  { found, wished, limits, language }: Understood,
): MatchQuery => ({
  ...kitchenOf(found, shelf.index, (id) => isPermitted(id, limits)),
  ...masksOf(fields, wished),
  mustUse: mustUseOf(fields),
  maxMinutes: fields.maxMinutes,
  isRuledOut: wished.ingredients.length > 0 ? shelf.hasOneOf(wished.ingredients) : undefined,
  order: shelf.orderOf(fields.sort, language),
  limit: MAX_RECIPES_PER_ANSWER,
  offset: fields.offset ?? 0,
  purchases: fields.offset ? undefined : UNLOCKS_MAX,
  cuisines: (fields.cuisines ?? []).map(cuisineNumber),
});

/**
 * When no recipe uses everything that the text says to use up, what is named last is only on hand.
 * @param isOfText whether the text says what must be used
 */
const searchPinned = (
  shelf: SearchShelf,
  fields: SearchFields,
  understood: Understood,
  isOfText: boolean,
): { fields: SearchFields; query: MatchQuery; matches: MatchResult } => {
  const query = queryOf(shelf, fields, understood);
  const matches = understood.found.length === 0 ? NO_MATCHES : searchIndex(shelf.index, query);
  const { mustUse = [] } = fields;
  return isOfText && matches.total === 0 && mustUse.length > 1
    ? searchPinned(shelf, { ...fields, mustUse: mustUse.slice(0, -1) }, understood, isOfText)
    : { fields, query, matches };
};

/**
 * Searches by the ingredients in the kitchen: best match first, or in the order of `sort`. When the text names no
 * ingredient, `ingredients` is empty and `unknown` has the parts that were not understood. The result is then every
 * recipe that fits the text's wishes ("vegan"), or nothing if it has no wish either.
 */
export const searchByIngredients = (shelf: SearchShelf, asked: SearchFields, text: string, language: Language) => {
  const parsed = parseIngredients(text, { language });
  const { found, unknown, wishes } = parsed;
  const wished = wishedBy(wishes, found);
  const limits = swapLimitsOf(asked, wished);
  const isBrowsed = found.length === 0 && wishes.length > 0;
  const browsed = isBrowsed ? searchNamed(shelf, asked, { name: '', wished, language }) : undefined;
  const pinned = withPinsOf(asked, parsed);
  const understood = { found, wished, limits, language };
  const { fields, query, matches } = searchPinned(shelf, pinned, understood, asked.mustUse === undefined);
  const { hits, total, strong, uses, purchases = [], hidden, cuisines } = matches;
  const ruledOut = ruledOutOf(wishes, language);
  const reader = createMatchReader({ found, unknown, limits, language });
  const isWeaker = query.offset >= strong && strong > 0;
  const isEmptied = found.length > 0 && total === 0;
  const wishedWithout = (place?: number) =>
    wishedBy(
      wishes.filter((_, i) => i !== place),
      found,
    );
  const suggestions = meantBy(unknown, language, shelf.usesOf);
  return {
    hits: browsed?.positions.map((entry): MatchHit => ({ entry, matched: 0, total: 0 })) ?? hits,
    /** The best matches, whatever the order of `hits`. */
    best: () =>
      query.order && found.length > 0 ? searchIndex(shelf.index, { ...query, order: undefined, offset: 0 }).hits : hits,
    total: browsed?.total ?? total,
    /** How many matches are strong; they come first. */
    strong: browsed?.total ?? strong,
    /** `hits` are all recipes that fit the wishes; none matches an ingredient. */
    isBrowsed,
    /** Matches that the cook's exclusions hide, by reason. */
    hidden: browsed?.hidden ?? (hidden ? hiddenMatches(hidden) : []),
    /** Matches by cuisine, including cuisines that the search leaves out. */
    cuisines: browsed?.cuisines ?? (cuisines ? cuisineCounts(cuisines) : []),
    /** The ids of `ingredients`. */
    foundIds: found,
    found: found.map((id, i): FoundIngredient => ({ id, name: ingredientName(id, language), recipes: uses[i] ?? 0 })),
    /** Ids of what the text says to use up, unless the request says what must be used. */
    mustUse: asked.mustUse ? [] : (fields.mustUse ?? []),
    wished,
    /** What the text rules out. */
    ruledOut,
    ingredients: found.map((id) => ingredientName(id, language)),
    unknown,
    /** What the cook may have meant by what was not understood. */
    suggestions,
    /** Why nothing was found, other than by exclusions. */
    emptied: isEmptied ? emptiedBy({ shelf, fields, query, ruledOut, wishedWithout, language }) : [],
    /** How many recipes each purchase would complete, largest first. */
    unlocks: unlocksOf(purchases, language),
    /** The available and missing ingredients of a hit. */
    matchOf: ({ entry, total: counted }: MatchHit, recipe: Recipe): Match => ({
      ...reader.matchOf(shelf.countedIdsOf(entry), recipe, counted),
      ...(isWeaker && { isWeaker }),
    }),
    /** The same for a recipe that is on no shelf. */
    matchOfOther: reader.matchOfOther,
  };
};

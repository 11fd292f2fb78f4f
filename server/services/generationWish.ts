import { createHash } from 'node:crypto';
import { MATCH_GOOD_RATIO, PAGE_SIZE } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import { normaliseAllergen } from '@kitchen/facts/allergens/allergens';
import { foldText } from '@kitchen/reading/foldWord';
import { ingredientName } from '@kitchen/recipes/ingredientNames';
import type { Match } from '@kitchen/search/matchDetails';
import { eatersOf } from '@kitchen/truth/eaters';
import { wishName } from '@kitchen/search/wishes/wishTargets';
import type { RecipeAsk } from '../ai/recipePrompt';
import type { SearchAnswer } from './searchAnswer';
import type { Search } from './textSearch';

/** One row of cards, written even when the corpus has enough for the kitchen. */
const WRITTEN_AT_LEAST = 3;
/** Maximum for a search by name: only what the corpus lacks. */
const WRITTEN_FOR_A_NAME = 3;
const KNOWN_TITLES = 8;
/** Increased with every change of the writing rules, so that older recipes are not reused. */
const RULES_VERSION = 6;

/** What a model is asked to write for a search. */
export interface GenerationWish {
  ask: RecipeAsk;
  /** Ids of the cook's ingredients, so that other words or another order give the same key. */
  found: readonly string[];
  /** Only for a search by ingredients. */
  matchOf?: (ingredientIds: readonly string[], recipe: Recipe) => Match;
}

const isGood = ({ matchedIngredients, totalIngredients }: Match) =>
  matchedIngredients / totalIngredients >= MATCH_GOOD_RATIO;

/** How many recipes a page of results still lacks. */
const countFor = ({ hits, best = hits, kitchen }: SearchAnswer): number => {
  if (!kitchen) return Math.min(WRITTEN_FOR_A_NAME, PAGE_SIZE - Math.min(hits.length, PAGE_SIZE));
  const good = best.filter(({ match }) => match && isGood(match)).length;
  return Math.min(PAGE_SIZE, Math.max(WRITTEN_AT_LEAST, PAGE_SIZE - good));
};

/** Ids of what the written recipes have to use up: what the request says, otherwise the text. */
const useUpOf = ({ mustUse }: Search['fields'], { kitchen, mustUse: ofText = [] }: SearchAnswer): readonly string[] =>
  mustUse?.filter((id) => kitchen?.found.includes(id)) ?? ofText;

/** The model request for a corpus result; undefined when there is nothing to request. */
export const wishFor = ({ fields, language }: Search, answer: SearchAnswer): GenerationWish | undefined => {
  const {
    preferences,
    category,
    subcategory,
    maxMinutes,
    excludedAllergens = [],
    cuisines = [],
    offset = 0,
    generate,
  } = fields;
  const { kitchen, ingredients, unknown, hits, best = hits, ruledOut } = answer;
  const dish = kitchen ? undefined : fields.recipeName?.trim() || undefined;
  const isAsked = generate !== 'corpus' && offset === 0 && !answer.isBrowsed && (kitchen ?? dish) !== undefined;
  const count = isAsked ? countFor(answer) : 0;
  if (count === 0) return undefined;
  const { wished } = answer;
  const useUpIds = useUpOf(fields, answer);
  const allergens = [
    ...[...(preferences.excludedAllergens ?? []), ...excludedAllergens].map(normaliseAllergen),
    ...wished.allergens,
  ];
  const typed = dish ?? fields.ingredients?.trim() ?? '';
  // The ingredients of a photo are not in the typed text.
  const text = typed === '' ? ingredients.join(', ') : typed;
  return {
    found: kitchen?.found ?? [],
    ...(kitchen && { matchOf: kitchen.matchOf }),
    ask: {
      text,
      eaters: eatersOf(text, language),
      language,
      category,
      ...(subcategory !== undefined && { subcategory }),
      ...(cuisines.length > 0 && { cuisines }),
      ...(maxMinutes !== undefined && { minutesMax: maxMinutes }),
      excludedAllergens: [...new Set(allergens)],
      dietTypes: [...new Set([...(preferences.dietTypes ?? []), ...wished.diets])],
      knownTitles: best.slice(0, KNOWN_TITLES).map(({ page }) => page.recipe.title),
      ingredients,
      unknown,
      ruledOut: ruledOut.filter(({ kind }) => kind === 'ingredient').map((wish) => wishName(wish, 'en-GB')),
      ruledOutIds: wished.ingredients,
      ...(useUpIds.length > 0 && { useUpIds, useUp: useUpIds.map((id) => ingredientName(id, language)) }),
      ...(dish !== undefined && { dish }),
      measurementSystem: preferences.measurementSystem ?? 'metric',
      count,
    },
  };
};

const sorted = (words: readonly string[]) => [...new Set(words)].sort();

/** Key shared by equal requests: a hash, so that it does not reveal what was typed. */
export const askKey = ({ ask, found }: GenerationWish, model: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        RULES_VERSION,
        model,
        ask.language,
        ask.measurementSystem,
        ask.category,
        ask.subcategory === 'None' ? 'All' : (ask.subcategory ?? 'All'),
        ask.minutesMax ?? 'any',
        sorted(ask.cuisines ?? []),
        sorted(ask.eaters),
        sorted(ask.dietTypes),
        sorted(ask.excludedAllergens),
        sorted(found),
        sorted(ask.ruledOutIds ?? []),
        sorted(ask.useUpIds ?? []),
        sorted(ask.unknown.map(foldText)),
        foldText(ask.dish ?? ''),
      ]),
    )
    .digest('hex');

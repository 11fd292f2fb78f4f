import { createHash } from 'node:crypto';
import { MATCH_GOOD_RATIO, PAGE_SIZE } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import { normaliseAllergen } from '@kitchen/allergens';
import { foldText } from '@kitchen/foldWord';
import type { Match } from '@kitchen/recipeSearch';
import { eatersOf } from '@kitchen/truth/eaters';
import type { RecipeAsk } from '../ai/recipePrompt';
import type { SearchAnswer } from './searchAnswer';
import type { Search } from './searchService';

/** One row of cards: so many are written even where the corpus has enough for what is in the kitchen. */
const WRITTEN_AT_LEAST = 3;
/** For a name, only what the corpus lacks. */
const WRITTEN_FOR_A_NAME = 3;
const KNOWN_TITLES = 8;
/** Counts up with every change of the rules that recipes are written by, so that older ones are not given again. */
const RULES_VERSION = 1;

/** What a model is asked to write for a search. */
export interface GenerationWish {
  ask: RecipeAsk;
  /** Ids of what the cook has and rules out: what was typed in other words or another order is the same. */
  found: readonly string[];
  ruledOut: readonly string[];
  /** Only for a search by ingredients. */
  matchOf?: (ingredientIds: readonly string[], recipe: Recipe) => Match;
}

const isGood = ({ matchedIngredients, totalIngredients }: Match) =>
  totalIngredients > 0 && matchedIngredients / totalIngredients >= MATCH_GOOD_RATIO;

/** How many recipes a page of results still lacks. */
const countFor = ({ hits, kitchen }: SearchAnswer): number => {
  if (!kitchen) return Math.min(WRITTEN_FOR_A_NAME, PAGE_SIZE - Math.min(hits.length, PAGE_SIZE));
  const good = hits.filter(({ match }) => match && isGood(match)).length;
  return Math.min(PAGE_SIZE, Math.max(WRITTEN_AT_LEAST, PAGE_SIZE - good));
};

/** What to ask a model for beside an answer of the corpus; undefined where there is nothing to ask for. */
export const wishFor = ({ fields, language }: Search, answer: SearchAnswer): GenerationWish | undefined => {
  const { preferences, category, subcategory, excludedAllergens = [], offset = 0, generate } = fields;
  const { kitchen, ingredients, unknown, hits } = answer;
  const dish = kitchen ? undefined : fields.recipeName?.trim() || undefined;
  const isAsked = generate !== 'corpus' && offset === 0 && (kitchen ?? dish) !== undefined;
  const count = isAsked ? countFor(answer) : 0;
  if (count === 0) return undefined;
  const allergens = [...(preferences.excludedAllergens ?? []), ...excludedAllergens].map(normaliseAllergen);
  const typed = dish ?? fields.ingredients?.trim() ?? '';
  // What a photo showed stands in no text that was typed.
  const text = typed === '' ? ingredients.join(', ') : typed;
  return {
    found: kitchen?.found ?? [],
    ruledOut: kitchen?.ruledOut ?? [],
    ...(kitchen && { matchOf: kitchen.matchOf }),
    ask: {
      text,
      eaters: eatersOf(text, language),
      language,
      category,
      ...(subcategory !== undefined && { subcategory }),
      excludedAllergens: [...new Set(allergens)],
      dietTypes: preferences.dietTypes ?? [],
      knownTitles: hits.slice(0, KNOWN_TITLES).map(({ page }) => page.recipe.title),
      ingredients,
      unknown,
      ruledOut: kitchen?.ruledOut ?? [],
      ...(dish !== undefined && { dish }),
      measurementSystem: preferences.measurementSystem ?? 'metric',
      count,
    },
  };
};

const sorted = (words: readonly string[]) => [...new Set(words)].sort();

/** What two asks have in common that are the same: a hash, so that nobody reads in it what somebody typed. */
export const askKey = ({ ask, found, ruledOut }: GenerationWish, model: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        RULES_VERSION,
        model,
        ask.language,
        ask.measurementSystem,
        ask.category,
        ask.subcategory === 'None' ? 'All' : (ask.subcategory ?? 'All'),
        sorted(ask.eaters),
        sorted(ask.dietTypes),
        sorted(ask.excludedAllergens),
        sorted(found),
        sorted(ruledOut),
        sorted(ask.unknown.map(foldText)),
        foldText(ask.dish ?? ''),
      ]),
    )
    .digest('hex');

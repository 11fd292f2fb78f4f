import type { AnalyzeFields } from '@contracts/analyze';
import { MAX_RECIPES_PER_ANSWER } from '@contracts/limits';
import type { Need } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { normaliseAllergen } from '@kitchen/allergens';
import { ancestorsOf, descendantsOf, INGREDIENTS } from '@kitchen/ingredientTable';
import { ingredientName } from '@kitchen/localise';
import { buildIndex, searchIndex } from '@kitchen/matchRecipes';
import { parseIngredients } from '@kitchen/parseIngredients';
import { swapFor } from '@kitchen/swaps';
import type { CorpusBook, CorpusEntry } from '../corpus/corpusBook';
import { filterMasks, isAllowed, type FilterMasks } from '../corpus/factsMask';
import { DomainError } from '../errors/domainError';
import { imageFormatOf } from '../vision/imageSignature';
import { buildNameIndex } from './nameIndex';
import type { SearchAnswer, SearchHit } from './searchAnswer';

export interface Search {
  fields: AnalyzeFields;
  image?: Uint8Array;
  language: Language;
}

/** How much of what was not understood is said again, so that a message stays a message. */
const UNKNOWN_NAMED = 10;
const UNKNOWN_LENGTH = 40;

const shortened = (text: string) => (text.length > UNKNOWN_LENGTH ? `${text.slice(0, UNKNOWN_LENGTH - 1)}…` : text);

const masksOf = ({ category, subcategory, preferences, excludedAllergens }: AnalyzeFields): FilterMasks =>
  filterMasks({
    category,
    subcategory,
    diets: preferences.dietTypes ?? [],
    excludedAllergens: [...(preferences.excludedAllergens ?? []), ...(excludedAllergens ?? [])].map(normaliseAllergen),
  });

/** What a cook who has this can use it as: itself, what it is a kind of, and its kinds. */
const withRelatives = (ids: readonly string[]): Set<string> =>
  new Set(ids.flatMap((id) => [id, ...ancestorsOf(id), ...descendantsOf(id)]));

/** Searches the corpus by what the cook has, or by the name of a recipe. */
export const createSearchService = (corpus: CorpusBook) => {
  const numberOf = new Map(INGREDIENTS.map(({ id }, number) => [id, number]));
  const numbersOf = (ids: Iterable<string>) => [...ids].flatMap((id) => numberOf.get(id) ?? []);
  const index = buildIndex(
    corpus.entries.map(({ countedIds, recipe, mask }) => ({
      ingredientIds: numbersOf(countedIds),
      popularity: recipe.popularity,
      mask,
    })),
  );
  const names = buildNameIndex(
    corpus.entries.map(({ recipe, ingredientIds }, position) => ({
      titles: (['en-GB', 'es', 'fr'] as const).map((language) => corpus.page(position, language).recipe.title),
      words: [
        recipe.cuisine,
        ...(['en-GB', 'en-US', 'es', 'fr'] as const).flatMap((language) =>
          ingredientIds.map((id) => ingredientName(id, language)),
        ),
      ],
      popularity: recipe.popularity,
    })),
  );

  const needsOf = (entry: CorpusEntry, have: ReadonlySet<string>, language: Language): Need[] =>
    entry.countedIds
      .filter((id) => !have.has(id))
      .map((id) => {
        const swap = swapFor(id, have);
        return {
          id,
          name: ingredientName(id, language),
          ...(swap !== undefined && { swap: ingredientName(swap, language) }),
        };
      });

  const byIngredients = ({ fields, language }: Search, text: string): SearchAnswer => {
    const { found, unknown, excluded } = parseIngredients(text, { language });
    if (found.length === 0) {
      const named = unknown.slice(0, UNKNOWN_NAMED).map(shortened);
      throw new DomainError(
        named.length > 0 ? 'nothingRecognised' : 'nothingNamed',
        { unknown: named.join(', ') },
        { unknown: [...unknown] },
      );
    }
    const have = withRelatives(found);
    const ruledOut = new Set(excluded.flatMap((id) => [id, ...descendantsOf(id)]));
    const isWanted = (position: number) => !corpus.entries[position]!.ingredientIds.some((id) => ruledOut.has(id));
    const offset = fields.offset ?? 0;
    const query = { have: numbersOf(have), ...masksOf(fields) };
    // What the cook rules out is no fact of the mask: then every match is looked at, and cut afterwards.
    const all = ruledOut.size > 0;
    const result = searchIndex(index, {
      ...query,
      limit: all ? corpus.size : MAX_RECIPES_PER_ANSWER,
      offset: all ? 0 : offset,
    });
    const wanted = all ? result.hits.filter(({ entry }) => isWanted(entry)) : result.hits;
    const total = all ? wanted.length : result.total;
    const hits = (all ? wanted.slice(offset, offset + MAX_RECIPES_PER_ANSWER) : wanted).map(
      ({ entry: position, matched, total: counted }): SearchHit => {
        const entry = corpus.entries[position]!;
        return {
          page: corpus.page(position, language),
          match: {
            matchedIngredients: matched,
            totalIngredients: counted,
            has: entry.countedIds.filter((id) => have.has(id)).map((id) => ingredientName(id, language)),
            needs: needsOf(entry, have, language),
          },
        };
      },
    );
    return {
      hits,
      ingredients: found.map((id) => ingredientName(id, language)),
      unknown,
      total,
    };
  };

  const byName = ({ fields, language }: Search, name: string): SearchAnswer => {
    const masks = masksOf(fields);
    const found = names.search(name, (position) => isAllowed(corpus.entries[position]!.mask, masks));
    const offset = fields.offset ?? 0;
    return {
      hits: found
        .slice(offset, offset + MAX_RECIPES_PER_ANSWER)
        .map((position) => ({ page: corpus.page(position, language) })),
      ingredients: [],
      unknown: [],
      total: found.length,
    };
  };

  return {
    /**
     * @throws DomainError when there is nothing to search for, when nothing in the text is an ingredient, and for a
     * picture that is none or that nobody here can read
     */
    analyze(search: Search): SearchAnswer {
      const { fields, image } = search;
      if (image && !imageFormatOf(image)) throw new DomainError('notAnImage');
      const name = fields.recipeName?.trim();
      if (name) return byName(search, name);
      const text = fields.ingredients?.trim();
      if (text) return byIngredients(search, text);
      throw new DomainError(image ? 'visionUnavailable' : 'searchEmpty');
    },
  };
};

export type SearchService = ReturnType<typeof createSearchService>;

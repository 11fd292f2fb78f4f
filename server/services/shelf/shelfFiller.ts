import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import { maskOf, mayMaskOf, type Facts } from '@kitchen/facts/factsMask';
import { cuisineNames } from '@kitchen/reading/readCuisine';
import { firstAtLeast } from '@kitchen/search/firstAtLeast';
import { createGrowingNumbers } from '@kitchen/search/growingNumbers';
import { onlyPositions, otherPositions, pick } from '@kitchen/search/onlyPositions';
import { createSearchShelfBuilder } from '@kitchen/search/searchShelf';
import { columnsOfShelf, shelfOfColumns, type ShelfColumns } from '@kitchen/search/shelfColumns';
import { shelvedFromCorpus, type ShelvedRecipe } from '@kitchen/search/shelvedRecipe';
import { titleIn, titlesOf, type CorpusBook } from '../../corpus/corpusBook';
import type { ImportedFacts } from '../../db/tables/importedTables';
import type { ImportedEntry } from '../../repositories/importedRows';
import { fromJsonText, type JsonText } from '../../text/jsonText';
import { createGrowingTexts, pickTexts, textReader, type TextColumn } from './growingTexts';

/** A shelf as numbers and texts: the corpus, then the imported recipes in the order of their numbers. */
export interface ShelfContent {
  columns: ShelfColumns;
  /** Ids and numbers (`seq`) of the imported recipes, and their titles. */
  ids: Float64Array;
  seqs: Float64Array;
  titles: TextColumn;
}

/** Parses each distinct text of facts once, because thousands of recipes share the same facts. */
const createFactsReader = () => {
  const known = new Map<string, Pick<ShelvedRecipe, 'mask' | 'mayMask' | 'cuisine' | 'words' | 'unread'>>();
  return (text: JsonText<ImportedFacts>) => {
    const before = known.get(text);
    if (before) return before;
    const facts: Facts & Pick<ImportedFacts, 'cuisine'> = fromJsonText(text);
    const { cuisine } = facts;
    const words = cuisine ? cuisineNames(cuisine) : [];
    const read = { cuisine, words, mask: maskOf(facts), mayMask: mayMaskOf(facts), unread: facts.unread ?? 0 };
    known.set(text, read);
    return read;
  };
};

const corpusShelf = (corpus: CorpusBook) => {
  if (corpus.columns) return createSearchShelfBuilder(shelfOfColumns(corpus.columns));
  const builder = createSearchShelfBuilder();
  for (const { recipe, ...ahead } of corpus.entries) {
    const { popularity, prepTime: minutes, cuisine, names } = recipe;
    const lines = recipe.ingredients.length;
    builder.put(shelvedFromCorpus({ ...ahead, popularity, minutes, lines, cuisine, titles: titlesOf(recipe), names }));
  }
  return builder;
};

/** The content without the imported recipes that have these numbers. */
export const withoutNumbers = (content: ShelfContent, gone: ReadonlySet<number>): ShelfContent => {
  const { columns, ids, seqs, titles } = content;
  const places = new Set<number>();
  seqs.forEach((seq, place) => {
    if (gone.has(seq)) places.add(place);
  });
  if (places.size === 0) return content;
  const ours = columns.linesAt.length - ids.length;
  const kept = otherPositions(ids.length, places);
  const positions = new Set([...places].map((place) => ours + place));
  return {
    columns: onlyPositions(columns, otherPositions(columns.linesAt.length, positions)),
    ids: pick(ids, kept),
    seqs: pick(seqs, kept),
    titles: pickTexts(titles, kept),
  };
};

/**
 * Puts recipes on a shelf: the corpus, then imported recipes. What is on it stays where it is.
 * @param from what to go on from, which no one else goes on from
 */
export const createShelfFiller = (corpus: CorpusBook, from?: ShelfContent) => {
  const builder = from ? createSearchShelfBuilder(shelfOfColumns(from.columns), true) : corpusShelf(corpus);
  const ids = createGrowingNumbers(Float64Array, { from: from?.ids, isOwn: true });
  const seqs = createGrowingNumbers(Float64Array, { from: from?.seqs, isOwn: true });
  const titles = createGrowingTexts(from?.titles);
  const readFacts = createFactsReader();
  let isOutdated = false;

  return {
    put({ id, seq, title, ingredientIds, facts, minutes, lines, factsVersion }: ImportedEntry): void {
      builder.put({ ingredientIds, ...readFacts(facts), popularity: 0, minutes, lines, titles: [title] });
      ids.push(id);
      seqs.push(seq);
      titles.push(title);
      isOutdated ||= factsVersion !== FACTS_VERSION;
    },

    /** Whether an imported recipe with this number is on it. */
    has: (seq: number): boolean => {
      const all = seqs.soFar();
      return all[firstAtLeast(all, seq)] === seq;
    },

    /** Whether a recipe was put on it with facts of other rules than ours. */
    isOutdated: (): boolean => isOutdated,

    /** The shelf as it is now, to be searched and to go on from. */
    finish() {
      const importedTitles = titles.soFar();
      const importedIds = ids.soFar();
      const titleOf = textReader(importedTitles);
      const shelf = builder.finish((position, language) => {
        const ours = corpus.entries[position];
        return ours ? titleIn(ours, language) : titleOf(position - corpus.size);
      });
      const content: ShelfContent = {
        columns: columnsOfShelf(shelf),
        ids: importedIds,
        seqs: seqs.soFar(),
        titles: importedTitles,
      };
      return { shelf, content };
    },
  };
};

export type ShelfFiller = ReturnType<typeof createShelfFiller>;

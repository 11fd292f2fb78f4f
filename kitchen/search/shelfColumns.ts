import type { StoredColumn } from './ingredientColumn';
import { indexOfColumns, type MatchColumns } from './matchColumns';
import { knownWordsOf } from './nameVocabulary';
import type { ShelfSource } from './searchShelf';
import type { StoredTitles } from './titlePhrases';

/** All that an index over names follows from. */
export interface NameColumns {
  /** In the order of their numbers, which begin at 1. */
  words: readonly string[];
  /** The postings of each word. */
  postings: readonly Uint32Array[];
  phrases: StoredTitles;
  popularities: Float64Array;
}

/** All that a shelf follows from, as it can be stored: columns of numbers with a place for each recipe, and words. */
export interface ShelfColumns {
  index: MatchColumns;
  names: NameColumns;
  ingredients: StoredColumn;
  minutesAt: Float64Array;
  linesAt: Uint16Array;
}

export const columnsOfShelf = ({
  index,
  names,
  ingredientAt,
  startAt,
  minutesAt,
  linesAt,
}: ShelfSource): ShelfColumns => {
  const { size: _size, postings: _lists, ...columns } = index;
  const { known, phrases, popularities } = names.parts;
  const { vocabulary, numbers, postings } = known;
  const words: string[] = [...vocabulary];
  for (const word of vocabulary) words[numbers.get(word)! - 1] = word;
  return {
    index: columns,
    names: { words, postings, phrases: { all: phrases.all, first: phrases.first }, popularities },
    ingredients: { ingredientAt, startAt },
    minutesAt,
    linesAt,
  };
};

/** What a builder goes on with to make the shelf whose columns these are. */
export const shelfOfColumns = ({ index, names, ingredients, minutesAt, linesAt }: ShelfColumns): ShelfSource => {
  const { words, postings, phrases, popularities } = names;
  return {
    index: indexOfColumns(index),
    names: { parts: { known: knownWordsOf(words, postings), phrases, popularities } },
    ...ingredients,
    minutesAt,
    linesAt,
  };
};

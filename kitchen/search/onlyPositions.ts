import { entryOf, isOfTitle, postingOf } from './namePostings';
import type { NameColumns, ShelfColumns } from './shelfColumns';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** Where a position is that has no place any more. */
const NOWHERE = 0xffff_ffff;

/** A column with only the values at these positions. */
export const pick = <T extends Numbers>(column: T, positions: Uint32Array): T => {
  const picked = new (column.constructor as new (length: number) => T)(positions.length);
  for (let i = 0; i < positions.length; i += 1) picked[i] = column[positions[i]!]!;
  return picked;
};

/**
 * A column that has a run of values for each position, with only the runs at these positions.
 * @param starts where each run begins; it ends where the next one begins, or with the column
 */
export const pickRuns = <T extends Numbers>(values: T, starts: Uint32Array, positions: Uint32Array) => {
  const endOf = (position: number) => starts[position + 1] ?? values.length;
  const pickedStarts = new Uint32Array(positions.length);
  let length = 0;
  positions.forEach((position, i) => {
    pickedStarts[i] = length;
    length += endOf(position) - starts[position]!;
  });
  const picked = new (values.constructor as new (length: number) => T)(length);
  positions.forEach((position, i) => picked.set(values.subarray(starts[position], endOf(position)), pickedStarts[i]));
  return { values: picked, starts: pickedStarts };
};

const withEnd = (starts: Uint32Array, end: number): Uint32Array => {
  const both = new Uint32Array(starts.length + 1);
  both.set(starts);
  both[starts.length] = end;
  return both;
};

/** Words that only other recipes have are left out, and the rest are numbered again. */
const namesWithout = (
  { words, postings, phrases, popularities }: NameColumns,
  kept: Uint32Array,
  placeOf: Uint32Array,
): NameColumns => {
  const numberOf = new Uint32Array(words.length + 1);
  const keptWords: string[] = [];
  const keptPostings: Uint32Array[] = [];
  postings.forEach((list, i) => {
    const rest = list.filter((posting) => placeOf[entryOf(posting)] !== NOWHERE);
    if (rest.length === 0) return;
    keptPostings.push(rest.map((posting) => postingOf(placeOf[entryOf(posting)]!, isOfTitle(posting))));
    keptWords.push(words[i]!);
    numberOf[i + 1] = keptWords.length;
  });
  const { values, starts } = pickRuns(phrases.all, phrases.first, kept);
  return {
    words: keptWords,
    postings: keptPostings,
    phrases: { all: values.map((number) => numberOf[number]!), first: starts },
    popularities: pick(popularities, kept),
  };
};

/** The positions that are left of `size`, in order. */
export const otherPositions = (size: number, gone: ReadonlySet<number>): Uint32Array =>
  Uint32Array.from({ length: size }, (_, position) => position).filter((position) => !gone.has(position));

/**
 * The columns of a shelf as if the recipes at other positions had never been put on it.
 * @param kept positions that stay, in ascending order
 */
export const onlyPositions = (columns: ShelfColumns, kept: Uint32Array): ShelfColumns => {
  const { index, names, ingredients, minutesAt, linesAt } = columns;
  const placeOf = new Uint32Array(linesAt.length).fill(NOWHERE);
  kept.forEach((position, place) => {
    placeOf[position] = place;
  });
  const counted = pickRuns(index.ingredientsOf, index.startOf.subarray(0, -1), kept);
  const all = pickRuns(ingredients.ingredientAt, ingredients.startAt, kept);
  return {
    index: {
      totalOf: pick(index.totalOf, kept),
      needOf: pick(index.needOf, kept),
      popularityOf: pick(index.popularityOf, kept),
      maskOf: pick(index.maskOf, kept),
      mayMaskOf: pick(index.mayMaskOf, kept),
      cuisineOf: pick(index.cuisineOf, kept),
      minutesOf: pick(index.minutesOf, kept),
      traitOf: pick(index.traitOf, kept),
      dishKindOf: pick(index.dishKindOf, kept),
      ingredientsOf: counted.values,
      startOf: withEnd(counted.starts, counted.values.length),
    },
    names: namesWithout(names, kept, placeOf),
    ingredients: { ingredientAt: all.values, startAt: all.starts },
    minutesAt: pick(minutesAt, kept),
    linesAt: pick(linesAt, kept),
  };
};

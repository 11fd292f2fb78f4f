/** What is known of an import before it begins: its recipes by their places in the file. */
interface Offer {
  /** How many recipes the file has. */
  total: number;
  /** Titles of the first of them. */
  titles?: readonly string[];
  /** Places of titles that are duplicates of saved recipes. */
  known?: readonly number[];
  duplicates: { count: number };
  takesDuplicates: boolean;
  /** Places of recipes that the cook does not want. */
  leftOut?: readonly number[];
}

/** The other lines of the file. */
interface OfferedLines extends Pick<Offer, 'known' | 'leftOut'> {
  lines: number;
  /** How many of them belong to each of the titles. */
  linesOf?: readonly number[];
}

/** The places of the titles that the cook is asked about. Duplicates have a list and a question of their own. */
export const offeredPlaces = ({ titles = [], known = [], takesDuplicates }: Offer): number[] =>
  titles.flatMap((_title, place) => (takesDuplicates || !known.includes(place) ? [place] : []));

/** How many recipes the cook is asked about, with those that have no title here. */
export const offeredCount = ({ total, duplicates, takesDuplicates }: Offer): number =>
  takesDuplicates ? total : total - duplicates.count;

/** How many recipes the import will take. */
export const takenCount = (offer: Offer): number => {
  const offered = new Set(offeredPlaces(offer));
  return offeredCount(offer) - (offer.leftOut ?? []).filter((place) => offered.has(place)).length;
};

/** How many other lines the import will take, as far as titles tell: those of a duplicate come to the saved recipe. */
export const takenLineCount = ({ lines, linesOf = [], known = [], leftOut = [] }: OfferedLines): number =>
  leftOut.reduce((count, place) => count - (known.includes(place) ? 0 : (linesOf[place] ?? 0)), lines);

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

/** The places of the titles that the cook is asked about. Duplicates have a list and a question of their own. */
export const offeredPlaces = ({ titles = [], known = [], takesDuplicates }: Offer): number[] =>
  titles.flatMap((_title, place) => (takesDuplicates || !known.includes(place) ? [place] : []));

/** How many recipes the import will take. */
export const takenCount = (offer: Offer): number => {
  const { total, duplicates, takesDuplicates, leftOut = [] } = offer;
  const offered = new Set(offeredPlaces(offer));
  const unwanted = leftOut.filter((place) => offered.has(place)).length;
  return total - (takesDuplicates ? 0 : duplicates.count) - unwanted;
};

/** One ingredient of the list that the cook corrects. */
export interface Chip {
  key: string;
  text: string;
  /** The search could not read it. */
  isUnknown: boolean;
}

export const chipsOf = (ingredients: readonly string[], unknown: readonly string[]): Chip[] => [
  ...ingredients.map((text) => ({ key: `known ${text}`, text, isUnknown: false })),
  ...unknown.map((text) => ({ key: `unknown ${text}`, text, isUnknown: true })),
];

/** Several may be written into one chip, with commas. */
const piecesOf = (text: string) =>
  text
    .split(/[,;]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const withoutDoubles = (chips: readonly Chip[]): Chip[] =>
  chips.filter((chip, i) => chips.findIndex((other) => other.text.toLowerCase() === chip.text.toLowerCase()) === i);

export const withoutChip = (chips: readonly Chip[], key: string): Chip[] => chips.filter((chip) => chip.key !== key);

/** The list with a chip in other words; without it when there are none. */
export const withChipCorrected = (chips: readonly Chip[], key: string, text: string): Chip[] =>
  withoutDoubles(
    chips.flatMap((chip) => {
      if (chip.key !== key || chip.text === text.trim()) return [chip];
      return piecesOf(text).map((piece, i) => ({
        key: i === 0 ? key : `${key} ${piece}`,
        text: piece,
        isUnknown: false,
      }));
    }),
  );

export const withChipsAdded = (chips: readonly Chip[], text: string): Chip[] =>
  withoutDoubles([
    ...chips,
    ...piecesOf(text).map((piece) => ({ key: `added ${piece}`, text: piece, isUnknown: false })),
  ]);

/** Where the focus goes when the chip at this place is gone: to the next one, or to the one before. */
export const placeAfterRemoval = (place: number, count: number): number => Math.min(place, count - 1);

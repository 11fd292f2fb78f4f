/** One ingredient in the editable list. */
export interface Chip {
  key: string;
  text: string;
  /** The search did not understand it. */
  isUnknown: boolean;
}

export const chipsOf = (ingredients: readonly string[], unknown: readonly string[]): Chip[] => [
  ...ingredients.map((text) => ({ key: `known ${text}`, text, isUnknown: false })),
  ...unknown.map((text) => ({ key: `unknown ${text}`, text, isUnknown: true })),
];

/** One chip may hold several ingredients separated by commas. */
const piecesOf = (text: string) =>
  text
    .split(/[,;]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const withoutDoubles = (chips: readonly Chip[]): Chip[] =>
  chips.filter((chip, i) => chips.findIndex((other) => other.text.toLowerCase() === chip.text.toLowerCase()) === i);

export const withoutChip = (chips: readonly Chip[], key: string): Chip[] => chips.filter((chip) => chip.key !== key);

/** The list with a chip's text replaced, or without the chip if the text is empty. */
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

/** Where the focus goes after a removal: to the next chip, or to the last. */
export const placeAfterRemoval = (place: number, count: number): number => Math.min(place, count - 1);

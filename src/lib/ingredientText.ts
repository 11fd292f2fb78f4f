import { INGREDIENT_TEXT_MAX } from '@contracts/limits';

/** Between two ingredients, but not inside "1,5 kg" (DECISIONS 9). */
const SEPARATOR = /(?<!\d),|,(?!\d)|[;\n]/;

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The ingredients of a text, as they were typed. */
export const ingredientPieces = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

export const hasPiece = (text: string, name: string): boolean =>
  ingredientPieces(text).some((piece) => isSame(piece, name));

/** The text with the ingredient at its end, or without it where it was named already. */
export const withPieceToggled = (text: string, name: string): string => {
  const pieces = ingredientPieces(text);
  const others = pieces.filter((piece) => !isSame(piece, name));
  return (others.length < pieces.length ? others : [...pieces, name]).join(', ');
};

/**
 * What is sent for a text: what is always in the kitchen stands before it, so that "no dairy" at the end of the text
 * rules out nothing more than it says. What the server would refuse as too long is left at home.
 */
export const withPantry = (text: string, pantry: readonly string[]): string => {
  let room = INGREDIENT_TEXT_MAX - text.length;
  const sent = pantry.filter((name) => {
    if (hasPiece(text, name)) return false;
    room -= name.length + 2;
    return room >= 0;
  });
  return [...sent, text].filter((part) => part !== '').join(', ');
};

/** Words that rule out what follows them, in the four languages. */
const WITHOUT =
  /(?<!\p{L})(?:no|not|without|except|avoid|sin|nada de|excepto|sans|pas de|sauf)(?!\p{L})|(?<!\p{L})pas d['’]/iu;

/** What a text rules out ("no dairy"), so that a corrected list of ingredients does not forget it. */
export const ruledOutPieces = (text: string): string[] =>
  ingredientPieces(text).flatMap((piece) => {
    if (/-free$/i.test(piece)) return [piece];
    const start = piece.search(WITHOUT);
    return start === -1 ? [] : [piece.slice(start)];
  });

/** A name without what parts one egg from several: enough to tell whether two names are the same thing on the screen. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .map((word) => word.replace(/(?:e?s|x)$/, '').replace(/e$/, ''))
    .join(' ');

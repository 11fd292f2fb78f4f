import { INGREDIENT_TEXT_MAX } from '@contracts/limits';

/** Separates two ingredients, but not the digits of "1,5 kg". */
const SEPARATOR = /(?<!\d),|,(?!\d)|[;\n]/;

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The ingredients of a text, as typed. */
export const ingredientPieces = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** The ingredients of a text that a separator ends: the cook is done with them, but may still type the last one. */
export const finishedPieces = (text: string): string[] => [
  ...new Set(
    text
      .split(SEPARATOR)
      .slice(0, -1)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ''),
  ),
];

export const hasPiece = (text: string, name: string): boolean =>
  ingredientPieces(text).some((piece) => isSame(piece, name));

/** Adds an ingredient at the end of the text, or removes it if it is there already. */
export const withPieceToggled = (text: string, name: string): string => {
  const pieces = ingredientPieces(text);
  const others = pieces.filter((piece) => !isSame(piece, name));
  return (others.length < pieces.length ? others : [...pieces, name]).join(', ');
};

/** The text without an ingredient; a separator at its end stays, because the cook is done with the one before it. */
export const withoutPiece = (text: string, name: string): string => {
  const rest = ingredientPieces(text).filter((piece) => !isSame(piece, name));
  const end = rest.length > 0 && /[,;\n]\s*$/.test(text) ? ', ' : '';
  return `${rest.join(', ')}${end}`;
};

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/**
 * The text with whole words replaced, as when the cook takes what "toms" may mean; without them, the name comes last.
 */
export const withPieceReplaced = (text: string, typed: string, name: string): string => {
  const words = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(typed)}(?![\\p{L}\\p{N}])`, 'iu');
  return words.test(text) ? text.replace(words, () => name) : [text, name].filter((part) => part !== '').join(', ');
};

/**
 * The text to send. Pantry items come first, so that a trailing "no dairy" rules out only what it says. Items that
 * would make the text too long for the server are left out.
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

/** The inverse: a text that was sent, without the pantry items at its beginning. */
export const withoutPantry = (sent: string, pantry: string): string =>
  sent === pantry.replace(/, $/, '') ? '' : sent.startsWith(pantry) ? sent.slice(pantry.length) : sent;

/** Normalises a name for display: two names with the same key would look like the same ingredient ("egg", "eggs"). */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .map((word) => word.replace(/(?:e?s|x)$/, '').replace(/e$/, ''))
    .join(' ');

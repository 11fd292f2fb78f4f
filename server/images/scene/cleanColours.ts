import { colourOr, fuller } from '../canvas/palette';
import type { PictureItem } from '../pictureSpec';

/** By how much food is fuller in colour than its recipe says: shade and browning dull it again. */
const FULLER = 0.26;

/** Colours as '#rrggbb', a little fuller; invalid ones are left out. */
export const cleanColours = (colours: readonly string[]) =>
  colours
    .map((colour) => colourOr(colour, ''))
    .filter((colour) => colour !== '')
    .map((colour) => fuller(colour, FULLER));

/** The pieces, those with a colour of their own a little fuller. */
export const fullerPieces = (pieces: readonly PictureItem[]): PictureItem[] =>
  pieces.map((item) => {
    const colour = colourOr(item.colour, '');
    return colour === '' ? item : { ...item, colour: fuller(colour, FULLER) };
  });

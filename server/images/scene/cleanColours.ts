import { colourOr } from '../canvas/palette';

/** Colours as '#rrggbb'; invalid ones are left out. */
export const cleanColours = (colours: readonly string[]) =>
  colours.map((colour) => colourOr(colour, '')).filter((colour) => colour !== '');

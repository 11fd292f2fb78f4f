/** The colour of every shadow: a warm aubergine brown, never black. */
export const SHADOW = '#2a0f10';

/** The colour of light: a late morning window. */
export const LIGHT = '#fff6e0';

/** Red, green and blue of a colour, 0 to 255. */
export const channels = (colour: string): [number, number, number] => {
  const all = Number.parseInt(colour.slice(1, 7), 16) || 0;
  return [(all >> 16) & 255, (all >> 8) & 255, all & 255];
};

/** The colour of red, green and blue, '#rrggbb'. */
export const hexOf = (values: readonly number[]) =>
  `#${(0x1000000 + Math.round(values[0] ?? 0) * 0x10000 + Math.round(values[1] ?? 0) * 0x100 + Math.round(values[2] ?? 0)).toString(16).slice(1)}`;

/** A colour between two: 0 is the first, 1 the second. Colours are '#rrggbb'. */
export const mix = (from: string, to: string, share: number): string => {
  const [red, green, blue] = channels(from);
  const [red2, green2, blue2] = channels(to);
  return hexOf([red + (red2 - red) * share, green + (green2 - green) * share, blue + (blue2 - blue) * share]);
};

/** The colour with more light on it and its tone kept, at most as bright as its brightest channel allows. */
const brighter = (colour: string, share: number): string => {
  const all = channels(colour);
  const times = Math.min(1 + share, 255 / Math.max(1, ...all));
  return hexOf(all.map((value) => value * times));
};

/**
 * Towards the light of the window: 0 is the colour, 1 the light. On the way a colour first grows brighter in its own tone:
 * mixed with light alone, meat turns chalky and tomatoes pink.
 */
export const lighten = (colour: string, share: number): string =>
  mix(brighter(colour, share * 0.9), LIGHT, share * (0.62 + 0.38 * share));

/** The shade of cream, dough and pale meat: a brown that the light has shone through. */
const WARM_SHADOW = '#4c2006';

/** How far a colour is that of cream, dough or pale meat: bright and warm, but not white; 0 to 1. */
const creaminess = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  if (red < green || green < blue) return 0;
  const bright = (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
  return Math.max(0, Math.min(1, (1 - blue / Math.max(1, red)) * 8)) * Math.max(0, Math.min(1, (bright - 0.6) * 5));
};

/**
 * Towards shadow. On the way a colour first grows fuller, as food does in the shade: mixed with shadow alone, rice turns
 * grey and egg turns mud. Cream and dough grow golden.
 */
export const darken = (colour: string, share: number): string => {
  const cream = creaminess(colour);
  return mix(
    deepen(colour, share * (0.8 + 0.7 * cream)),
    mix(SHADOW, WARM_SHADOW, cream),
    share * (0.72 - 0.14 * cream),
  );
};

/** The colour seen through more of itself, as a drink is at its thickest: darker and fuller, never grey. */
export const deepen = (colour: string, share: number): string =>
  mix(colour, hexOf(channels(colour).map((value) => (value * value) / 255)), share);

/** The colour with its tone stronger, up to this share, and as bright as before. Greys stay grey, strong tones as they are. */
export const fuller = (colour: string, share: number): string => {
  const grey = brightness(colour) * 255;
  const all = channels(colour);
  const dull = Math.min(...all) / Math.max(1, ...all);
  return hexOf(all.map((value) => Math.min(255, Math.max(0, grey + (value - grey) * (1 + share * dull)))));
};

/** Perceived brightness from 0 (black) to 1 (white). */
export const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
};

/** A colour that can be drawn: six hexadecimal digits, with or without '#'; anything else becomes the fallback. */
export const colourOr = (colour: string | undefined, fallback: string): string => {
  const digits = /^#?([0-9a-f]{6})$/i.exec(colour ?? '')?.[1];
  return digits ? `#${digits.toLowerCase()}` : fallback;
};

/** The shade on food of this colour: a darker tone of the food, as brown or grey would lie on it like soot. */
export const shadeOn = (food: string): string => mix(darken(deepen(food, 0.6), 0.62), SHADOW, 0.24);

/** The colour of every shadow: a warm aubergine brown, never black. */
export const SHADOW = '#2a0f10';

/** The colour of light: a late morning window. */
export const LIGHT = '#fff6e0';

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) || 0);

/** A colour between two: 0 is the first, 1 the second. Colours are '#rrggbb'. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  return `#${channels(from)
    .map((value, i) =>
      Math.round(value + ((target[i] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** Towards the light of the window: 0 is the colour, 1 the light. */
export const lighten = (colour: string, share: number): string => mix(colour, LIGHT, share);

/**
 * Towards shadow. On the way a colour first grows fuller, as food does in the shade: mixed with shadow alone, rice turns
 * grey and egg turns mud.
 */
export const darken = (colour: string, share: number): string => mix(deepen(colour, share * 0.8), SHADOW, share * 0.72);

/** The colour seen through more of itself, as a drink is at its thickest: darker and fuller, never grey. */
export const deepen = (colour: string, share: number): string => {
  const squared = channels(colour)
    .map((value) =>
      Math.round((value * value) / 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return mix(colour, `#${squared}`, share);
};

/** The colour with its tone stronger, up to this share, and as bright as before. Greys stay grey, strong tones as they are. */
export const fuller = (colour: string, share: number): string => {
  const grey = brightness(colour) * 255;
  const all = channels(colour);
  const dull = Math.min(...all) / Math.max(1, ...all);
  return `#${all
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, grey + (value - grey) * (1 + share * dull))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
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

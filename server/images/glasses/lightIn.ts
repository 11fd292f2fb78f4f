import { brightness, channels, darken, deepen, lighten, mix } from '../canvas/palette';

/** How strong the tone of a colour is: 0 is grey. */
const toneOf = (colour: string) => {
  const all = channels(colour);
  return 1 - Math.min(...all) / Math.max(1, ...all);
};

const isGreen = (colour: string) => {
  const [red = 0, green = 0] = channels(colour);
  return green > red * 1.02;
};

/** A drink as dark as coffee or cola: its thin edges are red where the light comes through. */
export const isDark = (liquid: string) => brightness(liquid) < 0.3;

/** The colour of a drink where one looks through most of it: at the sides of the glass and at its bottom. */
export const thickOf = (liquid: string, isClear: boolean): string => {
  if (isDark(liquid)) return mix(liquid, '#170605', 0.62);
  if (toneOf(liquid) < 0.16) return isClear ? mix(liquid, '#5f7f86', 0.5) : mix(liquid, '#9a7048', 0.55);
  // Milk and blended fruit are only shaded: light that shone through them would make a lassi look like juice.
  if (!isClear && brightness(liquid) > 0.4)
    return darken(mix(liquid, isGreen(liquid) ? '#6f6a2c' : '#9a5a2c', 0.2), 0.1);
  if (brightness(liquid) > 0.7)
    return mix(deepen(deepen(liquid, 1), 0.5), isGreen(liquid) ? '#5d7318' : '#a85a14', 0.5);
  return darken(deepen(liquid, 0.7), 0.42);
};

/** The colour of a drink where the light of the window falls through it: brighter and warmer. */
export const glowOf = (liquid: string): string =>
  isDark(liquid)
    ? mix(liquid, '#d8681c', 0.62)
    : mix(lighten(liquid, 0.5), isGreen(liquid) ? '#fdf6a8' : '#ffdc8c', toneOf(liquid) < 0.16 ? 0.12 : 0.3);

import { channels, fuller, hexOf } from './palette';

/** How far the tones follow an S-curve, from 0 (not at all) to 1. */
const CONTRAST = 0.54;

/** How much brighter the picture is after it. */
const EXPOSURE = 1.04;

/** How much fuller dull colours are in the end. */
const FULLER = 0.2;

const curve = (value: number) => {
  const x = value / 255;
  const s = x * x * (3 - 2 * x);
  return Math.min(255, 255 * EXPOSURE * (x * (1 - CONTRAST) + s * CONTRAST));
};

/** The colour as a photographer develops it: dark tones darker, bright ones brighter, dull ones a little fuller. */
export const graded = (colour: string): string => fuller(hexOf(channels(colour).map(curve)), FULLER);

/** The drawing with all its colours graded. Each colour is worked out once. */
export const gradedDrawing = (svg: string): string => {
  const known = new Map<string, string>();
  return svg.replace(/#[0-9a-f]{6}(?=")/g, (colour) => {
    const done = known.get(colour) ?? graded(colour);
    known.set(colour, done);
    return done;
  });
};

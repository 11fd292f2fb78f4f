import { n } from '../canvas/drawing';
import { mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { path } from '../canvas/svg';

/** Outlines drawn below each other for one wall. */
const STEPS = 5;

/**
 * The wall below the upper face of a flat thing of any outline, as it is seen from the side however the thing is turned:
 * the same outline several times, further down and darker each time.
 */
export const wallBelow = ({ turn }: Pen, shape: string, high: number, light: string, dark: string): string => {
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: STEPS }, (_, i) => {
    const share = (STEPS - i) / STEPS;
    const [x, y] = [Math.sin(angle) * high * share, Math.cos(angle) * high * share];
    return path(shape, `transform="translate(${n(x)} ${n(y)})" fill="${mix(light, dark, share)}"`);
  }).join('');
};

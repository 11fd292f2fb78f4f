import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { brightness, mix } from '../canvas/palette';
import { patch } from './patch';

/** What cheese, egg and pale dough turn first: without it yellow would brown by way of olive. */
const AMBER = '#d8701a';

/** How far a colour is that of something pale, 0 to 1: what is brown already only darkens. */
const paleness = (colour: string) => Math.max(0, Math.min(1, (brightness(colour) - 0.34) * 4));

/** Patches where heat has been: amber, brown, on dark food nearly black. */
export const browning = (d: Drawing, points: readonly Point[], size: number, colour: string, opacity = 0.5) => {
  const pale = paleness(colour);
  const [first, last] = [mix(colour, AMBER, 0.8 * pale), mix('#6a2f10', '#7a300a', pale)];
  return points
    .map((point) => {
      const r = size * d.random.between(0.4, 1.3);
      const brown = d.spot(mix(first, last, d.random.between(0.45 - 0.31 * pale, 0.85 - 0.23 * pale)), 0.1);
      return patch(d, point, [r * 1.25, r * 0.85], brown, opacity);
    })
    .join('');
};

import { type Drawing, HEIGHT, n, WIDTH } from '../canvas/drawing';
import { LIGHT } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';

/** The light of one window at the top left: a wash and two faint bars. */
export const windowLight = (d: Drawing, strength = 1): string =>
  ellipse(60, -10, 780, 640, `fill="${d.spot(LIGHT, 0)}" fill-opacity="${0.5 * strength}"`) +
  path('M-60 128L520 -252L648 -132L60 268Z', `fill="${LIGHT}" fill-opacity="${0.09 * strength}"`) +
  path('M20 338L700 -102L764 -32L90 428Z', `fill="${LIGHT}" fill-opacity="${0.07 * strength}"`);

/** The middle of the picture, which the shade of its edges leaves as it is. */
const CLEAR = { x: 0.44 * WIDTH, y: 0.42 * HEIGHT, rx: 0.66 * 0.57 * WIDTH - 4, ry: 0.66 * 0.57 * HEIGHT - 3 };

/** The edges of the picture, slightly darkened with warm shade. */
export const vignette = (d: Drawing): string => {
  const { x, y, rx, ry } = CLEAR;
  const around = `M0 0H${WIDTH}V${HEIGHT}H0ZM${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
  return path(around, `fill-rule="evenodd" fill="${d.edge('#4a1f10', 0.66, 0.26, { x: 0.44, y: 0.42 })}"`);
};

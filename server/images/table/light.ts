import { type Drawing, HEIGHT, WIDTH } from '../canvas/drawing';
import { LIGHT } from '../canvas/palette';
import { ellipse, path, rect } from '../canvas/svg';

/** The light of one window at the top left: a wash and two faint bars. */
export const windowLight = (d: Drawing, strength = 1): string =>
  ellipse(60, -10, 780, 640, `fill="${d.spot(LIGHT, 0)}" fill-opacity="${0.5 * strength}"`) +
  path('M-60 128L520 -252L648 -132L60 268Z', `fill="${LIGHT}" fill-opacity="${0.09 * strength}"`) +
  path('M20 338L700 -102L764 -32L90 428Z', `fill="${LIGHT}" fill-opacity="${0.07 * strength}"`);

/** The edges of the picture, slightly darkened with warm shade. */
export const vignette = (d: Drawing): string =>
  rect(0, 0, WIDTH, HEIGHT, `fill="${d.edge('#4a1f10', 0.66, 0.26, { x: 0.44, y: 0.42 })}"`);

import { type Drawing } from '../canvas/drawing';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { path } from '../canvas/svg';

/** Crumbs with their shadows. */
export const crumbs = (d: Drawing, points: readonly Point[], colour: string, size = 3) =>
  points
    .map(({ x, y }) => {
      const r = size * d.random.between(0.5, 1.5);
      return (
        path(
          blob(d.random, x + 1, y + 1.6, r, r * 0.8, { wobble: 0.3, points: 5 }),
          `fill="${SHADOW}" fill-opacity=".28"`,
        ) +
        path(
          blob(d.random, x, y, r, r * 0.8, { wobble: 0.3, points: 5 }),
          `fill="${mix(lighten(colour, 0.4), darken(colour, 0.35), d.random.next())}"`,
        )
      );
    })
    .join('');

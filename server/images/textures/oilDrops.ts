import { type Drawing } from '../canvas/drawing';
import { glint } from '../canvas/light';
import { blob, type Point } from '../canvas/outlines';
import { lighten } from '../canvas/palette';
import { path } from '../canvas/svg';

/** Drops of oil with a rim of light. */
export const oilDrops = (d: Drawing, points: readonly Point[], colour: string, largest = 15): string =>
  points
    .map(({ x, y }) => {
      const r = 2.6 + d.random.next() ** 2 * largest;
      const shape = blob(d.random, x, y, r, r * 0.88, { wobble: 0.1, points: 7 });
      return (
        path(
          shape,
          `fill="${colour}" fill-opacity=".5" stroke="${lighten(colour, 0.7)}" stroke-width="1.200" stroke-opacity=".65"`,
        ) + glint(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.17, 0.8)
      );
    })
    .join('');

import { type Drawing } from '../canvas/drawing';
import { glint } from '../canvas/light';
import { blob, type Point } from '../canvas/outlines';
import { lighten } from '../canvas/palette';
import { path } from '../canvas/svg';

/** Drops of oil with a rim of light. */
export const oilDrops = (d: Drawing, points: readonly Point[], colour: string, largest = 15): string =>
  points
    .map(({ x, y }) => {
      const r = 2 + d.random.next() ** 2.6 * largest * 0.8;
      const shape = blob(d.random, x, y, r, r * 0.88, { wobble: 0.1, points: 7 });
      return (
        path(
          shape,
          `fill="${colour}" fill-opacity=".38" stroke="${lighten(colour, 0.55)}" stroke-width="1" stroke-opacity=".42"`,
        ) + glint(x - r * 0.3, y - r * 0.35, r * 0.26, r * 0.12, 0.6)
      );
    })
    .join('');

import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { circle } from '../canvas/svg';

/** Many small bubbles of foam. */
export const microFoam = (d: Drawing, area: Area, count: number, colour: string) =>
  pointsIn(d.random, area, count, 0.97)
    .map(({ x, y }) =>
      circle(
        x,
        y,
        0.8 + d.random.next() ** 2 * 4,
        `fill="${lighten(colour, 0.5)}" fill-opacity=".4" stroke="${darken(colour, 0.25)}" stroke-width=".7" stroke-opacity=".25"`,
      ),
    )
    .join('');

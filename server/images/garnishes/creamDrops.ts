import { type Area, spreadIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { deepen, lighten } from '../canvas/palette';
import { path } from '../canvas/svg';

/** How many drops fall on the food where cream is drawn through the sauce about it. */
const COUNT = 8;

/** Cream that fell on the pieces themselves: a few drops, thick enough to throw a shadow. */
export const creamDrops = (d: Drawing, area: Area, colour: string): string => {
  const { random } = d;
  const unit = Math.min(9, area.rx * 0.05);
  const drops = spreadIn(random, area, COUNT, 0.86)
    .map(({ x, y }) => {
      const r = unit * random.between(0.3, 0.75);
      return blob(random, x, y, r * random.between(1.1, 1.6), r * 0.8, { wobble: 0.16, points: 8 });
    })
    .join('');
  return (
    path(drops, `transform="translate(1 2.500)" fill="${deepen(colour, 1)}" fill-opacity=".5"`) +
    path(drops, `fill="${lighten(colour, 0.1)}" fill-opacity=".96"`)
  );
};

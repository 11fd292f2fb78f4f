import { type Area, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';

/** What has cooked down in a sauce: onion, tomato, crumbs of what it holds. `other` is a colour that some of it has. */
export const cookedDown = (d: Drawing, area: Area, colour: string, count: number, other?: string): string => {
  const tones = [
    lighten(colour, 0.14),
    darken(colour, 0.16),
    mix(colour, '#e0602a', 0.35),
    other ?? lighten(colour, 0.22),
  ];
  return pointsIn(d.random, area, count, 0.94)
    .map(({ x, y }) => {
      const r = d.random.between(2.5, 8);
      const shape = blob(d.random, x, y, r * 1.3, r * 0.8, { wobble: 0.3, points: 6, turn: d.random.between(0, 360) });
      return (
        path(shape, `transform="translate(1 2)" fill="${darken(colour, 0.5)}" fill-opacity=".36"`) +
        path(shape, `fill="${tones[d.random.whole(0, 3)] ?? colour}" fill-opacity=".9"`)
      );
    })
    .join('');
};

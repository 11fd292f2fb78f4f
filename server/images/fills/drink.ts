import { grown, outline } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { gloss } from '../textures/gloss';
import { steam } from '../textures/steam';
import { stirred } from '../textures/stirred';
import { bubbles, surfaceOf, swirls } from '../textures/liquid';
import type { Filling, FillNeeds } from './filling';

/** A hot drink in a cup, from above or over its near rim: its froth gathers at the wall, milk turns in it, and it steams. */
export const drinkFromAbove = ({ d, ground, colours, pieces, isTilted }: FillNeeds): Filling => {
  const [colour = '#b5743a'] = colours;
  const { shape, drawn } = surfaceOf(d, ground, true, colour, 8);
  const rim =
    outline(
      grown(ground, 0.965),
      `fill="none" stroke="${darken(colour, 0.4)}" stroke-width="${n(ground.rx * 0.075)}" stroke-opacity=".3"`,
    ) +
    outline(grown(ground, 0.985), `fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="3" stroke-opacity=".5"`);
  return {
    surface:
      drawn +
      d.clipped(shape, swirls(d, ground, colour) + stirred(d, ground, colour) + rim + bubbles(d, ground, 34, colour)) +
      gloss(ground, 0.42),
    ...(isTilted ? { over: steam(ground.x, ground.y - ground.ry * 0.2, 210) } : {}),
    areas: [grown(ground, 0.7)],
    garnished: grown(ground, 0.6),
    pieces,
    crowd: 1.2,
    scale: 1.2,
    sauce: colour,
    sunk: 0.3,
  };
};

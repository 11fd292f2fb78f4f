import { type Area, outline, pointsIn } from '../canvas/areas';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { path, placed } from '../canvas/svg';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';

/** A square cut from a bake, on its sauce. */
export const bakedPortion = ({ d, ground, pieces }: FillNeeds, colour: string, sauce: string): Filling => {
  const turn = d.random.between(-24, -8);
  const half = Math.min(ground.rx, ground.ry) * 0.68;
  const box: Area = { x: 0, y: 0, rx: half, ry: half * 0.86, corner: 16 };
  const spots = (count: number) => pointsIn(d.random, box, count, 0.94);
  const side = (dy: number, tone: string) => outline({ ...box, x: dy * 0.25, y: dy }, `fill="${tone}"`);
  const portion =
    side(30, darken(sauce, 0.3)) +
    side(24, lighten(colour, 0.5)) +
    side(18, sauce) +
    side(12, lighten(colour, 0.4)) +
    side(7, darken(sauce, 0.12)) +
    side(3, darken(colour, 0.16)) +
    outline(box, `fill="${d.shade(colour, { light: 0.34, dark: 0.2, turn })}"`) +
    d.clipped(
      outline(box),
      browning(d, spots(26), 24, colour, 0.55) +
        tonalPatches(d, spots(14), 20, lighten(colour, 0.3), 0.5) +
        browning(d, spots(14), 8, '#7a3a14', 0.5) +
        crumbs(d, spots(40), colour, 2.4),
    );
  return {
    surface:
      path(
        blob(d.random, ground.x + 4, ground.y + 12, half * 1.36, half * 1.24, { wobble: 0.1, points: 12 }),
        `fill="${d.shade(sauce, { light: 0.2, dark: 0.2 })}" fill-opacity=".9"`,
      ) +
      contact(d, ground.x + 6, ground.y + 18, half * 1.1, half * 1.04, 0.6, turn) +
      placed(ground.x, ground.y - 10, turn, portion),
    areas: [{ x: ground.x, y: ground.y - 10, rx: half * 0.8, ry: half * 0.7 }],
    garnished: { x: ground.x, y: ground.y - 6, rx: half * 0.9, ry: half * 0.8 },
    pieces,
    crowd: 1.2,
    scale: 0.9,
  };
};

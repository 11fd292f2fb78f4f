import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { brightness, darken, deepen, lighten, mix } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import { crackle } from './crackle';
import { crumbTile } from './crumbTile';

/** The brown that the oven gives this colour where it is hottest. */
export const ovenBrown = (colour: string): string =>
  brightness(colour) < 0.3 ? darken(colour, 0.5) : mix(deepen(colour, 0.55), '#7c3a10', 0.5);

interface Baked {
  /** Cracks in it. */
  cracks?: number;
  /** How fine its grain is; 0 for what is smooth, as a custard. */
  grain?: number;
  /** How brown its edge is, from 0 to 1. */
  edge?: number;
  /** Degrees by which the food is turned; the light stays where it is. */
  turn?: number;
}

/**
 * The top of something baked: it browns towards its edge and in soft clouds, has a fine grain and a few cracks, and lies in
 * the light at its upper left.
 */
export const bakedFace = (
  d: Drawing,
  area: Area,
  colour: string,
  { cracks = 5, grain = 0.7, edge = 0.72, turn = 0 }: Baked = {},
): string => {
  const brown = ovenBrown(colour);
  const { x, y, rx, ry } = area;
  const lit = ((230 - turn) * Math.PI) / 180;
  const clouds = pointsIn(d.random, area, 8, 0.92)
    .map((at, i) => {
      const r = d.random.between(0.14, 0.3) * rx;
      const isPale = i % 4 === 0;
      const tone = d.spot(isPale ? lighten(colour, 0.36) : mix(colour, brown, 0.7), 0);
      return ellipse(
        at.x,
        at.y,
        r * 1.4,
        r,
        `fill="${tone}" fill-opacity="${isPale ? '.5' : '.34'}"`,
        d.random.between(0, 180),
      );
    })
    .join('');
  return (
    clouds +
    (grain > 0 ? outline(area, `fill="${crumbTile(d, colour, grain)}" fill-opacity=".42"`) : '') +
    outline(area, `fill="${d.edge(brown, 0.64, edge)}"`) +
    ellipse(
      x + Math.cos(lit) * rx * 0.46,
      y + Math.sin(lit) * ry * 0.46,
      rx * 0.5,
      ry * 0.34,
      `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".5"`,
      -32 - turn,
    ) +
    (cracks > 0
      ? crackle(d, {
          from: pointsIn(d.random, grown(area, 0.7), cracks),
          reach: rx * 0.2,
          gap: brown,
          lip: lighten(colour, 0.55),
          width: 1.7,
        })
      : '')
  );
};

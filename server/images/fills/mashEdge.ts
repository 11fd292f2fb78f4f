import type { Area } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { circle } from '../canvas/svg';

/** How far a direction reaches along one side of a box with round corners, or of an ellipse. */
const along = (area: Area, value: number) =>
  Math.sign(value) * Math.abs(value) ** (area.corner === undefined ? 1 : 0.3);

/** A point in this direction (in degrees) at this share of the way to the wall. */
export const towards = (area: Area, degrees: number, reach: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return {
    x: area.x + along(area, Math.cos(radians)) * area.rx * reach,
    y: area.y + along(area, Math.sin(radians)) * area.ry * reach,
  };
};

/** Degrees from one direction to another, 0 to 180. */
const apart = (one: number, other: number) => Math.abs(((((one - other + 180) % 360) + 360) % 360) - 180);

/** The outline of a top that does not quite reach the walls, with a bay about `bay` (in degrees) where the filling rises. */
export const roughEdge = (d: Drawing, area: Area, bay: number, deep = 1): string =>
  smooth(
    Array.from({ length: 46 }, (_, i) => {
      const degrees = (i / 46) * 360;
      const bitten = Math.max(0, 1 - apart(degrees, bay) / 30) * d.random.between(0.08, 0.12) * deep;
      return towards(area, degrees, d.random.between(0.945, 0.985) - bitten);
    }),
  );

/** Gravy that boils up between mash and wall: bubbles with light on them. */
export const boilingUp = (d: Drawing, area: Area, bay: number, colour: string): string =>
  Array.from({ length: 40 }, (_, i) => {
    const degrees = i < 26 ? bay + d.random.between(-32, 32) : d.random.between(0, 360);
    const { x, y } = towards(area, degrees, d.random.between(0.87, 0.985));
    const r = d.random.between(2.5, 8);
    return (
      circle(
        x,
        y,
        r,
        `fill="${d.shade(lighten(colour, 0.16), { light: 0.5, dark: 0.3 })}" stroke="${darken(colour, 0.4)}" stroke-opacity=".6" stroke-width="1.500"`,
      ) + circle(x - r * 0.3, y - r * 0.35, r * 0.24, `fill="#fff3dc" fill-opacity=".8"`)
    );
  }).join('');

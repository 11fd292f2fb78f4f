import { type Area, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { brightness, darken, lighten } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import { tonalPatches } from './tonalPatches';

/** How far a thick sauce stays from the far wall at most, as a share of its radius. */
const AWAY = 0.045;

/** Its edge: at the wall in front, where one looks over the rim, in bays and tongues along the far half. */
const edgeOf = (d: Drawing, { x, y, rx, ry }: Area, away: number): string => {
  const waves = [3, 5, 9].map((times, i) => ({ times, from: d.random.between(0, 6.28), reach: [1, 0.7, 0.4][i]! }));
  const points = Array.from({ length: 44 }, (_, i): Point => {
    const angle = (i / 44) * Math.PI * 2;
    const far = Math.max(0, Math.min(1, 0.35 - Math.sin(angle)));
    const bay = waves.reduce((sum, { times, from, reach }) => sum + Math.sin(angle * times + from) * reach, 0) / 2.1;
    const reach = 1 - far * away * (0.55 + 0.45 * bay);
    return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach };
  });
  return smooth(points);
};

/**
 * A sauce too thick to run: it stands in bays along the far wall of its dish, above it the smear that it left there when it
 * was stirred. Seen from the side.
 */
export const thickSauce = (d: Drawing, area: Area, colour: string): { shape: string; drawn: string } => {
  const isPale = brightness(colour) > 0.62;
  const edge = edgeOf(d, area, AWAY);
  const smear = edgeOf(d, { ...area, y: area.y - 5 }, AWAY * 0.5);
  const shape = path(edge, '');
  const tones = tonalPatches(d, pointsIn(d.random, area, 24, 0.86), Math.min(area.rx, area.ry) * 0.2, colour);
  return {
    shape,
    drawn:
      path(smear, `fill="${darken(colour, 0.12)}" fill-opacity=".55"`) +
      path(edge, `transform="translate(0 -4)" fill="${darken(colour, 0.6)}" fill-opacity=".4"`) +
      path(edge, `fill="${d.shade(colour, { light: 0.26, dark: 0.3 })}"`) +
      d.clipped(
        shape,
        tones +
          path(edge, `fill="${d.edge(darken(colour, isPale ? 0.34 : 0.56), 0.7, 0.5)}"`) +
          path(edge, `${line(lighten(colour, 0.5), 5, 0.5)} transform="translate(1 3.500)"`) +
          path(edge, `${line(darken(colour, 0.36), 5, 0.2)} transform="translate(1 9)"`),
      ),
  };
};

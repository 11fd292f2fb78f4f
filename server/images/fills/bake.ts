import { type Area, grown, outline, pointsIn, spreadIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import { gloss } from '../textures/gloss';
import { wetLights } from '../textures/liquid';
import { bakedPortion } from './bakedPortion';
import { blisters, hummocks, scorchedIslands, meltedOver, seething } from './bakedTop';
import type { Filling, FillNeeds } from './filling';
import { roughEdge, towards } from './mashEdge';
import { onRing } from './rooms';
import { servedFrom, servedOut } from './servedOut';

/** Points along the wall, where a bake browns first. */
const alongWalls = (d: Drawing, { x, y, rx, ry, corner }: Area, count: number): Point[] =>
  corner === undefined
    ? onRing(d, { x, y, rx, ry }, 0.88, 0.99, count)
    : Array.from({ length: count }, (_, i) => {
        const [along, near] = [d.random.between(-0.96, 0.96), d.random.between(0.9, 0.99) * (i % 4 < 2 ? 1 : -1)];
        return i % 2 ? { x: x + along * rx, y: y + near * ry } : { x: x + near * rx, y: y + along * ry };
      });

/** A browned bake: colours are its top and the sauce at its edge. On a plate it is a cut square. */
export const bake = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const [colour = '#e0a64a', sauce = darken(mix(colour, '#a8401c', 0.5), 0.06)] = colours;
  if (!isDeep && ground.corner === undefined) return bakedPortion(needs, colour, sauce);
  const whole = isDeep ? ground : grown(ground, 0.96);
  const shape = outline(whole);
  const isServed = isDeep && whole.corner !== undefined;
  const bay = d.random.between(0, 360);
  const topShape = path(roughEdge(d, whole, bay, 0.5), '');
  const spots = (count: number, share = 0.94) => pointsIn(d.random, whole, count, share);
  // The sauce boils up all along the walls, most where the top leaves it room.
  const seam = Array.from({ length: 74 }, (_, i) =>
    towards(whole, i % 3 ? d.random.between(0, 360) : bay + d.random.between(-30, 30), d.random.between(0.92, 0.99)),
  );
  const melted = spots(9)
    .map(({ x, y }) =>
      path(
        blob(d.random, x, y, d.random.between(22, 50), d.random.between(14, 30), { wobble: 0.3, points: 11 }),
        `fill="${lighten(colour, d.random.between(0.2, 0.5))}" fill-opacity=".4"`,
      ),
    )
    .join('');
  return {
    surface:
      shape.replace('/>', `fill="${d.shade(sauce, { light: 0.16, dark: 0.28 })}"/>`) +
      d.clipped(
        shape,
        topShape.replace('/>', `transform="translate(2 5)" fill="${darken(sauce, 0.5)}" fill-opacity=".6"/>`) +
          seething(d, seam, sauce),
      ) +
      d.clipped(
        topShape,
        topShape.replace('/>', `fill="${d.shade(colour, { light: 0.26, dark: 0.2 })}"/>`) +
          melted +
          hummocks(d, whole, colour) +
          browning(d, spots(8), 38, colour, 0.6) +
          browning(d, alongWalls(d, whole, 46), 30, colour, 0.9) +
          scorchedIslands(d, [...spreadIn(d.random, whole, 15, 0.9), ...alongWalls(d, whole, 9)], colour) +
          blisters(d, [...spots(30, 0.96), ...alongWalls(d, whole, 20)], colour) +
          crumbs(d, spots(40), lighten(colour, 0.1), 2.4) +
          wetLights(d, whole, 14),
      ) +
      gloss(whole, 0.16),
    areas: [grown(whole, 0.86)],
    garnished: grown(whole, 0.82),
    ...(isServed ? { over: servedOut(d, whole, servedFrom(d, whole), { top: colour, sauce, pieces }) } : {}),
    pieces,
    crowd: 1,
    cover: 0.78,
    scale: 1.14,
    sauce: mix(colour, '#c07a24', 0.4),
    sunk: 0.34,
    settle: (at) => meltedOver(d, at, colour),
  };
};

import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, ellipse, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import { gloss } from '../textures/gloss';
import { wetLights } from '../textures/liquid';
import type { Lying } from '../pieces/inSauce';
import { bakedPortion } from './bakedPortion';
import type { Filling, FillNeeds } from './filling';
import { onRing } from './rooms';

/** Points along the wall, where a bake browns first. */
const alongWalls = (d: Drawing, { x, y, rx, ry, corner }: Area, count: number): Point[] =>
  corner === undefined
    ? onRing(d, { x, y, rx, ry }, 0.88, 0.99, count)
    : Array.from({ length: count }, (_, i) => {
        const [along, near] = [d.random.between(-0.96, 0.96), d.random.between(0.9, 0.99) * (i % 4 < 2 ? 1 : -1)];
        return i % 2 ? { x: x + along * rx, y: y + near * ry } : { x: x + near * rx, y: y + along * ry };
      });

/** Where the top has blown up and scorched: brown, rough at the edge, shining. */
const blisters = (d: Drawing, points: readonly Point[], colour: string) =>
  points
    .map(({ x, y }) => {
      const r = 3 + d.random.next() ** 2 * 13;
      const tone = mix(colour, '#7c3410', d.random.between(0.4, 0.82));
      const turn = d.random.between(0, 180);
      return (
        path(
          blob(d.random, x, y, r * 1.5, r, { wobble: 0.3, points: 8, turn }),
          `fill="${tone}" fill-opacity="${r > 8 ? 0.5 : 0.7}"`,
        ) + (r > 6 ? sliver(x - r * 0.3, y - r * 0.4, r * 0.36, 0.6) : '')
      );
    })
    .join('');

/** From this half width on a piece is partly under the top of the bake: half a prune would look like a mussel. */
const COVERED = 30;

/** The top of the bake where it ran over a piece and set there: soft, a shade darker at its edge. */
const meltedOver = (d: Drawing, { x, y, rx, ry, turn }: Lying, colour: string) => {
  if (rx < COVERED || !d.random.chance(0.8)) return '';
  const angle = d.random.next() * 6.28;
  const [cx, cy] = [x + Math.cos(angle) * rx * 0.5, y + Math.sin(angle) * ry * 0.5];
  const wide = d.random.between(0.5, 0.95);
  const shape = blob(d.random, cx, cy, rx * wide, ry * wide * 0.8, { wobble: 0.3, points: 9, turn });
  const tone = mix(lighten(colour, d.random.between(0.05, 0.4)), '#e8a83c', 0.2);
  return (
    path(shape, `transform="translate(1 3)" fill="${darken(colour, 0.4)}" fill-opacity=".4"`) +
    path(shape, `fill="${tone}" fill-opacity=".88"`) +
    ellipse(
      cx,
      cy,
      rx * wide * 0.6,
      ry * wide * 0.4,
      `fill="${d.spot(mix(colour, '#8a3f10', 0.6), 0)}" fill-opacity=".7"`,
      turn,
    ) +
    sliver(cx - rx * 0.2, cy - ry * 0.24, Math.min(9, rx * 0.2), 0.6)
  );
};

/** A browned bake: colours are its top and the sauce at its edge. On a plate it is a cut square. */
export const bake = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const [colour = '#e0a64a', sauce = darken(mix(colour, '#a8401c', 0.5), 0.06)] = colours;
  if (!isDeep && ground.corner === undefined) return bakedPortion(needs, colour, sauce);
  const whole = isDeep ? ground : grown(ground, 0.96);
  const shape = outline(whole);
  const topShape = outline(grown(whole, 0.965));
  const spots = (count: number, share = 0.94) => pointsIn(d.random, whole, count, share);
  const bubbling = Array.from({ length: 46 }, () => {
    const side = d.random.whole(0, 3);
    const along = d.random.between(-0.94, 0.94);
    const at =
      side < 2
        ? { x: whole.x + along * whole.rx, y: whole.y + (side ? 1 : -1) * whole.ry * 0.965 }
        : { x: whole.x + (side === 2 ? 1 : -1) * whole.rx * 0.97, y: whole.y + along * whole.ry };
    const round = whole.corner === undefined ? (onRing(d, whole, 0.95, 0.98, 1)[0] ?? at) : at;
    return circle(
      round.x,
      round.y,
      d.random.between(2, 6),
      `fill="${d.shade(sauce, { light: 0.45, dark: 0.2 })}" stroke="${darken(sauce, 0.3)}" stroke-opacity=".4" stroke-width="1"`,
    );
  }).join('');
  const melted = spots(15)
    .map(({ x, y }) =>
      path(
        blob(d.random, x, y, d.random.between(22, 56), d.random.between(14, 34), { wobble: 0.3, points: 11 }),
        `fill="${lighten(colour, d.random.between(0.2, 0.5))}" fill-opacity=".5"`,
      ),
    )
    .join('');
  return {
    surface:
      shape.replace('/>', `fill="${d.shade(sauce, { light: 0.16, dark: 0.28 })}"/>`) +
      d.clipped(shape, bubbling) +
      d.clipped(
        topShape,
        topShape.replace('/>', `fill="${d.shade(colour, { light: 0.26, dark: 0.2 })}"/>`) +
          melted +
          browning(d, spots(30), 32, colour, 0.6) +
          browning(d, alongWalls(d, whole, 46), 30, colour, 0.8) +
          blisters(d, [...spots(52, 0.96), ...alongWalls(d, whole, 26)], colour) +
          crumbs(d, spots(40), lighten(colour, 0.1), 2.4) +
          wetLights(d, whole, 14),
      ) +
      gloss(whole, 0.16),
    areas: [grown(whole, 0.86)],
    garnished: grown(whole, 0.82),
    pieces,
    crowd: 1,
    cover: 0.5,
    scale: 1.14,
    sauce: mix(colour, '#c07a24', 0.4),
    sunk: 0.34,
    settle: (at) => meltedOver(d, at, colour),
  };
};

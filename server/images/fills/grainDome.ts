import { type Area, isRound, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { darken, lighten, shadeOn } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';
import { pieceKind } from '../pieces/pieceKinds';
import type { PictureItem } from '../pictureSpec';
import type { FillNeeds } from './filling';

/** How high the middle of heaped grains stands above its edge, as a share of the depth of the dish. */
const RISE = 0.62;

/** How wide a heap is by the dish that it lies in. */
const WIDE = 0.97;

/** Grains in a bowl, a pot or a pan that is seen from the side: they are heaped, and stand above the far wall. */
export interface GrainDome {
  /** The outline of what is seen of the heap. */
  shape: string;
  rise: number;
  /** Where something is seen that lies on the heap at this place of the dish. */
  on: (at: Point) => Point;
  /** Light, shade and hollows on the heap. */
  modelled: string;
}

/** Whether grains are seen from the side in this dish, so that they stand up as a dome. */
export const isDomed = ({ ground, isDeep, isTilted = false }: FillNeeds): boolean =>
  isDeep ? isTilted : isRound(ground) && ground.ry < ground.rx * 0.92;

/** What such a dome stands on: the shade in its bowl, or its shadow on the plate. */
export const underDome = (d: Drawing, area: Area, colour: string, isDeep: boolean): string =>
  isDeep
    ? outline(area, `fill="${d.shade(darken(colour, 0.5), { light: 0.1, dark: 0.3 })}"`)
    : contact(d, area.x + 8, area.y + area.ry * 0.1, area.rx * 0.92, area.ry * 0.9, 0.6);

/** In a bowl the dome stands up out of the shade of the wall. */
export const standing = ({ isTilted = false }: FillNeeds, under: string, dome: string) =>
  isTilted ? { surface: under, risen: dome } : { surface: under + dome };

/** Where what is laid on such a heap lies: its ground raised to the slope in front of the crown. */
export const onDome = (room: Area, { ry }: Area): Area => ({
  ...room,
  y: room.y - ry * RISE * 0.52,
  rx: room.rx * 0.94,
});

/** How strongly pieces lie together on grains: what was cooked or fried with them lies all over. */
export const heapedOn = (pieces: readonly PictureItem[]): number =>
  pieces.every(({ kind, ingredient }) => pieceKind(kind, ingredient).size < 34) ? 0.22 : 0.5;

/** Hollows and hills that the spoon left, large enough to be seen. */
const hollows = (d: Drawing, { x, y, rx, ry }: Area, colour: string) =>
  pointsIn(d.random, { x, y, rx: rx * 0.8, ry: ry * 0.8 }, 9)
    .map((at) => {
      const r = d.random.between(0.12, 0.24) * rx;
      return (
        ellipse(
          at.x + 6,
          at.y + r * 0.36,
          r * 1.2,
          r * 0.5,
          `fill="${d.spot(shadeOn(colour), 0)}" fill-opacity=".3"`,
          -14,
        ) +
        ellipse(
          at.x - 4,
          at.y - r * 0.2,
          r,
          r * 0.36,
          `fill="${d.spot(lighten(colour, 0.7), 0)}" fill-opacity=".5"`,
          -14,
        )
      );
    })
    .join('');

/** A heap of grains of this colour on the ground of a dish. */
export const grainDome = (d: Drawing, area: Area, colour: string): GrainDome => {
  const { x, y, rx, ry } = area;
  const rise = ry * RISE;
  const on = (at: Point): Point => {
    const away = Math.min(1, Math.hypot((at.x - x) / rx, (at.y - y) / ry));
    return { x: at.x, y: at.y - rise * (1 - away ** 2.4) };
  };
  const rim = Array.from({ length: 25 }, (_, i) => {
    const angle = Math.PI + (i / 24) * Math.PI;
    // At its ends the crown meets the near half of the edge.
    const spread = WIDE + (i % 24 === 0 ? 0 : d.random.between(-0.012, 0.012));
    // The far side of a heap is hidden by its crown.
    const crown = Array.from(
      { length: 12 },
      (_, k) => on({ x: x + Math.cos(angle) * rx * spread, y: y + Math.sin(angle) * ry * (k / 11) }).y,
    );
    return `${n(x + Math.cos(angle) * rx * spread)} ${n(i % 24 === 0 ? y : Math.min(...crown) + d.random.between(-2.5, 2.5))}`;
  });
  const shape = `M${rim.join('L')}A${n(rx * WIDE)} ${n(ry)} 0 0 1 ${rim[0]!}Z`;
  const warm = shadeOn(colour);
  return {
    shape: path(shape, ''),
    rise,
    on,
    modelled:
      hollows(d, { x, y: y - rise * 0.5, rx, ry: ry + rise * 0.3 }, colour) +
      ellipse(x + rx * 0.5, y + ry * 0.42, rx * 0.7, ry * 0.8, `fill="${d.spot(warm, 0)}" fill-opacity=".42"`, -22) +
      ellipse(
        x - rx * 0.3,
        y - rise * 0.9,
        rx * 0.6,
        ry * 0.56,
        `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".36"`,
        -10,
      ) +
      // Where it meets the wall.
      ellipse(x, y + ry * 0.98, rx * 0.96, ry * 0.2, `fill="${d.spot(warm, 0.1)}" fill-opacity=".2"`),
  };
};

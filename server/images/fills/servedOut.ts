import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact, sliver } from '../canvas/light';
import { blob, smooth } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { layPieces } from '../pieces/layPieces';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import { tonalPatches } from '../textures/tonalPatches';
import { towards } from './mashEdge';

/** What a bake is made of: its top, its sauce, and what lies in it. */
export interface Inside {
  top: string;
  sauce: string;
  pieces: readonly PictureItem[];
}

/** How deep the dish is, in picture units. */
const DEEP = 24;

/** The share of its drawing's size that the portion on the spoon has. */
const LARGE = 1.24;

/** The colour of what is under the crust: paler than the crust, with the sauce in it. */
const insideOf = (top: string, sauce: string) => mix(lighten(top, 0.3), sauce, 0.34);

/** Where a portion was taken: towards the front, on one side. */
export const servedFrom = (d: Drawing, { x, y, rx, ry }: Area): Area => ({
  x: x - rx * d.random.between(0.42, 0.5),
  y: y + ry * d.random.between(0.42, 0.48),
  rx: rx * d.random.between(0.36, 0.4),
  ry: ry * 0.46,
  corner: 40,
});

/** The outline of what the spoon left: nearly straight where it cut, uneven where the food broke. */
const brokenOff = (d: Drawing, at: Area, uneven: number) =>
  smooth(Array.from({ length: 19 }, (_, i) => towards(at, (i / 19) * 360, 1 + d.random.between(-1.6, 0.8) * uneven)));

/** What is seen where the spoon went down at the far side: the edge of the crust, below it the inside, torn and moist. */
const tornFace = (d: Drawing, at: Area, hole: string, { top, sauce }: Inside) => {
  const inside = insideOf(top, sauce);
  const bits = Array.from({ length: 34 }, () => {
    const { x, y } = towards(at, d.random.between(150, 400), d.random.between(0.84, 1));
    const tone = d.random.chance(0.5) ? lighten(inside, 0.3) : mix(darken(inside, 0.2), sauce, 0.5);
    const shape = blob(d.random, x, y + d.random.between(4, DEEP), d.random.between(5, 13), d.random.between(3, 7), {
      wobble: 0.3,
      points: 7,
    });
    return path(shape, `fill="${tone}" fill-opacity=".8"`);
  });
  return (
    path(hole, `transform="translate(1 7)" fill="${d.shade(inside, { light: 0.3, dark: 0.2 })}"`) +
    d.clipped(path(hole, 'transform="translate(1 7)"'), bits.join(''))
  );
};

/** The item in its usual number and at no place of its own: what the recipe says of it is about the whole dish. */
const uncounted = ({ count: _, lies: __, ...item }: PictureItem): PictureItem => item;

/** The floor of the dish: sauce that has run back, smeared by the spoon, and what fell off the portion. */
const floorOf = (d: Drawing, at: Area, hole: string, { top, sauce, pieces }: Inside) => {
  const floor = path(hole, `transform="translate(5 ${DEEP})"`);
  const low = { ...at, x: at.x + 4, y: at.y + DEEP * 0.8 };
  return (
    floor.replace('/>', ` fill="${d.shade(mix(insideOf(top, sauce), sauce, 0.5), { light: 0.2, dark: 0.3 })}"/>`) +
    d.clipped(
      floor,
      tonalPatches(d, pointsIn(d.random, low, 14, 0.9), 22, sauce, 0.5) +
        layPieces(d, pieces.map(uncounted), [{ ...grown(low, 0.86), y: low.y + 8 }], {
          crowd: 1.2,
          cover: 1.7,
          scale: 1.05,
          sauce,
          sunk: 0.27,
          lap: 0.2,
        }) +
        ellipse(at.x - at.rx * 0.7, at.y, at.rx * 0.5, at.ry * 1.2, `fill="${d.spot(SHADOW, 0.1)}" fill-opacity=".4"`) +
        contact(d, at.x, at.y - at.ry * 0.72, at.rx, at.ry * 0.3, 0.5) +
        sliver(low.x + at.rx * 0.2, low.y + at.ry * 0.34, 18, 0.6, -14),
    )
  );
};

/** The portion on its spoon: the crust on top, what is under it at the side, the handle over the wall of the dish. */
const lifted = (d: Drawing, { x, y }: Area, { top, sauce, pieces }: Inside) => {
  const metal = '#b9bcc0';
  const handle = 'M40 -10C110 -10 190 -13 300 -17C322 -17 322 17 300 17C190 13 110 10 40 10Z';
  const spoon =
    path(handle, `transform="translate(10 22)" fill="${SHADOW}" fill-opacity=".28"`) +
    path(handle, `fill="${d.sweep([lighten(metal, 0.8), metal, darken(metal, 0.4)], 40)}"`) +
    path('M60 -5C120 -5 200 -8 292 -11', line('#ffffff', 3, 0.7)) +
    ellipse(0, 0, 76, 52, `fill="${d.sweep([lighten(metal, 0.7), darken(metal, 0.3)], 40)}"`);
  const heap = { x: -4, y: -2, rx: 64, ry: 42 };
  const crust = blob(d.random, -16, -27, 42, 19, { wobble: 0.2, points: 9, turn: d.random.between(-8, 4) });
  const spots = (count: number) => pointsIn(d.random, { x: -16, y: -27, rx: 36, ry: 15 }, count);
  const portion =
    path(
      blob(d.random, -4, 2, 68, 45, { wobble: 0.12, points: 11 }),
      `fill="${d.shade(darken(sauce, 0.1), { light: 0.2, dark: 0.3 })}"`,
    ) +
    path(
      blob(d.random, -6, -8, 64, 40, { wobble: 0.12, points: 11 }),
      `fill="${d.shade(lighten(mix(top, sauce, 0.4), 0.2), { light: 0.3, dark: 0.24 })}"`,
    ) +
    path(crust, `transform="translate(1 6)" fill="${mix(darken(top, 0.4), '#7a3a10', 0.4)}"`) +
    path(crust, `fill="${d.shade(top, { light: 0.4, dark: 0.2 })}"`) +
    d.clipped(path(crust, ''), browning(d, spots(8), 20, top, 0.7) + crumbs(d, spots(16), top, 2.4)) +
    layPieces(d, pieces.map(uncounted), [heap], { crowd: 1.3, cover: 1.8, focus: 0.2, sauce, sunk: 0.24, lap: 0.1 }) +
    sliver(-34, -36, 12, 0.6);
  return (
    ellipse(x + 22, y + 34, 112, 66, `fill="${d.spot(SHADOW, 0.3)}" fill-opacity=".5"`) +
    placed(x, y, d.random.between(28, 38), spoon, LARGE) +
    placed(x, y - 6, 0, portion, LARGE)
  );
};

/** A portion taken out at the front of a bake, so that its layers are seen, and the spoon that took it. */
export const servedOut = (d: Drawing, whole: Area, at: Area, inside: Inside): string => {
  const hole = brokenOff(d, at, 0.1);
  const spoonAt = { ...at, x: at.x + at.rx * 0.4, y: at.y + at.ry * 0.12 };
  return (
    d.clipped(
      outline(grown(whole, 0.985)),
      path(hole, `transform="translate(-2 -3)" fill="${lighten(inside.top, 0.5)}" fill-opacity=".8"`) +
        path(hole, `fill="${mix(darken(inside.top, 0.3), '#8a4a16', 0.4)}"`) +
        d.clipped(path(hole, ''), tornFace(d, at, hole, inside) + floorOf(d, at, hole, inside)),
    ) + lifted(d, spoonAt, inside)
  );
};

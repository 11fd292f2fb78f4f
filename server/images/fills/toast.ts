import { type Area, pointsIn } from '../canvas/areas';
import { contact, sliver } from '../canvas/light';
import { type Drawing, n } from '../canvas/drawing';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { meltOnToast, rubbedTomato } from './onToast';

/** Outlines of a slice of bread: a tin loaf, a slanted cut of a country loaf. In a box of 200 x 200. */
const LOAVES: readonly [string, ...string[]] = [
  'M-86 -38C-108 -86 -30 -86 0 -74C30 -86 108 -86 86 -38C92 0 92 40 86 66C70 80 -70 80 -86 66C-92 40 -92 0 -86 -38Z',
  'M-100 10C-104 -44 -56 -72 6 -70C66 -70 104 -40 102 4C98 44 60 62 4 62C-52 64 -96 54 -100 10Z',
];

/** Of these one lies on each slice, as wide as it. */
const EGGS = new Set(['egg-fried', 'poached-egg']);

/** Cheese that the grill has melted and browned. */
const CHEESE = /^cheese$|cheddar|gruyere|emmental|mozzarella|rarebit/i;

/** What is rubbed into the crumb rather than spread on it. */
const PULP = /tomato/i;

const SPREADS = new Set(['dollop', 'chunk', 'crumble', 'shred']);

/** The crumb of a slice, within its own box. */
const FACE: Area = { x: 0, y: 0, rx: 74, ry: 58 };

interface Slice {
  loaf: string;
  bread: string;
  turn: number;
  isLow: boolean;
}

/** How thick a slice is that is seen from the side. */
const THICK = 26;

/** The crust that is seen at the near edge of a slice. */
const edgeOf = (d: Drawing, loaf: string, bread: string) =>
  [1, 0.66, 0.33]
    .map((share, i) => {
      const tone = mix(darken(bread, 0.42 - i * 0.1), '#8a4a1c', 0.4);
      return path(loaf, `transform="translate(0 ${n(9 + (THICK - 9) * share)})" fill="${tone}"`);
    })
    .join('');

/** A slice of bread, browned at its edge and in spots. */
const sliceOf = (d: Drawing, { loaf, bread, turn, isLow }: Slice): string => {
  const crumb = lighten(bread, 0.34);
  return (
    (isLow ? edgeOf(d, loaf, bread) : '') +
    path(loaf, `transform="translate(3 9)" fill="${darken(bread, 0.58)}"`) +
    path(loaf, `fill="${d.shade(darken(mix(bread, '#9a5522', 0.5), 0.08), { light: 0.2, dark: 0.34, turn })}"`) +
    path(loaf, `transform="translate(-1 -1) scale(.91)" fill="${d.shade(crumb, { light: 0.32, dark: 0.2, turn })}"`) +
    browning(d, pointsIn(d.random, FACE, 14), 16, bread, 0.42) +
    crumbs(d, pointsIn(d.random, FACE, 26), crumb, 3)
  );
};

/** A heap of the spread where the knife lifted or the fork left it: its shade, its body, the window on it. */
const heapOf = (d: Drawing, { x, y }: Point, r: number, colour: string, turn: number): string => {
  const shape = blob(d.random, x, y, r, r * 0.66, { wobble: 0.26, points: 8, turn: d.random.between(-50, 50) });
  const tone = d.random.chance(0.4) ? darken(colour, 0.14) : lighten(colour, d.random.between(0.05, 0.26));
  return (
    path(shape, `transform="translate(2 4.500)" fill="${darken(colour, 0.5)}" fill-opacity=".5"`) +
    path(shape, `fill="${d.shade(tone, { light: 0.45, dark: 0.2, turn })}"`) +
    (r > 9 ? sliver(x - r * 0.2, y - r * 0.26, r * 0.38, 0.8) : '')
  );
};

/** What is spread on a slice, almost to its edge; cheese is browned by the grill. */
const spreadOn = (
  d: Drawing,
  colour: string,
  spread: PictureItem | undefined,
  turn: number,
  isSauce: boolean,
): string => {
  const isDollop = spread?.kind === 'dollop';
  const layer = blob(d.random, 0, 2, 80, 60, { wobble: 0.07, points: 14 });
  if (spread && PULP.test(spread.ingredient)) return rubbedTomato(d, colour);
  const coat =
    path(layer, `transform="translate(2 5)" fill="${darken(colour, 0.5)}" fill-opacity=".55"`) +
    path(layer, `fill="${d.shade(colour, { light: 0.34, dark: 0.22, turn })}"`) +
    tonalPatches(d, pointsIn(d.random, FACE, 14, 0.82), 18, colour, 0.55);
  // The sauce of beans is smooth: lumps in it would be seen as mince.
  if (isSauce) return coat;
  const heaps = pointsIn(d.random, FACE, isDollop ? 26 : 38, 0.95).map((at) =>
    heapOf(d, at, d.random.between(6, isDollop ? 22 : 15), colour, turn),
  );
  if (!spread || !CHEESE.test(spread.ingredient)) return coat + heaps.join('');
  return meltOnToast(d, colour, turn);
};

/** Toast: the colour is the bread's; the first soft piece is spread on it. */
export const toast = ({ d, ground, isLow = false, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#c98f4a', given] = colours;
  const loaf = d.random.pick(LOAVES);
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.ry * (isWide ? 0.94 : 0.92), ground.rx * (isWide ? 0.66 : 0.76));
  const tilt = d.random.between(-16, 10);
  const step = size * (isWide ? 1.12 : 0.88);
  // The slice at the back is partly hidden by the one in front, which is nearer.
  const slices: readonly (Point & { turn: number; near: number })[] = [1, -1].map((side) => ({
    x: ground.x + side * step * 0.76,
    y: ground.y - side * step * (isWide ? 0.2 : 0.34),
    turn: tilt + side * d.random.between(2, 9),
    near: side > 0 ? 0.92 : 1.12,
  }));
  const spread = pieces.find(({ kind }) => SPREADS.has(kind));
  const spreadColour = given ?? (spread && colourOf(spread));
  const hasBeans = pieces.some(({ kind }) => kind === 'bean');
  let surface = '';
  for (const { x, y, turn, near } of slices) {
    surface += contact(d, x, y, size * near * 0.98, size * near * 0.8, 0.6, turn);
    const face =
      sliceOf(d, { loaf, bread, turn, isLow }) +
      (spreadColour ? spreadOn(d, spreadColour, spread, turn, hasBeans) : '');
    surface += placed(x, y, turn, face, (size * near) / 100);
  }
  const egg = pieces.find(({ kind }) => EGGS.has(kind));
  if (egg)
    surface += slices
      .map((at) => drawPiece(d, egg, at, size * at.near * 0.66, d.random.between(-180, 180), 0.5))
      .join('');
  const areas = slices.map(({ x, y, near }) => ({ x, y, rx: size * near * 0.76, ry: size * near * 0.6 }));
  return {
    surface,
    areas,
    garnished: areas,
    pieces: pieces.filter((item) => item !== spread && item !== egg),
    crowd: 2.2,
    scale: 0.86,
  };
};

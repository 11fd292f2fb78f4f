import { type Area } from '../canvas/areas';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { placed } from '../canvas/svg';
import { type Cut, cutSquare } from './cutSquare';
import type { Filling, FillNeeds } from './filling';
import { isStud } from './studded';

/** A square cut: broad in front, its right side in the shade. */
const SQUARE: Cut = {
  lid: [
    { x: -92, y: 0 },
    { x: 62, y: 0 },
    { x: 94, y: -66 },
    { x: -56, y: -66 },
  ],
  height: 62,
};

/** A lozenge with its sharp corners left and right. */
const LOZENGE: Cut = {
  lid: [
    { x: -100, y: -14 },
    { x: 0, y: 44 },
    { x: 100, y: -14 },
    { x: 0, y: -72 },
  ],
  height: 34,
};

/** Where a cut lies, in shares of the ground's half sizes; how large it looks there, and on how many others it lies. */
interface Spot extends Point {
  near: number;
  on?: number;
}

/** A row behind, in front of it the nearest and a pair one on the other. */
const WIDE: readonly Spot[] = [
  { x: -0.62, y: -0.46, near: 0.86 },
  { x: 0.02, y: -0.54, near: 0.84 },
  { x: 0.64, y: -0.44, near: 0.86 },
  { x: 0.42, y: 0.38, near: 1.04 },
  { x: 0.4, y: 0.38, near: 1.02, on: 1 },
  { x: -0.36, y: 0.44, near: 1.24 },
];
const ROUND: readonly Spot[] = [
  { x: -0.5, y: -0.42, near: 0.86 },
  { x: 0.46, y: -0.46, near: 0.86 },
  { x: 0.5, y: 0.3, near: 1 },
  { x: 0.47, y: 0.3, near: 0.96, on: 1 },
  { x: -0.36, y: 0.46, near: 1.16 },
];

const cuts = ({ d, ground, isDeep, colours, pieces }: FillNeeds, cut: Cut): Filling => {
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.rx * (isWide ? 0.4 : 0.52), ground.ry * (isDeep ? 0.5 : 0.62));
  const places = (isWide ? WIDE : ROUND).map(({ x, y, near, on = 0 }) => {
    const scale = (size / 92) * near * d.random.between(0.97, 1.03);
    return {
      x: ground.x + x * ground.rx + d.random.between(-9, 9),
      y: ground.y + y * ground.ry + d.random.between(-6, 6) - on * cut.height * scale,
      turn: d.random.between(-6, 5) + on * d.random.between(4, 9),
      scale,
    };
  });
  const isPuffed = pieces.some(({ kind, ingredient }) => kind === 'crumble' && /rice|^oats$/i.test(ingredient));
  const studs = pieces.filter(isStud);
  const areas: Area[] = places.map(({ x, y, scale }) => ({
    x: x + 2,
    y: y - 30 * scale,
    rx: 62 * scale,
    ry: 24 * scale,
  }));
  const surface = places
    .map(
      ({ x, y, turn, scale }) =>
        contact(d, x + 6, y + 34 * scale, scale * 96, scale * 46, 0.6) +
        placed(x, y, turn, cutSquare(d, cut, { colours, isPuffed, studs }), scale),
    )
    .join('');
  return {
    surface,
    areas,
    garnished: areas,
    pieces: isPuffed ? [] : pieces.filter((item) => !isStud(item)),
    crowd: 2,
    scale: 0.75,
  };
};

/** Squares cut from a tray. The colours are their layers, from the top; a crumble of rice or oats makes them grains, and pieces `under` the others stud them. */
export const squares = (needs: FillNeeds): Filling => cuts(needs, SQUARE);

/** Flat lozenges cut from a tray. The colours are their layers, from the top. */
export const lozenges = (needs: FillNeeds): Filling => cuts(needs, LOZENGE);

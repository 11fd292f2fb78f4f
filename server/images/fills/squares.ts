import { type Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import { puffedGrains } from '../textures/puffedGrains';
import type { PictureItem } from '../pictureSpec';
import type { Filling, FillNeeds } from './filling';
import { isStud, studded } from './studded';

interface Cut {
  /** The upper face, its lower edge from the left over the front corner to the right. */
  lid: readonly [Point, Point, Point, Point];
  height: number;
}

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

/** Heights of the layers below the lid, as shares. */
const SHARES: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [0.3, 0.7], 3: [0.24, 0.32, 0.44] };

const draw = (
  d: Drawing,
  { lid, height }: Cut,
  colours: readonly string[],
  isPuffed: boolean,
  studs: readonly PictureItem[],
) => {
  const [left, front, right, back] = lid;
  const down = ({ x, y: from }: Point): Point => ({ x, y: from + height });
  const shares = SHARES[colours.length] ?? [1];
  const [top = '#c98a4a'] = colours;
  let y = 0;
  let walls = '';
  for (const [i, share] of shares.entries()) {
    const colour = colours[i] ?? top;
    const h = height * share;
    const wall = (from: Point, to: Point) =>
      `M${from.x} ${n(from.y + y)}L${to.x} ${n(to.y + y)}V${n(to.y + y + h + 0.6)}L${from.x} ${n(from.y + y + h + 0.6)}Z`;
    walls +=
      path(wall(left, front), `fill="${d.run([lighten(colour, 0.14), colour, darken(colour, 0.16)], true)}"`) +
      path(wall(front, right), `fill="${darken(colour, 0.3)}"`);
    y += h;
  }
  // A crumb is soft: its edges are rounded off and its cut side is full of small holes.
  const soft = (fill: string, width = 9) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`;
  const crumb = isPuffed
    ? ''
    : Array.from({ length: 26 }, () => {
        const [t, v] = [d.random.next(), d.random.between(0.08, 0.94)];
        const r = d.random.between(1.2, 3.4);
        const [x, hole] = [left.x + (front.x - left.x) * t, left.y + (front.y - left.y) * t + height * v];
        return ellipse(
          x,
          hole,
          r * 1.3,
          r,
          `fill="${darken(colours[Math.min(colours.length - 1, v > 0.3 ? 1 : 0)] ?? top, 0.34)}" fill-opacity=".36"`,
        );
      }).join('');
  const face = `M${left.x} ${left.y}L${front.x} ${front.y}L${right.x} ${right.y}L${back.x} ${back.y}Z`;
  return (
    path(
      `M${left.x} ${left.y + height}L${front.x} ${front.y + height}L${right.x} ${right.y + height}l4 8L${front.x + 4} ${front.y + height + 10}L${left.x + 4} ${left.y + height + 8}Z`,
      `fill="${darken(colours.at(-1) ?? top, 0.6)}"`,
    ) +
    path(
      `M${left.x} ${left.y}L${front.x} ${front.y}L${right.x} ${right.y}V${right.y + height}L${front.x} ${front.y + height}L${left.x} ${left.y + height}Z`,
      soft(darken(colours.at(-1) ?? top, 0.2)),
    ) +
    path(face, soft(mix(top, darken(top, 0.2), 0.3), 3)) +
    walls +
    crumb +
    path(face, `fill="${d.sweep([lighten(top, 0.34), top, mix(top, darken(top, 0.2), 0.6)])}"`) +
    d.clipped(path(face, ''), placed(0, -32, 0, speckled({ d, colour: top, turn: 0, ingredient: '' }, 34, 96, 6))) +
    (isPuffed
      ? puffedGrains(
          d,
          [left, { x: left.x, y: left.y + height }, { x: front.x, y: front.y + height }, front],
          top,
          34,
        ) +
        puffedGrains(
          d,
          [front, { x: front.x, y: front.y + height }, { x: right.x, y: right.y + height }, right],
          darken(top, 0.14),
          14,
        ) +
        puffedGrains(d, lid, lighten(top, 0.2), 52)
      : path(`M${left.x} ${left.y}L${front.x} ${front.y}L${right.x} ${right.y}`, line(lighten(top, 0.55), 3, 0.6))) +
    studded(d, studs, {
      front: [left, front, down(front), down(left)],
      side: [front, right, down(right), down(front)],
      lid: [back, right, front, left],
    })
  );
};

const WIDE = [-1, 0, 1].flatMap((column) => [-1, 1].map((row) => ({ x: column * 0.66, y: row * 0.48 - 0.02 })));
const ROUND: readonly Point[] = [
  { x: -0.42, y: -0.42 },
  { x: 0.48, y: -0.3 },
  { x: -0.38, y: 0.36 },
  { x: 0.5, y: 0.5 },
];

const cuts = ({ d, ground, isDeep, colours, pieces }: FillNeeds, cut: Cut): Filling => {
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.rx * (isWide ? 0.32 : 0.52), ground.ry * (isDeep ? 0.42 : 0.54));
  const places = (isWide ? WIDE : ROUND).map(({ x, y }) => ({
    x: ground.x + x * ground.rx + d.random.between(-6, 6),
    y: ground.y + y * ground.ry + d.random.between(-4, 4),
  }));
  places.sort((a, b) => a.y - b.y);
  const isPuffed = pieces.some(({ kind, ingredient }) => kind === 'crumble' && /rice|^oats$/i.test(ingredient));
  const studs = pieces.filter(isStud);
  const scale = size / 92;
  const areas: Area[] = places.map(({ x, y }) => ({ x: x + 2, y: y - 30 * scale, rx: 62 * scale, ry: 24 * scale }));
  const surface = places
    .map(
      ({ x, y }) =>
        contact(d, x + 6, y + 34 * scale, size * 1.04, size * 0.5, 0.6) +
        placed(x, y, 0, draw(d, cut, colours, isPuffed, studs), scale),
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

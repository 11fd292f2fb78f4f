import { n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { brightness, channels, darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Points along a shred, each with how far its two edges lie from the middle. */
interface Spine {
  at: Point;
  half: number;
}

/** A shred that curls and crinkles: it is broad where the knife met a leaf and thin where it met a rib. */
const spineOf = ({ d }: Pen, reach: number, half: number): readonly Spine[] => {
  const bow = d.random.between(-46, 46);
  const crinkle = d.random.between(2, 7);
  const thin = d.random.between(0.4, 0.75);
  return Array.from({ length: 7 }, (_, i) => {
    const share = i / 6;
    const swell = thin + (1 - thin) * Math.sin(Math.PI * Math.min(1, share * 1.15));
    return {
      at: {
        x: (share - 0.5) * 2 * reach,
        y: bow * (1 - (2 * share - 1) ** 2) + (i % 2 ? crinkle : -crinkle) * d.random.between(0.2, 1),
      },
      half: half * swell * d.random.between(0.8, 1.15),
    };
  });
};

/** A soft line through points. */
const through = (points: readonly Point[], begin: 'M' | 'L'): string => {
  const [first] = points;
  let route = `${begin}${n(first!.x)} ${n(first!.y)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [here, next] = [points[i]!, points[i + 1]!];
    const end = i === points.length - 2 ? next : { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
    route += `Q${n(here.x)} ${n(here.y)} ${n(end.x)} ${n(end.y)}`;
  }
  return route;
};

const edge = (spine: readonly Spine[], side: number) =>
  spine.map(({ at, half }) => ({ x: at.x + side * half * 0.3, y: at.y + side * half }));

/** The tones of one head, from its white ribs to its outer leaves. */
const tonesOf = (colour: string): readonly [string, ...string[]] => {
  const [red = 0, green = 0] = channels(colour);
  const isGreen = green >= red - 14;
  const white = mix(colour, '#fdfbec', brightness(colour) < 0.4 ? 0.6 : 0.82);
  const outer = isGreen ? mix(darken(colour, 0.12), '#5f8f34', 0.62) : darken(colour, 0.34);
  return [white, white, mix(colour, white, 0.55), mix(colour, white, 0.2), colour, mix(colour, outer, 0.5), outer];
};

const shredOf = (pen: Pen, reach: number, half: number) => {
  const { d, colour } = pen;
  const tones = tonesOf(colour);
  const [from, to] = [d.random.pick(tones), d.random.pick(tones)];
  const spine = spineOf(pen, reach, half);
  const [upper, lower] = [edge(spine, -1), edge(spine, 1)];
  const shape = `${through(upper, 'M')}${through(lower.toReversed(), 'L')}Z`;
  const middle = mix(from, to, 0.5);
  const [x, y] = [d.random.between(-44, 44), d.random.between(-40, 40)];
  const isPale = brightness(middle) > 0.8;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(d.random.between(-52, 52))})">${
    path(shape, `transform="translate(2 5)" fill="${darken(colour, 0.66)}" fill-opacity=".34"`) +
    path(shape, `fill="${d.run([from, middle, to], true)}"`) +
    path(through(lower, 'M'), line(darken(middle, isPale ? 0.3 : 0.42), 2.4, 0.5)) +
    path(through(upper, 'M'), line(lighten(from, 0.8), 2.2, 0.75)) +
    (half > 9 ? path(through(edge(spine, 0.15), 'M'), line('#fdfcec', half * 0.22, 0.55)) : '')
  }</g>`;
};

const draw = (pen: Pen) => {
  const { d } = pen;
  // Most are fine and long; some are short pieces of the leaf.
  return Array.from({ length: 9 }, (_, i) =>
    i % 3 === 2
      ? shredOf(pen, d.random.between(30, 52), d.random.between(10, 17))
      : shredOf(pen, d.random.between(58, 104), d.random.between(4, 9)),
  ).join('');
};

/** A loose clump of shredded cabbage: white ribs, pale leaf and green edges, cut fine. Recipes write `shred`. */
export const cabbageShred: PieceKind = {
  size: 40,
  count: 16,
  spin: 180,
  isOpen: true,
  shadow: [84, 44],
  colour: '#dfe6b4',
  draw,
};

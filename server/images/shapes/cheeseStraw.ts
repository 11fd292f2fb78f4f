import { n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** How many half turns a strip has, and half its breadth where one sees its face and where one sees its edge. */
const [TURNS, BROAD, NARROW] = [7, 15, 11.5] as const;

/** Half the length of a half turn. */
const HALF = 98 / TURNS;

/** The middle of a half turn. */
const at = (i: number) => -98 + (i * 2 + 1) * HALF;

/** One long strip that is broad where its face is seen and narrow at each twist; its ends are cut straight. */
const stripOf = ({ d: { random } }: Pen) => {
  const side = (sign: number): Point[] =>
    Array.from({ length: TURNS * 2 + 1 }, (_, i) => ({
      x: -98 + i * HALF,
      y: sign * ((i % 2 ? BROAD : NARROW) + random.between(-1.2, 1.2)),
    }));
  return smooth([...side(-1), ...side(1).toReversed()]);
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const brown = mix(darken(colour, 0.22), '#8e4a12', 0.55);
  const strip = stripOf(pen);
  // Each fold runs slantwise from the one edge to the other: its dark hollow, and the lit lip beside it.
  const folds = Array.from({ length: TURNS - 1 }, (_, i) => {
    const x = at(i) + HALF + random.between(-1.5, 1.5);
    return `M${n(x - 17)} ${n(BROAD)}C${n(x - 5)} 7 ${n(x + 3)} -7 ${n(x + 16)} ${n(-BROAD)}`;
  }).join('');
  const faces = Array.from({ length: TURNS }, (_, i) =>
    ellipse(at(i) - 3, -4, HALF * 0.62, 6, `fill="${d.spot(lighten(colour, 0.66), 0.1)}" fill-opacity=".9"`, -34),
  ).join('');
  const cheese = Array.from({ length: 14 }, () =>
    ellipse(
      random.between(-92, 92),
      random.between(-9, 10),
      random.between(2, 5),
      random.between(1.4, 2.8),
      `fill="${random.chance(0.6) ? '#c06a1c' : '#f8d878'}" fill-opacity=".7"`,
      random.between(0, 180),
    ),
  ).join('');
  return (
    path(strip, `transform="translate(2 9)" fill="${darken(brown, 0.5)}" fill-opacity=".55"`) +
    path(strip, `transform="translate(1 4)" fill="${darken(brown, 0.2)}"`) +
    path(strip, `fill="${d.run([lighten(colour, 0.3), colour, mix(colour, brown, 0.7)])}"`) +
    d.clipped(
      path(strip, ''),
      faces +
        path(folds, line(brown, 8, 0.36)) +
        path(folds, line(darken(brown, 0.2), 2.2, 0.55)) +
        path(folds, `${line('#fff0c0', 2.4, 0.75)} transform="translate(4.500 0)"`) +
        cheese,
    )
  );
};

/** A strip of puff pastry twisted with cheese and baked to a thin stick. Recipes write `braid` with the pastry. */
export const cheeseStraw: PieceKind = { size: 150, count: 7, spin: 12, shadow: [98, 16], colour: '#dca64a', draw };

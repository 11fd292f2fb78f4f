import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where a piece breaks into flakes: the run of each crack from its upper to its lower edge, and how far it bows. */
const CRACKS = [
  [-46, -62, 22],
  [-4, -20, 30],
  [44, 34, 20],
] as const;

/** A crack between two flakes: dark in its depth, bright at the edge that stands up beside it. */
const crack = ({ d, colour }: Pen, [from, to, bow]: (typeof CRACKS)[number]) => {
  const [a, b, c] = [from, to, (from + to) / 2 + bow].map((x) => x + d.random.between(-9, 9)) as [
    number,
    number,
    number,
  ];
  const route = `M${n(a)} -74L${n(a + bow * 0.5)} -34Q${n(c)} ${n(d.random.between(-12, 12))} ${n(b + bow * 0.4)} 36L${n(b)} 76`;
  return (
    path(route, `${line(lighten(colour, 0.8), 12, 0.5)} transform="translate(9 2)"`) +
    path(route, line(mix(darken(colour, 0.34), '#a8703c', 0.4), d.random.between(3, 6), 0.42))
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 96, 66, { wobble: 0.17, points: 7 });
  const warm = mix(colour, '#d08a44', 0.5);
  const seared = Array.from({ length: 3 }, () =>
    ellipse(
      d.random.between(-70, 70),
      d.random.between(-48, 48),
      d.random.between(20, 40),
      d.random.between(10, 22),
      `fill="${d.spot(warm, 0.2)}" fill-opacity=".7"`,
      d.random.between(-40, 40),
    ),
  ).join('');
  const fibres = Array.from({ length: 14 }, () => {
    const [x, y] = [d.random.between(-84, 84), d.random.between(-54, 54)];
    return path(
      `M${n(x)} ${n(y)}l${n(d.random.between(16, 30))} ${n(d.random.between(-5, 5))}`,
      line(d.random.chance(0.5) ? lighten(colour, 0.8) : darken(warm, 0.1), 3, 0.4),
    );
  }).join('');
  return (
    path(shape, `transform="translate(3 9)" fill="${mix(darken(colour, 0.3), '#b8855a', 0.3)}"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.62), colour, mix(darken(colour, 0.14), warm, 0.35)])}"`) +
    d.clipped(path(shape, ''), seared + fibres + CRACKS.map((each) => crack(pen, each)).join('')) +
    path('M-66 -30C-40 -46 -16 -50 6 -46', line('#ffffff', 5, 0.45))
  );
};

/** A piece of cooked fish that falls into flakes. */
export const fishChunk: PieceKind = { size: 42, count: 11, spin: 180, shadow: [96, 68], colour: '#f2e6d2', draw };

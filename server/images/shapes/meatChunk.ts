import { n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A chunk as a knife leaves it: the cut face towards the viewer, and the whole with the two sides below that face. */
const CUTS = [
  {
    face: '-86,-18 -46,-66 16,-74 72,-58 88,-10 34,22 -38,18',
    whole: '-92,-14 -48,-72 18,-80 78,-62 98,-4 84,44 20,72 -58,58 -90,26',
  },
  {
    face: '-80,-40 -10,-74 78,-48 84,4 22,26 -64,18',
    whole: '-88,-38 -10,-80 84,-52 96,8 72,54 -8,74 -78,54 -94,10',
  },
  {
    face: '-88,-6 -62,-56 4,-72 62,-66 90,-28 58,14 -4,28 -56,24',
    whole: '-98,0 -66,-62 4,-78 66,-72 100,-28 90,32 42,66 -22,72 -76,56',
  },
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isPale = brightness(colour) > 0.52;
  // Poultry browns to gold, red meat to nearly black.
  const seared = isPale ? mix(darken(colour, 0.14), '#b0661c', 0.62) : mix(darken(colour, 0.36), '#4a200e', 0.5);
  const cut = CUTS[d.random.whole(0, CUTS.length - 1)]!;
  // Poultry is cut with clean edges; red meat frays as it braises.
  const outlineOf = (points: Point[]) =>
    isPale ? `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z` : smooth(points);
  const uneven = (corners: string) =>
    outlineOf(
      corners.split(' ').map((corner) => {
        const [x = 0, y = 0] = corner.split(',').map(Number);
        return { x: x + d.random.between(-9, 9), y: y + d.random.between(-7, 7) };
      }),
    );
  const edge = (fill: string, width = 20) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`;
  const [whole, face] = [uneven(cut.whole), uneven(cut.face)];
  const lean = d.random.between(-9, 9);
  const fibres = (from: number) =>
    Array.from({ length: 4 }, (_, i) => {
      const [x, y] = [d.random.between(-66, -20) + from, -50 + i * 17 + d.random.between(-4, 4)];
      return `M${n(x)} ${n(y)}l${n(d.random.between(26, 58))} ${n(lean)}`;
    }).join('');
  return (
    path(whole, `transform="translate(3 9)" ${edge(darken(colour, 0.6))} fill-opacity=".7" stroke-opacity=".7"`) +
    path(whole, edge(mix(darken(colour, 0.14), seared, isPale ? 0.55 : 0.4))) +
    path(face, edge(isPale ? mix(seared, colour, 0.3) : seared, isPale ? 19 : 22)) +
    path(face, edge(body(pen, lighten(colour, isPale ? 0.34 : 0.16), 0.34, 0.12), 14)) +
    path(fibres(0), line(darken(colour, 0.3), 4.6, isPale ? 0.3 : 0.42)) +
    path(fibres(30), line(lighten(colour, 0.6), 4, 0.34)) +
    ellipse(
      d.random.between(-44, 50),
      d.random.between(-46, -4),
      d.random.between(24, 44),
      d.random.between(9, 16),
      `fill="${d.spot(seared, 0.1)}" fill-opacity=".6"`,
      lean,
    ) +
    path('M-58 -46Q-34 -60 -8 -54', line('#fff6e4', 6, 0.42))
  );
};

/** A piece of braised or roast meat as a knife cuts it: fibres on its face, browned along its edges. */
export const meatChunk: PieceKind = { size: 36, count: 15, spin: 46, shadow: [94, 78], colour: '#8a5030', draw };

import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { gleam, type Pen, span } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A portion cut across a side of fish: thick along the back, thin at the belly, blunt where the knife went. */
const SHAPE =
  'M-97 -6C-96 -34 -70 -47 -30 -48C16 -50 70 -46 92 -30C104 -20 102 4 92 18C76 38 30 47 -14 46C-56 46 -92 40 -98 16C-99 8 -98 0 -97 -6Z';

/** One seam between two flakes: a bent line, deeper here than there, with the lit edge of the next flake beside it. */
const seam = ({ d, colour }: Pen, x: number, isWhite: boolean) => {
  const bend = d.random.between(14, 26);
  const [top, low] = [x + d.random.between(-5, 5), x + d.random.between(-8, 2)];
  const route = `M${n(top - 6)} -54Q${n(x + bend)} ${n(d.random.between(-16, -6))} ${n(x + bend * 0.8)} 2Q${n(x + bend * 0.7)} 24 ${n(low - 10)} 52`;
  return (
    path(
      route,
      `${line(lighten(colour, 0.6), d.random.between(3, 6), isWhite ? 0.5 : 0.42)} transform="translate(5 1)"`,
    ) + path(route, line(mix(darken(colour, 0.4), '#a8602c', 0.4), d.random.between(1.6, 3), isWhite ? 0.34 : 0.4))
  );
};

/** Where the pan browned it: more along the upper edge. */
const sear = ({ d }: Pen, seared: string) =>
  Array.from({ length: 9 }, (_, i) =>
    ellipse(
      -76 + i * 19 + d.random.between(-9, 9),
      i % 3 === 0 ? d.random.between(10, 30) : d.random.between(-38, -14),
      d.random.between(18, 32),
      d.random.between(7, 14),
      `fill="${d.spot(seared, 0.15)}" fill-opacity="${d.random.between(0.4, 0.7).toFixed(2)}"`,
      d.random.between(-22, 22),
    ),
  ).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isWhite = brightness(colour) > 0.8;
  const seared = mix(colour, isWhite ? '#b8651c' : '#8f3a0c', 0.72);
  let seams = '';
  for (let x = -84; x < 84; x += d.random.between(17, 30)) seams += seam(pen, x, isWhite);
  return (
    path(SHAPE, `transform="translate(2 10)" fill="${mix(darken(colour, 0.5), '#6a4030', 0.3)}"`) +
    path(SHAPE, `fill="${span(pen, [lighten(colour, 0.4), colour, darken(colour, 0.18)])}"`) +
    d.clipped(
      path(SHAPE, ''),
      seams + sear(pen, seared) + path(SHAPE, line(seared, 14, 0.3)) + path(SHAPE, line(seared, 6, 0.45)),
    ) +
    placed(-24, 2, 0, gleam(pen, 34, 24, 0.7) + gleam(pen, 42, 12, 0.5, 46))
  );
};

/** A cooked fillet of fish with its flakes. */
export const fishFillet: PieceKind = { size: 128, count: 2, spin: 22, shadow: [99, 47], colour: '#f2b48a', draw };

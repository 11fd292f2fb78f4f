import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const WHOLE =
  'M-104 8L-62 -8C-40 -52 10 -72 62 -66C90 -50 104 -20 100 6C92 40 60 60 20 60C-20 62 -48 40 -64 22L-102 24Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const pale = mix(colour, '#f4efc0', 0.55);
  const petals = [
    'M-30 -30C0 -64 46 -72 70 -60C46 -48 10 -30 -18 -12Z',
    'M-8 -14C26 -44 76 -48 98 -26C70 -22 26 -8 4 4Z',
    'M0 8C34 -10 82 -12 102 8C74 18 36 20 6 18Z',
    'M-20 26C12 22 62 28 82 40C52 58 10 58 -22 42Z',
  ]
    .map((petal, i) =>
      path(
        petal,
        `fill="${i % 2 ? lighten(colour, 0.16) : colour}" stroke="${darken(colour, 0.34)}" stroke-width="3" stroke-opacity=".6"`,
      ),
    )
    .join('');
  return (
    path(WHOLE, `transform="translate(3 9)" fill="${darken(colour, 0.62)}" fill-opacity=".85"`) +
    path(WHOLE, `fill="${span(pen, [lighten(colour, 0.3), colour, darken(colour, 0.2)])}"`) +
    petals +
    path('M-100 12L-52 4C-34 -10 -22 -14 -10 -12C-4 2 -6 22 -16 34C-36 36 -46 26 -58 18L-100 20Z', `fill="${pale}"`) +
    path('M-26 -2q10 12 4 26M-38 2q8 8 4 18', line(darken(pale, 0.24), 3, 0.6)) +
    path('M-20 -40C10 -60 40 -64 60 -60', line('#ffffff', 5, 0.4)) +
    path(`M${d.random.whole(60, 84)} -14l20 -8M70 34l16 2`, line('#8a5a2a', 9, 0.4))
  );
};

/** A quarter of an artichoke: its leaves in layers about the pale heart. */
export const artichoke: PieceKind = { size: 56, count: 9, spin: 180, shadow: [98, 58], colour: '#9aa05a', draw };

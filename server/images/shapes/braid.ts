import { n } from '../canvas/drawing';
import { darken, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const STRAND = 'M-34 4C-30 -20 26 -34 34 -8C38 14 -26 34 -34 4Z';
const TURNS = 7;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.3), '#7a3a10', 0.5);
  const strands = Array.from({ length: TURNS * 2 }, (_, i) => {
    const along = Math.floor(i / 2) / (TURNS - 1);
    const x = -72 + along * 144;
    const size = 0.62 + Math.sin(Math.PI * along) * 0.5;
    const side = i % 2 ? 1 : -1;
    const turn = side * 34;
    return placed(
      x + (side > 0 ? 10 : 0),
      side * 17 * size,
      turn,
      path(STRAND, `transform="translate(2 6)" fill="${darken(colour, 0.62)}"`) +
        path(STRAND, `fill="${d.shade(colour, { light: 0.5, dark: 0.4, turn: turn + pen.turn })}"`) +
        path('M-26 2C-10 12 14 6 28 -8', line(brown, 5, 0.4)) +
        ellipse(-6, -12, 15, 5, 'fill="#fff6e0" fill-opacity=".6"', -24),
      size,
    );
  }).join('');
  const base = `M-98 0C-90 ${n(-30)} -50 -48 0 -48C50 -48 90 -30 98 0C90 30 50 48 0 48C-50 48 -90 30 -98 0Z`;
  return (
    path(base, `transform="translate(2 9)" fill="${darken(colour, 0.62)}"`) +
    path(base, `fill="${brown}"`) +
    d.clipped(path(base, ''), speckled(pen, 20, 96, 6)) +
    strands
  );
};

/** A plaited loaf, shining with egg. */
export const braid: PieceKind = { size: 190, count: 1, spin: 10, shadow: [98, 50], colour: '#b9722c', draw };

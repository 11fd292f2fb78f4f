import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A square with a zigzag edge, as the wheel cuts it. */
const crimped = (() => {
  const half = 88;
  const teeth = 9;
  const side = (i: number) => -half + (i * half * 2) / teeth;
  const steps = Array.from({ length: teeth }, (_, i) => i);
  const wave = (i: number) => (i % 2 ? 8 : 0);
  return `M${[
    ...steps.map((i) => `${n(side(i))} ${n(-half - wave(i))}`),
    ...steps.map((i) => `${n(half + wave(i))} ${n(side(i))}`),
    ...steps.map((i) => `${n(-side(i))} ${n(half + wave(i))}`),
    ...steps.map((i) => `${n(-half - wave(i))} ${n(-side(i))}`),
  ].join('L')}Z`;
})();

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const pillow =
    'M-58 -34Q-60 -60 -34 -58Q0 -66 34 -58Q60 -60 58 -34Q66 0 58 34Q60 60 34 58Q0 66 -34 58Q-60 60 -58 34Q-66 0 -58 -34Z';
  return (
    path(crimped, `transform="translate(3 8)" fill="${darken(colour, 0.55)}"`) +
    path(crimped, `fill="${d.sweep([lighten(colour, 0.35), colour, darken(colour, 0.16)], pen.turn)}"`) +
    path(pillow, `transform="translate(4 7)" fill="${darken(colour, 0.45)}" fill-opacity=".5"`) +
    path(pillow, `fill="${body(pen, mix(colour, '#fff3cc', 0.25), 0.6, 0.26)}"`) +
    ellipse(8, 10, 34, 30, `fill="${d.spot(darken(colour, 0.3), 0)}" fill-opacity=".3"`) +
    path(crimped, `transform="scale(.9)" ${line(darken(colour, 0.35), 3, 0.35)}`) +
    shine(pen, 40, 24, 10, 0.7)
  );
};

/** A square of stuffed pasta with a crimped edge about its pillow. */
export const raviolo: PieceKind = { size: 56, count: 11, spin: 40, shadow: [96, 96], colour: '#f2d487', draw };

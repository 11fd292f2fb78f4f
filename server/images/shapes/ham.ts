import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { wetAlong } from '../textures/wetAlong';
import type { PieceKind } from './pieceKind';

/** The muscles of the leg, each of its own pink, with a thread of fat between. */
const muscles = ({ d, colour }: Pen) =>
  Array.from({ length: 6 }, (_, i) =>
    ellipse(
      d.random.between(-66, 66),
      d.random.between(-40, 40),
      d.random.between(26, 46),
      d.random.between(14, 26),
      `fill="${d.spot(i % 2 ? lighten(colour, 0.4) : mix(darken(colour, 0.14), '#c8485a', 0.3), 0.2)}" fill-opacity=".55"`,
      d.random.between(-40, 40),
    ),
  ).join('');

/** A fold: a soft valley in its own shade, and the roll of the slice beside it. */
const fold = ({ d, colour }: Pen, y: number) => {
  const j = () => d.random.between(-10, 10);
  const route = `M-100 ${n(y + j())}C-60 ${n(y - 26 + j())} -26 ${n(y + 22 + j())} 10 ${n(y + j())}S70 ${n(y - 24 + j())} 100 ${n(y + j())}`;
  return (
    path(route, `${line(darken(colour, 0.5), 16, 0.16)} transform="translate(0 6)"`) +
    path(route, `${line(darken(colour, 0.5), 5, 0.34)} transform="translate(0 4)"`) +
    path(route, line(lighten(colour, 0.4), 10, 0.36)) +
    path(route, `${line('#fff0e6', 2, 0.34)} transform="translate(0 -3)"`)
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 70, { wobble: 0.1, points: 16 });
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.5)}" fill-opacity=".8"`) +
    path(shape, `fill="${mix(colour, '#fbe6d2', 0.72)}"`) +
    path(shape, `transform="scale(.94 .92)" fill="${body(pen, colour, 0.3, 0.2)}"`) +
    d.clipped(
      path(shape, `transform="scale(.94 .92)"`),
      muscles(pen) + [-40, -10, 24].map((y) => fold(pen, y + d.random.between(-7, 7))).join(''),
    ) +
    wetAlong(pen, { reach: [76, 44], count: 4, bow: 10, gloss: 0.6 })
  );
};

/** A slice of ham with its rim of fat, dropped in soft folds. */
export const ham: PieceKind = { size: 62, count: 5, spin: 180, shadow: [98, 72], colour: '#dd8a80', draw };

import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const OFFSETS = [68, 40, 12, -16, -44, -70];

const slice = (pen: Pen, x: number) => {
  const { d, colour } = pen;
  const cut = blob(d.random, 0, 0, 34, 62, { wobble: 0.09, points: 11 });
  const rim = mix(darken(colour, 0.35), '#5a2a10', 0.45);
  const grain = [-30, -8, 14, 34]
    .map((y) => path(`M-20 ${y}q18 -7 36 0`, line(y % 4 ? lighten(colour, 0.5) : darken(colour, 0.35), 3, 0.4)))
    .join('');
  return placed(
    x,
    d.random.between(-5, 5),
    d.random.between(-5, 7),
    path(cut, `transform="translate(6 9)" fill="${darken(rim, 0.55)}" fill-opacity=".75"`) +
      path(cut, `fill="${rim}"`) +
      path(cut, line(mix(rim, '#2a0f06', 0.5), 3, 0.5)) +
      path(cut, `transform="translate(-1 -1) scale(.86 .9)" fill="${body(pen, colour, 0.35, 0.2)}"`) +
      grain,
  );
};

/** What ran out when it was cut, clear at its edge. */
const juices = ({ d, colour }: Pen) => {
  const juice = mix(darken(colour, 0.3), '#7a3416', 0.5);
  const pool = blob(d.random, 2, 22, 104, 56, { wobble: 0.12, points: 13 });
  return (
    path(pool, `fill="${juice}" fill-opacity=".42"`) +
    path(pool, `transform="translate(0 5) scale(.94 .92)" fill="${juice}" fill-opacity=".4"`) +
    path('M-70 66Q-20 80 40 74', line('#fff3dc', 3, 0.5))
  );
};

const draw = (pen: Pen) =>
  juices(pen) +
  OFFSETS.map((x) => slice(pen, x)).join('') +
  OFFSETS.slice(1, 5)
    .map((x) => path(`M${x - 16} -34q8 -10 18 -8`, line('#ffffff', 4, 0.4)))
    .join('') +
  path('M-84 -30Q-78 -48 -64 -50', line('#ffffff', 5, 0.5));

/** Slices of roast, grilled or boiled meat in a fan; its colour is the cut face. */
export const meatSlices: PieceKind = { size: 128, count: 1, spin: 14, shadow: [98, 62], colour: '#b5655a', draw };

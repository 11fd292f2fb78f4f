import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, degrees, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 96, 80, { wobble: 0.05, points: 10 });
  let folds = '';
  for (let i = 0; i < 20; i++) {
    const angle = (i / 20) * 6.283 + d.random.between(-0.2, 0.2);
    const reach = d.random.between(18, 80);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8];
    const half = d.random.between(16, 34);
    const [a, b] = [d.random.between(-15, 15), d.random.between(-15, 15)];
    const route = `M${n(-half)} ${n(a * 0.4)}C${n(-half * 0.4)} ${n(a)} ${n(half * 0.3)} ${n(b)} ${n(half)} 0m${n(-half * 0.7)} ${n(b * 0.3)}l${n(half * 0.5)} ${n(a > 0 ? 12 : -12)}`;
    const turn = degrees(angle) + 90 + d.random.between(-45, 45);
    folds +=
      placed(x + 1.6, y + 3.4, turn, path(route, line(lighten(colour, 0.5), 3.4, 0.6))) +
      placed(x, y, turn, path(route, line(darken(colour, 0.6), 4, 0.6)));
  }
  const salt = Array.from({ length: 15 }, () =>
    circle(
      d.random.between(-82, 82),
      d.random.between(-66, 66),
      d.random.between(2, 4.6),
      `fill="#fffdf6" fill-opacity=".85"`,
    ),
  ).join('');
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.65)}"`) +
    path(shape, `fill="${body(pen, mix(colour, '#b08a58', 0.3), 0.5, 0.5)}"`) +
    d.clipped(path(shape, ''), folds + path(shape, line('#fff6e4', 8, 0.2)) + salt) +
    shine(pen, 48, 20, 8, 0.25)
  );
};

/** A small potato boiled in salt until its skin wrinkles and a white bloom dries on it. */
export const wrinkledPotato: PieceKind = {
  size: 46,
  count: 10,
  spin: 180,
  shadow: [96, 80],
  colour: '#c8a566',
  draw,
};

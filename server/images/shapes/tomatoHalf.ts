import { n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { blob, type Point, smooth } from '../canvas/outlines';
import { darken, fuller, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { degrees, ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A chamber between two walls of flesh, within this angle: its outline. */
const chamberOf = ({ d: { random } }: Pen, from: number, to: number) => {
  const middle = (from + to) / 2;
  const at = (angle: number, far: number): Point => ({
    x: Math.cos(angle) * far * random.between(0.95, 1.05),
    y: Math.sin(angle) * far * random.between(0.95, 1.05),
  });
  const gap = (to - from) * 0.12;
  return smooth([
    at(middle, 24),
    at(from + gap * 1.5, 42),
    at(from + gap, 68),
    at(middle - gap * 1.4, 79),
    at(middle + gap * 1.4, 79),
    at(to - gap, 68),
    at(to - gap * 1.5, 42),
  ]);
};

/** A seed in its jelly: a pale drop with a clear rim. */
const seed = ({ d }: Pen, angle: number, far: number) =>
  placed(
    Math.cos(angle) * far,
    Math.sin(angle) * far,
    degrees(angle) + d.random.between(-30, 30),
    ellipse(0, 0, 12.5, 8.5, 'fill="#ffb45a" fill-opacity=".55"') +
      path('M-9 0C-7 -6 4 -7 9 0C4 7 -7 6 -9 0Z', 'fill="#fdf0b8"') +
      path('M-5 -1.500Q0 -3.500 5 -1', line('#c98a3a', 1.6, 0.5)),
  );

/** The cut face of a tomato: deep red skin, pale flesh in walls, jelly with seeds between, all of it wet. */
export const drawTomatoHalf = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const red = fuller(mix(colour, '#d8200c', 0.2), 0.2);
  const flesh = mix(lighten(red, 0.22), '#f47a50', 0.46);
  const shape = blob(random, 0, 0, 99, random.between(91, 99), { wobble: 0.03, points: 10 });
  const inner = blob(random, -1, -2, 88, random.between(80, 87), { wobble: 0.03, points: 10 });
  const count = random.pick([3, 4, 4, 5]);
  const start = random.between(0, 6.28);
  const step = 6.283 / count;
  const chambers = Array.from({ length: count }, (_, i) => {
    const [from, to] = [start + i * step, start + (i + 1) * step];
    const chamber = chamberOf(pen, from, to);
    const seeds = Array.from({ length: count > 4 ? 3 : 4 }, (_, k) =>
      seed(pen, from + step * (0.26 + 0.16 * k), random.between(44, 68)),
    ).join('');
    return (
      path(chamber, `fill="${body(pen, mix(red, '#b81804', 0.45), 0.1, 0.3)}"`) +
      path(chamber, `${line(darken(red, 0.45), 5, 0.55)} transform="translate(1.500 2)"`) +
      path(chamber, `fill="#ff8a2a" fill-opacity=".26" transform="scale(.86)"`) +
      seeds +
      sliver(Math.cos((from + to) / 2) * 56 - 8, Math.sin((from + to) / 2) * 56 - 12, 12, 0.7, -38 - pen.turn)
    );
  }).join('');
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(red, 0.55)}"`) +
    path(shape, `fill="${body(pen, darken(red, 0.1), 0.2, 0.36)}"`) +
    path(inner, `fill="${body(pen, flesh, 0.4, 0.2)}"`) +
    path(inner, line(lighten(flesh, 0.5), 3, 0.6)) +
    chambers +
    ellipse(0, 0, 20, 17, `fill="${d.spot(mix(flesh, '#ffe2b0', 0.6), 0.3)}"`) +
    path(`M-70 ${n(-34)}C-54 -66 -18 -82 22 -78C-14 -72 -44 -56 -70 ${n(-34)}Z`, 'fill="#ffffff" fill-opacity=".66"')
  );
};

/** Half a tomato, cut side up: chambers of jelly with seeds between pale walls. */
export const tomatoHalf: PieceKind = {
  size: 35,
  count: 7,
  spin: 180,
  shadow: [100, 100],
  colour: '#dc3a22',
  draw: drawTomatoHalf,
};

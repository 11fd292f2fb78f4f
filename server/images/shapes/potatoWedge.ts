import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const j = (by: number) => random.between(-by, by);
  const ridge = { x: j(10), y: -10 + j(8) };
  const [low, high] = [46 + j(8), -52 + j(8)];
  // Two cut faces that meet in a ridge, and below them a strip of the skin.
  const [left, right] = ['-98 4', '98 2'];
  const ridgeLine = `Q${n(ridge.x)} ${n(ridge.y)} ${right}`;
  const near = `M${left}${ridgeLine}Q70 ${n(low)} 0 ${n(low + 4)}Q-72 ${n(low)} ${left}Z`;
  const far = `M${left}Q-64 ${n(high)} 0 ${n(high - 4)}Q66 ${n(high)} ${right}Q${n(ridge.x)} ${n(ridge.y)} ${left}Z`;
  const skin = `M${left}Q-78 ${n(low + 20)} 0 ${n(low + 22)}Q78 ${n(low + 20)} ${right}Q70 ${n(low)} 0 ${n(low + 2)}Q-72 ${n(low)} ${left}Z`;
  const brown = mix(darken(colour, 0.14), '#9a4a12', 0.62);
  const crisp = (x: number, y: number, rx: number, ry: number, opacity: number) =>
    ellipse(x, y, rx, ry, `fill="${d.spot(brown, 0.05)}" fill-opacity="${opacity}"`, j(20));
  const freckles = Array.from({ length: 12 }, () =>
    ellipse(
      j(76),
      j(34),
      random.between(1.5, 4),
      random.between(1.2, 2.6),
      `fill="${brown}" fill-opacity=".55"`,
      j(90),
    ),
  ).join('');
  return (
    path(skin, `transform="translate(3 9)" fill="${darken(colour, 0.6)}" fill-opacity=".6"`) +
    path(skin, `fill="${d.run([mix(colour, '#8a5426', 0.6), mix(darken(colour, 0.3), '#6a3a18', 0.6)])}"`) +
    path(far, `fill="${body(pen, lighten(colour, 0.3), 0.5, 0.06)}"`) +
    path(near, `fill="${body(pen, colour, 0.3, 0.2)}"`) +
    crisp(-82, 2, 36, 24, 0.9) +
    crisp(84, 2, 36, 24, 0.9) +
    crisp(j(50), low - 6, 60, 14, 0.75) +
    crisp(j(50), high + 6, 54, 12, 0.6) +
    crisp(j(40), 10, 30, 14, 0.45) +
    path(near, line(brown, 3.5, 0.5)) +
    path(far, line(brown, 3, 0.4)) +
    path(`M-80 2${ridgeLine.replace(right, '78 0')}`, line('#fff6d2', 5, 0.75)) +
    freckles
  );
};

/** A wedge of potato from the oven: two pale cut faces that meet in a lit ridge, crisp brown edges, skin below. */
export const potatoWedge: PieceKind = { size: 48, count: 9, spin: 180, shadow: [96, 56], colour: '#ecc26a', draw };

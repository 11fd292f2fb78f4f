import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const FLUTES = 20;

const rim = ({ d, colour }: Pen) =>
  Array.from({ length: FLUTES }, (_, i) => {
    const angle = (i / FLUTES) * 6.283;
    const fill = `fill="${d.shade(colour, { light: 0.36, dark: 0.34, turn: 0 })}"`;
    const [x, y] = [Math.cos(angle) * 83, Math.sin(angle) * 83];
    return ellipse(
      x,
      y,
      17,
      13,
      `${fill} stroke="${darken(colour, 0.4)}" stroke-opacity=".3" stroke-width="2"`,
      i * 18,
    );
  }).join('');

/** A star of five points, its tips rounded by the stroke. */
const star = (reach: number) => {
  const corner = (i: number) => {
    const angle = (i / 10) * 6.283 - 1.571;
    const r = i % 2 === 0 ? reach : reach * 0.5;
    return `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  };
  return `M${Array.from({ length: 10 }, (_, i) => corner(i)).join('L')}Z`;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const filling = mix(colour, '#35160c', 0.86);
  let fruit = '';
  for (let i = 0; i < 22; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 64;
    const tone = d.random.chance(0.5) ? lighten(filling, 0.2) : darken(filling, 0.3);
    fruit += ellipse(Math.cos(angle) * far, Math.sin(angle) * far, 9, 6, `fill="${tone}"`, d.random.between(0, 180));
  }
  return (
    circle(3, 8, 98, `fill="${darken(colour, 0.6)}"`) +
    circle(0, 0, 92, `fill="${body(pen, colour, 0.3, 0.3)}"`) +
    rim(pen) +
    circle(0, 0, 72, `fill="${filling}"`) +
    fruit +
    path(star(66), `transform="translate(2 6)" ${line(darken(filling, 0.5), 16, 0.6)}`) +
    path(
      star(66),
      `fill="${body(pen, lighten(colour, 0.1), 0.4, 0.2)}" stroke="${colour}" stroke-width="14" stroke-linejoin="round"`,
    ) +
    path(star(44), `fill="${lighten(colour, 0.5)}" fill-opacity=".4"`)
  );
};

/** A small open pie of dark fruit with a star of pastry on it. */
export const starPie: PieceKind = {
  size: 80,
  count: 4,
  spin: 30,
  shadow: [98, 98],
  colour: '#dfa85a',
  side: { lean: 0.62, high: 34, wall: 'fluted', foot: 0.78 },
  draw,
};

import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 96, 90, { wobble: 0.05, points: 9 });
  let wrinkles = '';
  for (let i = 0; i < 15; i++) {
    const angle = (i / 15) * 6.283;
    const at = (r: number, twist = 0) => `${n(Math.cos(angle + twist) * r)} ${n(Math.sin(angle + twist) * r)}`;
    wrinkles += path(`M${at(46)}Q${at(66, 0.1)} ${at(88)}`, line(darken(colour, 0.4), 3, 0.4));
  }
  let filling = '';
  for (let i = 0; i < 15; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 26;
    filling += ellipse(
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      9,
      6,
      `fill="${d.random.pick(['#3a1a16', '#5a2a18', '#c98a42', '#e0b070'])}"`,
      d.random.between(0, 180),
    );
  }
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, colour, 0.4, 0.4)}"`) +
    path(shape, `fill="${d.edge(mix(colour, '#6a2410', 0.5), 0.6, 0.6)}"`) +
    wrinkles +
    ellipse(0, 0, 42, 39, `fill="${lighten('#e6c27a', 0.3)}"`) +
    ellipse(1, 1, 34, 31, 'fill="#4a2412"') +
    filling +
    shine(pen, 66, 24, 10, 0.6)
  );
};

/** An apple baked whole from above, wrinkled, its core full of fruit and sugar. */
export const bakedApple: PieceKind = { size: 82, count: 6, spin: 180, shadow: [97, 92], colour: '#c0522c', draw };

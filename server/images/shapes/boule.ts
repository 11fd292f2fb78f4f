import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const SCORES = ['M-62 -8C-30 -40 30 -40 62 -8', 'M0 -66C-10 -20 -10 20 0 64', 'M-50 36C-20 22 20 22 50 36'];

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 92, { wobble: 0.025, points: 13 });
  const brown = mix(darken(colour, 0.3), '#6a2f10', 0.4);
  let flour = '';
  for (let i = 0; i < 60; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 84;
    flour += ellipse(
      Math.cos(angle) * far,
      Math.sin(angle) * far * 0.92,
      d.random.between(2, 8),
      d.random.between(1, 4),
      `fill="#fff8ea" fill-opacity="${d.random.between(0.2, 0.6).toFixed(2)}"`,
      d.random.between(0, 180),
    );
  }
  return (
    path(shape, `transform="translate(4 9)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${body(pen, colour, 0.4, 0.42)}"`) +
    path(shape, `fill="${d.edge(brown, 0.6, 0.7)}"`) +
    d.clipped(path(shape, ''), speckled(pen, 40, 92, 8) + flour) +
    SCORES.map(
      (route) =>
        path(route, line(brown, 15, 0.8)) +
        path(route, `${line(lighten(colour, 0.6), 9)} transform="translate(1 2)"`) +
        path(route, `${line('#fff8ea', 2, 0.6)} transform="translate(0 6)"`),
    ).join('') +
    shine(pen, 74, 26, 9, 0.3)
  );
};

/** A round country loaf from above, scored and floured. */
export const boule: PieceKind = { size: 150, count: 1, spin: 60, shadow: [98, 94], colour: '#b8722e', draw };

import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const [NORI, RICE] = ['#22302a', '#f8f3e6'];
const CORE = ['#a9c45a', '#7fae4a', '#f6efd8'] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let grains = '';
  for (let i = 0; i < 44; i++) {
    const angle = d.random.next() * 6.283;
    const reach = d.random.between(40, 78);
    grains += ellipse(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      9,
      5,
      `fill="${d.random.chance(0.6) ? '#ffffff' : darken(RICE, 0.16)}" fill-opacity=".75"`,
      d.random.between(0, 180),
    );
  }
  const core = [colour, ...CORE]
    .map((tone, i) => {
      const [x, y] = [i % 2 ? 15 : -15, i < 2 ? -14 : 15];
      return path(blob(d.random, x, y, 19, 17, { wobble: 0.16, points: 7 }), `fill="${body(pen, tone, 0.4, 0.16)}"`);
    })
    .join('');
  return (
    circle(4, 12, 98, `fill="${darken(NORI, 0.6)}"`) +
    circle(0, 0, 98, `fill="${d.sweep([lighten(NORI, 0.3), NORI], pen.turn)}"`) +
    circle(0, 0, 86, `fill="${body(pen, RICE, 0.6, 0.14)}"`) +
    grains +
    circle(0, 0, 37, `fill="${darken(RICE, 0.3)}" fill-opacity=".5"`) +
    core +
    shine(pen, 92, 16, 4, 0.5)
  );
};

/** A cut of rolled sushi: seaweed, rice, and the filling in the middle. Its colour is the fish's. */
export const maki: PieceKind = { size: 66, count: 8, spin: 180, shadow: [98, 98], colour: '#f08a5c', draw };

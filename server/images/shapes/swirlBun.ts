import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const TURNS = 2.6;

/** A spiral from the middle outwards. */
const spiral = (reach: number) => {
  let route = 'M0 0';
  for (let i = 1; i <= 40; i++) {
    const angle = (i / 40) * TURNS * 6.283;
    const r = (i / 40) * reach;
    route += `L${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  }
  return route;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 96, { wobble: 0.03, points: 14 });
  const filling = mix(darken(colour, 0.55), '#5a2a12', 0.4);
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, mix(colour, '#b86a22', 0.25), 0.4, 0.4)}"`) +
    path(spiral(88), `${line(lighten(colour, 0.5), 24, 0.55)} transform="translate(-3 -4)"`) +
    path(spiral(88), line(filling, 9, 0.85)) +
    path(spiral(88), `${line(lighten(colour, 0.65), 4, 0.5)} transform="translate(-5 -7)"`) +
    shine(pen, 66, 28, 9, 0.42)
  );
};

/** A bun rolled up round its filling and cut across. */
export const swirlBun: PieceKind = {
  size: 82,
  count: 5,
  spin: 180,
  shadow: [99, 98],
  colour: '#d8a050',
  side: { lean: 0.66, high: 36, wall: 'crust', foot: 0.97 },
  draw,
};

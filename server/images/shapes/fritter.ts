import { blob } from '../canvas/outlines';
import { darken, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import { cragged } from '../textures/cragged';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 88, 80, { wobble: 0.13, points: 13 });
  const brown = mix(darken(colour, 0.4), '#7a3a10', 0.4);
  return (
    path(shape, `transform="translate(4 9)" fill="${darken(colour, 0.65)}"`) +
    path(shape, `fill="${body(pen, colour, 0.35, 0.45)}"`) +
    d.clipped(path(shape, ''), cragged(pen, { reach: [80, 72], count: 12, size: 30 })) +
    path(shape, `fill="${d.edge(brown, 0.7, 0.5, { x: 0.45, y: 0.42 })}"`) +
    gleam(pen, 46, 13, 0.45) +
    gleam(pen, 30, 6, 0.4, -40)
  );
};

/** A craggy ball of batter out of hot oil. */
export const fritter: PieceKind = { size: 66, count: 9, spin: 180, shadow: [92, 84], colour: '#c98a36', draw };

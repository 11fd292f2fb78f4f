import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import { wallBelow } from '../textures/wallBelow';
import type { PieceKind } from './pieceKind';

const SHELL =
  'M-96 0C-92 -20 -70 -32 -48 -46C-24 -60 10 -68 40 -62C58 -60 68 -52 78 -48C84 -34 96 -26 94 -14C100 -4 100 6 94 14C96 26 84 34 78 48C68 54 58 60 40 62C10 68 -24 60 -48 46C-70 32 -92 20 -96 0Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.4), '#8a4a14', 0.5);
  const ribs = [-48, -31, -15, 0, 15, 31, 48]
    .map((y) => {
      const route = `M-84 ${n(y * 0.08)}Q-10 ${n(y * 1.25)} ${n(88 - Math.abs(y) * 0.3)} ${n(y)}`;
      return (
        path(route, line(brown, 7, 0.45)) +
        path(route, `${line(lighten(colour, 0.6), 5, 0.6)} transform="translate(0 -7)"`)
      );
    })
    .join('');
  return (
    wallBelow(pen, SHELL, 28, mix(colour, brown, 0.4), darken(brown, 0.4)) +
    path(SHELL, `fill="${body(pen, colour, 0.42, 0.34)}"`) +
    d.clipped(path(SHELL, ''), speckled(pen, 26, 90, 5) + ribs + path(SHELL, line(brown, 16, 0.5))) +
    shine(pen, 40, 30, 8, 0.5)
  );
};

/** A small cake with the ribs of a shell. */
export const madeleine: PieceKind = {
  size: 84,
  count: 6,
  spin: 180,
  shadow: [96, 62],
  colour: '#dda445',
  side: { lean: 0.74 },
  draw,
};

import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import { wallBelow } from '../textures/wallBelow';
import type { PieceKind } from './pieceKind';

/** Two curls that meet in a point, as in a heart. */
const HEART = 'M0 92C-30 60 -96 30 -98 -30C-100 -84 -30 -96 0 -44C30 -96 100 -84 98 -30C96 30 30 60 0 92Z';
const CURL = 'M-6 74C-34 40 -78 20 -80 -26C-80 -66 -30 -70 -20 -30C-14 -2 -50 6 -56 -20C-58 -34 -44 -40 -38 -28';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const groove = mix(darken(colour, 0.45), '#8a4412', 0.4);
  const curls = (attributes: string, shift: string) =>
    path(CURL, `${attributes} transform="${shift}"`) + path(CURL, `${attributes} transform="${shift} scale(-1 1)"`);
  return (
    wallBelow(pen, HEART, 26, mix(colour, groove, 0.5), darken(groove, 0.4)) +
    path(HEART, `fill="${body(pen, colour, 0.42, 0.36)}"`) +
    d.clipped(
      path(HEART, ''),
      speckled(pen, 40, 92, 6) + path(HEART, line(groove, 22, 0.4)) + path(HEART, line(lighten(colour, 0.5), 5, 0.4)),
    ) +
    curls(line(groove, 8, 0.75), 'translate(0 0)') +
    curls(line(lighten(colour, 0.6), 4, 0.6), 'translate(-3 -5)') +
    shine(pen, 70, 20, 7, 0.45)
  );
};

/** A crisp of puff pastry rolled in from both sides. */
export const palmier: PieceKind = {
  size: 74,
  count: 6,
  spin: 24,
  shadow: [96, 88],
  colour: '#d99a44',
  side: { lean: 0.7 },
  draw,
};

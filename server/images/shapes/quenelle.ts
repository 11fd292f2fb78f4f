import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const OVAL = 'M-100 2C-84 -34 -40 -46 4 -46C50 -46 86 -32 102 0C86 34 46 46 0 46C-44 46 -86 36 -100 2Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(colour, '#a8601c', 0.6);
  return (
    path(OVAL, `transform="translate(3 10)" fill="${darken(colour, 0.55)}" fill-opacity=".75"`) +
    path(OVAL, `fill="${body(pen, colour, 0.55, 0.26)}"`) +
    d.clipped(
      path(OVAL, ''),
      speckled(pen, 24, 92, 6) +
        ellipse(14, -10, 66, 20, `fill="${d.spot(brown, 0)}" fill-opacity=".75"`, -4) +
        ellipse(-30, 6, 34, 14, `fill="${d.spot(brown, 0)}" fill-opacity=".5"`, 8),
    ) +
    path('M-92 -4C-50 12 46 12 96 -4', line(darken(colour, 0.34), 5, 0.35)) +
    path('M-74 -26C-46 -38 -10 -40 22 -38', line(lighten(colour, 0.9), 7, 0.7))
  );
};

/** A long dumpling shaped between two spoons, puffed and lightly browned. */
export const quenelle: PieceKind = { size: 100, count: 5, spin: 8, shadow: [98, 44], colour: '#f0dcae', draw };

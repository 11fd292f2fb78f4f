import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const FLANK = 'M-58 -56C-78 -22 -92 14 -96 46C-80 92 80 92 96 46C92 14 78 -22 58 -56C42 -86 -42 -86 -58 -56Z';

/** Currants in the crumb, if that is the ingredient. */
const fruit = ({ d, ingredient }: Pen) =>
  /raisin|currant|sultana|fruit/i.test(ingredient)
    ? Array.from({ length: 30 }, () =>
        path(
          blob(d.random, d.random.between(-84, 84), d.random.between(-66, 70), 8, 6, { wobble: 0.2, points: 7 }),
          'fill="#3a2028" stroke="#6a4038" stroke-width="2"',
        ),
      ).join('')
    : '';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(FLANK, `transform="translate(3 9)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(FLANK, `fill="${d.run([lighten(colour, 0.16), colour, darken(colour, 0.14), darken(colour, 0.4)], true)}"`) +
    d.clipped(
      path(FLANK, ''),
      speckled(pen, 60, 98, 6) +
        path('M-98 50C-60 96 60 96 98 50L98 110L-98 110Z', `fill="${darken(colour, 0.5)}" fill-opacity=".4"`) +
        ellipse(-46, 6, 20, 60, `fill="${d.spot(lighten(colour, 0.7), 0)}" fill-opacity=".45"`, 14),
    ) +
    ellipse(0, -54, 58, 24, `fill="${body(pen, lighten(colour, 0.16), 0.4, 0.14)}"`) +
    d.clipped(path(FLANK, ''), fruit(pen)) +
    path('M-50 -62C-30 -76 20 -78 44 -68', line('#ffffff', 5, 0.4))
  );
};

/** A pudding turned out of its bowl, seen a little from the side. */
export const steamedPudding: PieceKind = { size: 130, count: 1, spin: 0, shadow: [98, 70], colour: '#d8ae6a', draw };

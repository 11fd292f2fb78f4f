import { glint } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { scorched } from '../textures/scorched';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape =
    'M-98 4C-102 -36 -70 -62 -24 -64C22 -68 88 -56 98 -16C103 16 74 34 40 40C12 44 -6 62 -42 62C-76 62 -95 40 -98 4Z';
  let bars = '';
  for (let x = -150; x < 150; x += 26) bars += path(`M${x + 62} 90L${x - 62} -90`, line(darken(colour, 0.7), 5, 0.3));
  for (let x = -150; x < 150; x += 37) {
    bars += path(`M${x - 74} 90L${x + 74} -90`, line(darken(colour, 0.82), 10, 0.66));
    bars += path(`M${x - 81} 90L${x + 67} -90`, line(lighten(colour, 0.5), 2.4, 0.22));
  }
  const juice = mix(lighten(colour, 0.3), '#c4573a', 0.5);
  return (
    path(shape, `transform="translate(4 12)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `transform="translate(2 7)" fill="${mix(darken(colour, 0.2), '#a8432f', 0.4)}"`) +
    path(shape, `fill="${body(pen, colour, 0.3, 0.42)}"`) +
    d.clipped(
      path(shape, ''),
      scorched(pen, 12, [84, 46], 26, 0.5) +
        ellipse(-14, -6, 62, 34, `fill="${d.spot(juice, 0)}" fill-opacity=".5"`) +
        bars +
        path(
          'M-98 4C-102 -36 -70 -62 -24 -64C22 -68 88 -56 98 -16C101 6 92 18 78 27',
          line(darken('#dcb074', 0.3), 22),
        ) +
        path('M-98 4C-102 -36 -70 -62 -24 -64C22 -68 88 -56 98 -16C101 6 92 18 78 27', line('#e9c88f', 17)) +
        path('M-92 -8C-90 -40 -62 -57 -22 -58C22 -61 76 -52 90 -20', line('#fbe9c0', 5, 0.7)),
    ) +
    glint(-50, -26, 24, 6, 0.42, -28) +
    glint(18, -30, 30, 5, 0.34, 4) +
    glint(52, 0, 14, 4, 0.3, 14)
  );
};

/** A grilled slab with its rim of fat and the marks of the bars. */
export const steak: PieceKind = { size: 138, count: 1, spin: 16, shadow: [98, 62], colour: '#7a4028', draw };

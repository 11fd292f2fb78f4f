import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { body, bounce, leafAt, type PropKind, shine } from './propKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M0 -62C-24 -90 -100 -82 -98 -4C-96 56 -56 98 -26 94C-10 92 10 92 26 94C56 98 96 56 98 -4C100 -82 24 -90 0 -62Z',
      `fill="${body(pen, colour, 0.42, 0.42)}"`,
    ) +
    ellipse(-20, 24, 54, 60, `fill="${pen.d.spot('#f6d25a', 0)}" fill-opacity=".4"`) +
    bounce(pen, 92) +
    path('M-34 -64Q0 -40 34 -64', line(darken(colour, 0.5), 9, 0.35)) +
    path('M0 -56C-2 -82 6 -98 18 -108', line('#6a4526', 9)) +
    leafAt(pen, 46, -92, 82, -14) +
    shine(pen, 60, 30, 15, 0.7)
  );
};

/** An apple. */
export const apple: PropKind = { shadow: [98, 94], spin: 20, scale: 0.94, colour: '#c9302a', draw };

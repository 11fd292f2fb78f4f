import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { circle, path } from '../canvas/svg';
import { body, bounce, leafAt, type PropKind, shine } from './propKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let pores = '';
  for (let i = 0; i < 44; i++) {
    const angle = d.random.next() * 6.28;
    const reach = Math.sqrt(d.random.next()) * 86;
    pores += circle(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      2.2,
      `fill="${darken(colour, 0.3)}" fill-opacity=".26"`,
    );
  }
  return (
    circle(0, 0, 98, `fill="${body(pen, colour, 0.42, 0.36)}"`) +
    pores +
    bounce(pen, 96) +
    leafAt(pen, 18, -70, 88, -28) +
    path('M-12 -54l7 -9 9 4 8 -7 3 11 9 4 -8 8 -2 9 -10 -4 -10 3 1 -10Z', 'fill="#5a7a2c"') +
    shine(pen, 58, 30, 16, 0.65)
  );
};

/** An orange. */
export const orange: PropKind = { shadow: [98, 98], spin: 26, scale: 0.94, colour: '#f2922a', draw };

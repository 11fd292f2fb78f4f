import { darken, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { circle, ellipse, path } from '../canvas/svg';
import { body, bounce, leafAt, shine } from './propKind';

/** A lemon or lime, pointed at both ends. */
export const lemonLike = (pen: Pen, hasLeaf: boolean) => {
  const { d, colour } = pen;
  let pores = '';
  for (let i = 0; i < 26; i++) {
    const angle = d.random.next() * 6.28;
    const reach = Math.sqrt(d.random.next());
    pores += circle(
      Math.cos(angle) * 78 * reach,
      Math.sin(angle) * 58 * reach,
      2,
      `fill="${darken(colour, 0.25)}" fill-opacity=".28"`,
    );
  }
  return (
    (hasLeaf ? leafAt(pen, -104, -34, 92, -118) : '') +
    path(
      'M-112 -4C-108 -16 -94 -20 -84 -34C-60 -68 -20 -76 14 -70C54 -64 82 -40 92 -16C104 -14 114 -8 112 2C110 12 100 12 92 16C78 48 44 72 2 72C-40 72 -70 52 -86 22C-98 16 -114 8 -112 -4Z',
      `fill="${body(pen, colour, 0.5, 0.34)}"`,
    ) +
    pores +
    bounce(pen, 76) +
    ellipse(-106, -2, 6, 9, `fill="${darken(mix(colour, '#5a7a2a', 0.5), 0.1)}"`) +
    shine(pen, 46, 32, 14, 0.7)
  );
};

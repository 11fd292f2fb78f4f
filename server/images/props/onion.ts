import { n } from '../canvas/drawing';
import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { body, bounce, type PropKind, shine } from './propKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  let lines = '';
  for (const at of [-78, -46, -15, 17, 48, 79])
    lines += path(
      `M${n(at * 0.1)} -78C${n(at * 0.9)} -50 ${n(at * 1.15)} 30 ${n(at * 0.3)} 84`,
      line(darken(colour, 0.35), 3.4, 0.38),
    );
  return (
    path(
      'M-16 -74C-10 -94 -18 -108 -6 -114L4 -100L16 -116C20 -102 10 -92 18 -74C70 -62 102 -26 98 14C94 58 50 90 0 92C-50 90 -94 58 -98 14C-102 -26 -70 -62 -16 -74Z',
      `fill="${body(pen, colour, 0.45, 0.42)}"`,
    ) +
    lines +
    bounce(pen, 90) +
    path('M-18 90q4 14 -2 20M-4 92q2 14 4 20M10 91q8 10 10 18', line('#b8925a', 4)) +
    shine(pen, 56, 28, 16, 0.7)
  );
};

/** A whole onion. */
export const onion: PropKind = { shadow: [98, 92], spin: 24, scale: 0.9, colour: '#d9a04a', draw };

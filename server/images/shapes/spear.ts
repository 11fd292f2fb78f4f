import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  if (/asparagus|esparrago|asperge/i.test(ingredient)) {
    return (
      path(
        'M-100 -7L60 -9C80 -10 98 -6 104 0C98 8 80 11 60 10L-100 8Z',
        `fill="${d.run([lighten(colour, 0.4), colour, darken(colour, 0.35)])}"`,
      ) +
      path(
        'M56 -9C70 -14 96 -10 106 0C96 12 70 14 56 10Z',
        `fill="${body(pen, darken(mix(colour, '#5a4a6a', 0.3), 0.1), 0.3, 0.3)}"`,
      ) +
      path(
        'M66 -8l14 6M84 -7l10 6M68 8l14 -6M-40 -7l10 6 -10 4M0 -8l10 6 -10 4M34 -8l10 6 -10 4',
        line(darken(colour, 0.45), 2.6, 0.5),
      )
    );
  }
  if (/cinnamon|canela|cannelle/i.test(ingredient)) {
    return `<rect x="-100" y="-13" width="200" height="13" rx="6" fill="${darken(colour, 0.15)}"/><rect x="-100" y="-3" width="200" height="16" rx="7" fill="${d.run([lighten(colour, 0.25), colour, darken(colour, 0.4)])}"/>`;
  }
  const isCelery = /celery|apio|celeri/i.test(ingredient);
  return (
    path(
      'M-100 -13Q0 -24 100 -13V13Q0 4 -100 15Z',
      `fill="${d.run([lighten(colour, 0.45), colour, darken(colour, 0.32)])}"`,
    ) +
    path('M-94 -6Q0 -16 94 -6M-94 2Q0 -6 94 2M-94 8Q0 0 94 8', line(darken(colour, 0.35), isCelery ? 2.4 : 1.6, 0.35)) +
    path('M-90 -10Q0 -20 80 -11', line('#ffffff', 3, 0.5))
  );
};

/** A stalk: asparagus, celery, cinnamon, spring onion. */
export const spear: PieceKind = { size: 92, count: 6, spin: 26, shadow: [98, 16], colour: '#7fae48', draw };

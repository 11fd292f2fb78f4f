import { glint } from '../canvas/light';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour, ingredient, d } = pen;
  if (/straw/i.test(ingredient)) {
    let seeds = '';
    for (let i = 0; i < 14; i++)
      seeds += ellipse(d.random.between(-44, 66), d.random.between(-44, 44), 5, 3, 'fill="#fbe3a0"');
    return (
      path(
        'M-70 -62C-30 -92 60 -58 100 0C60 58 -30 92 -70 62C-92 30 -92 -30 -70 -62Z',
        `fill="${body(pen, colour, 0.35, 0.34)}"`,
      ) +
      seeds +
      path(
        'M-64 0L-108 -46L-80 -50L-70 -76L-54 -44L-30 -40L-46 -16L-30 8L-50 22L-48 52L-70 40L-100 52L-86 22Z',
        `fill="${body(pen, '#5f9a3c', 0.3, 0.3)}"`,
      ) +
      shine(pen, 30, 22, 9, 0.55)
    );
  }
  if (/rasp|black|mulb/i.test(ingredient)) {
    let drupes = '';
    for (const [count, reach] of [
      [12, 76],
      [8, 46],
      [1, 4],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const angle = (i / count) * 6.283 + reach;
        const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        drupes += circle(x, y, 24, `fill="${body(pen, colour, 0.35, 0.42)}"`) + glint(x - 6, y - 8, 7, 4, 0.5);
      }
    }
    return circle(0, 0, 88, `fill="${darken(colour, 0.4)}"`) + drupes;
  }
  const isBlue = /blue|bilb|myrt/i.test(ingredient);
  return (
    circle(0, 0, 98, `fill="${body(pen, colour, 0.32, 0.42)}"`) +
    (isBlue
      ? path(
          'M-20 -8l10 -20 12 14 20 -8 -4 20 14 12 -20 6 -8 18 -12 -14 -20 4 6 -18Z',
          `fill="${darken(colour, 0.45)}" stroke="${lighten(colour, 0.3)}" stroke-width="4"`,
        )
      : path('M30 -10q10 -8 18 2', line(darken(colour, 0.5), 7, 0.6))) +
    shine(pen, 50, 26, 14, isBlue ? 0.4 : 0.7)
  );
};

/** A strawberry, raspberry, blueberry or cherry, by its ingredient. */
export const berry: PieceKind = { size: 19, count: 13, spin: 180, shadow: [96, 94], colour: '#b3203a', draw, layer: 1 };

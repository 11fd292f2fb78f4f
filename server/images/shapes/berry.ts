import { glint } from '../canvas/light';
import { darken, lighten } from '../canvas/palette';
import { body, gleam, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour, ingredient, d } = pen;
  if (/straw/i.test(ingredient)) {
    // Seeds sit in rows, each in its own dimple; they lie closer towards the tip.
    const seeds = [-52, -26, 2, 30, 58]
      .flatMap((x, row) =>
        [-2, -1, 0, 1, 2].map((column) => {
          const half = 66 - Math.max(0, x + 20) * 0.62;
          const [sx, sy] = [x + d.random.between(-4, 4), (column + (row % 2 ? 0.5 : 0)) * half * 0.4];
          return Math.abs(sy) > half * 0.92
            ? ''
            : ellipse(sx + 1, sy + 1, 8, 6, `fill="${darken(colour, 0.34)}" fill-opacity=".6"`) +
                ellipse(sx, sy, 4.6, 2.6, 'fill="#fbe08a"');
        }),
      )
      .join('');
    const calyx =
      'M-62 0C-72 -26 -92 -40 -108 -42C-98 -28 -92 -20 -90 -12C-80 -34 -66 -58 -48 -70C-52 -50 -52 -36 -56 -22C-42 -26 -26 -26 -12 -18C-28 -10 -40 -4 -46 2C-34 10 -22 20 -14 32C-30 32 -44 24 -54 18C-50 36 -50 54 -54 72C-68 58 -80 36 -88 14C-94 26 -100 36 -112 44C-110 24 -94 8 -62 0Z';
    const fruit = 'M-72 -62C-34 -92 58 -60 98 -6C102 0 102 4 98 8C58 62 -34 92 -72 62C-94 30 -94 -30 -72 -62Z';
    return (
      path(fruit, `transform="translate(2 6)" fill="${darken(colour, 0.55)}" fill-opacity=".6"`) +
      path(fruit, `fill="${body(pen, colour, 0.44, 0.42)}"`) +
      // Paler under the leaves, where the sun did not reach it.
      ellipse(-62, 0, 34, 54, `fill="${d.spot(lighten(colour, 0.56), 0)}" fill-opacity=".6"`) +
      seeds +
      path(calyx, `transform="translate(3 6)" fill="${darken(colour, 0.6)}" fill-opacity=".5"`) +
      path(calyx, `fill="${body(pen, '#5f9a3c', 0.4, 0.36)}"`) +
      gleam(pen, 34, 24, 0.75)
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

import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import type { PictureItem, PictureSpec } from '../pictureSpec';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import { CITRUS } from '../shapes/citrusWheel';

/** Fruit that is cut for a drink and looks as good beside it. */
const CUT = /^(wheel|wedge|slice|berry)$/;

/** Half a citrus fruit that lies on the table, its cut face towards the viewer. */
const half = (d: Drawing, item: PictureItem, x: number, y: number, size: number) => {
  const colour = colourOf(item);
  return (
    contact(d, x + 8, y + size * 0.72, size * 1.06, size * 0.34, 0.8) +
    ellipse(
      x + size * 0.16,
      y - size * 0.06,
      size * 0.98,
      size * 0.92,
      `fill="${d.shade(darken(colour, 0.06), { light: 0.3, dark: 0.5 })}"`,
    ) +
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(.94 .9)">${drawPiece(d, item, { x: 0, y: 0 }, size, d.random.between(0, 40), 0)}</g>` +
    ellipse(
      x - size * 0.3,
      y - size * 0.36,
      size * 0.34,
      size * 0.12,
      `fill="${lighten(colour, 0.9)}" fill-opacity=".55"`,
      -34,
    )
  );
};

/** Five cubes of fruit in a loose heap. */
const diced = (d: Drawing, item: PictureItem, x: number, y: number) =>
  [
    [-44, -4],
    [40, -8],
    [-4, -30],
    [-14, 14],
    [30, 18],
  ]
    .map(([dx = 0, dy = 0]) =>
      drawPiece(d, { ...item, kind: 'cube' }, { x: x + dx, y: y + dy }, 32, d.random.between(-40, 40), 0.9),
    )
    .join('');

/** The flesh of a citrus fruit that lies whole beside the drink. */
const FLESH: Readonly<Record<string, string>> = { lemon: '#f2d84e', lime: '#9cc043', orange: '#f0962e' };

const cutOf = ({ kind }: PictureItem): PictureItem[] =>
  FLESH[kind] ? [{ kind: 'wheel', ingredient: kind, colour: FLESH[kind] }] : [];

/** The fruit that a drink is known by, cut, in front of it on the table; of another fruit two or three pieces. */
export const cutFruitBeside = (
  d: Drawing,
  { pieces, props }: Pick<PictureSpec, 'pieces' | 'props'>,
  x: number,
  y: number,
): string => {
  const item = pieces.find(({ kind }) => CUT.test(kind)) ?? props.flatMap(cutOf)[0];
  if (!item) return '';
  // A crescent of mango on the table reads as a chilli.
  if (/mango/i.test(item.ingredient)) return diced(d, item, x, y);
  if (CITRUS.test(item.ingredient)) return half(d, { ...item, kind: 'wheel' }, x, y - 6, 60);
  const at = [
    [-34, -6, 44],
    [38, -2, 42],
    [2, 16, 48],
  ] as const;
  const small = item.kind === 'berry' && !/straw/i.test(item.ingredient) ? 0.56 : 0.9;
  return at
    .map(([dx, dy, size]) =>
      drawPiece(
        d,
        item,
        { x: x + dx * (small < 0.6 ? 1 : 1.1), y: y + dy },
        size * small,
        d.random.between(-50, 50),
        0.9,
      ),
    )
    .join('');
};

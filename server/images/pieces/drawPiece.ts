import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { channels, colourOr, hexOf, mix, SHADOW, shadeOn } from '../canvas/palette';
import { placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { pieceKind } from './pieceKinds';
import { usualColour } from './usualColours';

/** The colour that an item is drawn in. */
export const colourOf = (item: PictureItem): string =>
  colourOr(item.colour, usualColour(item.kind, item.ingredient) ?? pieceKind(item.kind, item.ingredient).colour);

/** Steps of the tones of shadows, so that pieces of nearly one colour share theirs. */
const STEP = 24;

/** The shadow of food on its neighbours or on its plate: half that of the table, half a darker tone of the food itself. */
const ownShadow = (food: string): string =>
  mix(hexOf(channels(shadeOn(food)).map((value) => Math.floor(value / STEP) * STEP)), SHADOW, 0.5);

/**
 * One piece with its shadow; `size` is half its length, `aspect` above 1 makes it longer and narrower, `lean` below 1 is
 * how high it is seen from the side, `tone` the colour of its shadow; without it the shadow takes some of the piece's own.
 */
export const drawPiece = (
  d: Drawing,
  item: PictureItem,
  at: Point,
  size: number,
  turn: number,
  shadow = 0.55,
  aspect = 1,
  lean = 1,
  tone?: string,
): string => {
  const kind = pieceKind(item.kind, item.ingredient);
  const [rx, ry] = kind.shadow;
  const scale = size / 100;
  if (lean !== 1) {
    const flat = drawPiece(d, item, { x: 0, y: 0 }, size, turn, shadow, aspect, 1, tone);
    return `<g transform="translate(${n(at.x)} ${n(at.y)}) scale(1 ${lean.toFixed(2)})">${flat}</g>`;
  }
  return (
    (shadow > 0 && !kind.isOpen
      ? contact(d, at.x, at.y, rx * scale, ry * scale, shadow, turn, tone ?? ownShadow(colourOf(item)))
      : '') +
    placed(at.x, at.y, turn, kind.draw({ d, colour: colourOf(item), turn, ingredient: item.ingredient }), scale, aspect)
  );
};

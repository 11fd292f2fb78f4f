import { type Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { placed } from '../canvas/svg';
import { colourOf } from '../pieces/drawPiece';
import { fromSide, underOthers } from '../pieces/fromSide';
import { varied } from '../pieces/variety';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import type { SideView } from '../shapes/sideView';
import { bitten, insideOf, isEaten } from '../textures/bitten';
import { toppings } from './batchToppings';
import { inDepth, type Stand } from './inDepth';

/** By how many degrees a piece is turned that is seen from the side. */
const TURNED = 24;

/** What a batch is made of: its main piece and what lies on each. */
export interface Batch {
  base: PictureItem;
  kind: PieceKind;
  tops: readonly PictureItem[];
}

/** A place, and how many lie on each other there. */
interface Place extends Stand {
  count: number;
}

/** Flat things: a stack of them behind, single ones beside and before it. In shares of the room. */
const stacks = (d: Drawing, { x, y, rx, ry }: Area, most: number): readonly Place[] =>
  [
    { across: -0.4, down: -0.24, scale: 1.1, count: most },
    { across: 0.4, down: -0.4, scale: 1.04, count: Math.ceil(most / 2) },
    { across: 0.5, down: 0.4, scale: 1.2, count: 1 },
    { across: -0.24, down: 0.56, scale: 1.36, count: 1 },
  ].map(({ across, down, ...rest }, i) => ({
    ...rest,
    x: x + rx * (across + d.random.between(-0.03, 0.03)),
    y: y + ry * (down + d.random.between(-0.03, 0.03)),
    isHero: i === 3,
  }));

/** One piece that is drawn upright, and where toppings lie on it. */
const upright = (d: Drawing, { base, kind, tops }: Batch, view: SideView, at: Place, half: number) => {
  const { item } = varied(d, base, kind, half);
  const { y, rx, ry } = view.crown ?? { y: 0, rx: 60, ry: 40 };
  const crown = { x: at.x, y: at.y + (y * half) / 100, rx: (rx * half) / 100, ry: (ry * half) / 100 };
  const flat = crown.ry / crown.rx;
  const laid = `<g transform="translate(${n(crown.x)} ${n(crown.y)}) scale(1 ${flat.toFixed(2)})">${toppings(d, base, tops, { x: 0, y: 0 }, crown.rx * 1.4)}</g>`;
  const drawn = view.draw!({ d, colour: colourOf(item), turn: 0, ingredient: item.ingredient });
  const whole = placed(at.x, at.y, 0, drawn, half / 100) + laid;
  return { drawn: contact(d, at.x, at.y + half * 0.7, half * 0.72, half * 0.3, 0.66) + whole, crown };
};

/** One piece, or a stack of it, flattened as it is seen; and the face where toppings lie. */
const lying = (d: Drawing, { base, kind, tops }: Batch, view: SideView, at: Place, half: number) => {
  const { lean, high = 0 } = view;
  const [rx, ry] = kind.shadow.map((share) => (share * half) / 100) as [number, number];
  const step = (high * half) / 100;
  const flat = (x: number, y: number, drawing: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${lean})">${drawing}</g>`;
  let drawn = contact(d, at.x, at.y + step, rx, ry * lean, at.isHero || kind.isOpen ? 0.4 : 0.66);
  let [x, y] = [at.x, at.y];
  for (let i = 1; i < at.count; i++) {
    const { item } = varied(d, base, kind, half);
    drawn += flat(x, y, underOthers(d, item, kind, half * d.random.between(0.95, 1.02)));
    x = at.x + d.random.between(-0.09, 0.09) * half;
    y -= step * 1.02;
    drawn += contact(d, x, y + step, rx * 0.94, ry * lean * 0.94, 0.5);
  }
  const { item, aspect } = varied(d, base, kind, half);
  // Its light and its own shade stay where they are: seen from the side a round thing is hardly turned.
  const spin = Math.min(kind.spin, TURNED);
  const turn = d.random.between(-spin, spin);
  const whole = fromSide(d, item, kind, { half, turn, aspect }) + toppings(d, base, tops, { x: 0, y: 0 }, half);
  const area = { x: 0, y: 0, rx, ry };
  const piece =
    at.isHero && isEaten(base)
      ? bitten(d, whole, { area, inside: insideOf(base, colourOf(base)), thick: Math.max(step / lean, half * 0.16) })
      : whole;
  return { drawn: drawn + flat(x, y, piece), crown: { x, y, rx: half * 0.68, ry: half * 0.66 * lean } };
};

/**
 * A batch on a board or a tray that is seen from the side: each piece with its height, flat ones in a stack, the nearest
 * bitten. It answers with the drawings, and with the faces on which garnish is strewn.
 */
export const batchOnBoard = (
  d: Drawing,
  batch: Batch,
  room: Area,
  { size, count, columns }: { size: number; count: number; columns: number },
): readonly { drawn: string; crown: Area }[] => {
  const view = batch.kind.side!;
  const isStacked = view.stack !== undefined && batch.base.count === undefined;
  const places = isStacked
    ? stacks(d, room, view.stack!)
    : inDepth(d, room, count, columns).map((at) => ({ ...at, count: 1 }));
  return places.map((at) => (view.draw ? upright : lying)(d, batch, view, at, size * at.scale));
};

import type { Area } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { mix } from '../canvas/palette';
import { ellipse, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import type { Filling, FillNeeds } from './filling';

/** Brown spots of the griddle on a bread, between two heights. */
export const griddled = (d: Drawing, bread: string, count: number, from: number, to: number): string =>
  Array.from({ length: count }, () => {
    const r = d.random.between(5, 15);
    return ellipse(
      d.random.between(-96, 96),
      d.random.between(from, to),
      r * 1.3,
      r * 0.8,
      `fill="${d.spot(mix(bread, '#8a4a14', d.random.between(0.5, 0.9)), 0.1)}" fill-opacity=".6"`,
      d.random.between(0, 180),
    );
  }).join('');

/** How pieces lie side by side in a bread: how many, over which width, how far off their place, how large and how high. */
interface Row {
  each: number;
  width: number;
  sway: number;
  size: number;
  heightAt: (x: number) => number;
}

/** How many pieces of a kind fill a bread, unless there are too many or too few for it. */
export const usualIn = ({ kind, ingredient }: PictureItem): number =>
  kind === 'wheel' ? 4 : kind === 'slice' ? 5 : 200 / pieceKind(kind, ingredient).size;

/** The pieces of one kind in a bread. */
const sideBySide = (d: Drawing, item: PictureItem, { each, width, sway, size, heightAt }: Row): string => {
  let drawn = '';
  for (let i = 0; i < each; i++) {
    const x = ((i + 0.5) / each - 0.5) * width + d.random.between(-sway, sway);
    const seen = size * d.random.between(0.9, 1.1);
    drawn += drawPiece(d, item, { x, y: heightAt(x) }, seen, d.random.between(-70, 70), 0.6);
  }
  return drawn;
};

/**
 * All pieces in a bread, kind by kind.
 * @param rowOf how the pieces of a kind lie, which are this large on a plate
 */
export const fillingOf = (
  d: Drawing,
  pieces: readonly PictureItem[],
  rowOf: (item: PictureItem, size: number) => Row,
): string =>
  pieces.map((item) => sideBySide(d, item, rowOf(item, pieceKind(item.kind, item.ingredient).size))).join('');

/** What one filled bread looks like, and how several of them stand. */
interface Bread {
  /** The filled bread about its middle, 100 from its middle to its end. */
  drawn: (d: Drawing, bread: string, turn: number) => string;
  /** Degrees by which those in a row lean, at least and at most, and those on a board: left, right and in front. */
  leans: { row: readonly [from: number, to: number]; board: readonly [number, number, number] };
  /** In a row: how far one stands before the other, and how large each is. */
  row: { step: number; near: number };
  /** Where its filling shows, in shares of its half length. */
  area: { y: number; rx: number; ry: number };
  /** From the side of the table it looks lower than it is: an SVG scale. */
  lowScale: string;
}

/** Where a bread stands, in shares of its half length, how large it looks there and how it leans. */
interface Stand {
  x: number;
  y: number;
  near: number;
  turn: number;
}

/** On a plate one stands before the other. */
const inRow = (d: Drawing, { leans, row: { step, near } }: Bread): readonly Stand[] => {
  const turn = d.random.between(...leans.row);
  return [-1, 0, 1].map((row) => ({ x: -row * 0.08, y: row * step - 0.02, near, turn }));
};

/** On a board two stand behind and one, the nearest, before them. */
const onBoard = ({ leans: { board } }: Bread): readonly Stand[] => [
  { x: -0.98, y: -0.5, near: 0.92, turn: board[0] },
  { x: 0.96, y: -0.42, near: 0.94, turn: board[1] },
  { x: -0.06, y: 0.38, near: 1.2, turn: board[2] },
];

/** Filled breads standing together. The first colour is the bread's. */
export const standingBreads = ({ d, ground, isLow, colours }: FillNeeds, bread: Bread): Filling => {
  const [colour = '#ecd08c'] = colours;
  const { area, drawn, lowScale } = bread;
  const isWide = ground.rx > ground.ry * 1.3;
  const usual = Math.min(ground.rx * (isWide ? 0.5 : 0.82), ground.ry * (isLow ? 0.82 : 0.76));
  const areas: Area[] = [];
  const seen = (one: string) => (isLow ? `<g transform="scale(${lowScale})">${one}</g>` : one);
  const surface = (isLow ? onBoard(bread) : inRow(d, bread))
    .map(({ x, y, near, turn: lean }) => {
      const size = usual * near;
      const at = { x: ground.x + x * usual, y: ground.y + y * usual };
      areas.push({ x: at.x, y: at.y + size * area.y, rx: size * area.rx, ry: size * area.ry });
      const turn = lean + d.random.between(-3, 3);
      const one = drawn(d, colour, turn);
      return (
        contact(d, at.x + 6, at.y + size * 0.5, size * 1.12, size * 0.56, 0.66, turn) +
        placed(at.x, at.y, turn, seen(one), size / 100)
      );
    })
    .join('');
  return { surface, areas, garnished: areas, pieces: [] };
};

import { type Area, grown } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { colourOr, shadeOn } from '../canvas/palette';
import { leaned } from '../canvas/tilt';
import type { Filling } from '../fills/filling';
import { creamDrops } from '../garnishes/creamDrops';
import { drawGarnish } from '../garnishes/garnishKinds';
import { inOrder } from '../garnishes/inOrder';
import type { PictureItem, PictureSpec } from '../pictureSpec';
import { layPieces } from '../pieces/layPieces';
import { pieceKind } from '../pieces/pieceKinds';
import { foodLight, wallShade } from '../vessels/tilted';
import type { Vessel } from '../vessels/vessel';

const groundShape = ({ x, y, rx, ry, corner }: { x: number; y: number; rx: number; ry: number; corner?: number }) =>
  corner === undefined
    ? `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
    : `<rect x="${x - rx}" y="${y - ry}" width="${rx * 2}" height="${ry * 2}" rx="${corner}"/>`;

/** What is strewn lies in one loose cluster on the heap, where the dish is seen from the side. */
const STREWN = /^(chopped-herb|herb-sprig|leaf|sesame|seeds|zest|chilli-ring|grated-cheese)$/;

const onHeap = (area: Area, kind: string): Area =>
  STREWN.test(kind)
    ? { ...area, x: area.x - area.rx * 0.14, y: area.y - area.ry * 0.12, rx: area.rx * 0.62, ry: area.ry * 0.66 }
    : area;

/** Dry food in pieces, on which cream falls as a thread: nothing is there that a spoon could draw it through. */
const DRY = /^(heap|pile|ribbons|tacos|pittas|leaves)$/;

/** Kinds whose pieces stand out of a sauce: cream is drawn through the sauce between them, never across their faces. */
const PIECES_IN_SAUCE = /^(stew|soup|curry-rice)$/;

/** From this half length on cream would be seen to lie across a piece; on lentils it lies as on a soup. */
const LARGE = 24;

const isBetween = ({ fill, pieces }: PictureSpec, item: PictureItem): boolean =>
  item.kind === 'cream-swirl' &&
  PIECES_IN_SAUCE.test(fill.kind) &&
  pieces.some(({ kind, ingredient }) => pieceKind(kind, ingredient).size >= LARGE);

const asThread = (item: PictureItem, kind: string): PictureItem =>
  item.kind === 'cream-swirl' && DRY.test(kind) ? { colour: '#fffaf0', ...item, kind: 'sauce-drizzle' } : item;

/** What is strewn on the food. */
const strewn = (d: Drawing, picture: PictureSpec, filling: Filling, under: string, isTilted: boolean): string => {
  const garnished = [filling.garnished].flat();
  return inOrder(picture.garnish)
    .filter((item) => !isBetween(picture, item))
    .map((item) => asThread(item, picture.fill.kind))
    .map((item) =>
      garnished
        .map((area) => drawGarnish({ d, area: isTilted ? onHeap(area, item.kind) : area, item, under }))
        .join(''),
    )
    .join('');
};

/** By how much wider than what is strewn cream is drawn that is seen between pieces. */
const AROUND = 1.5;

/** Cream drawn through the sauce between the pieces. */
const drawnThrough = (d: Drawing, picture: PictureSpec, filling: Filling, under: string): string =>
  picture.garnish
    .filter((item) => isBetween(picture, item))
    .map((item) => drawGarnish({ d, area: grown([filling.garnished].flat()[0]!, AROUND), item, under }))
    .join('');

/** What of that cream fell on the pieces. */
const dropped = (d: Drawing, picture: PictureSpec, filling: Filling): string =>
  picture.garnish
    .filter((item) => isBetween(picture, item))
    .map((item) => creamDrops(d, [filling.garnished].flat()[0]!, colourOr(item.colour, '#fffaf0')))
    .join('');

/** The food in or on its vessel, with what is strewn on it. */
export const servedIn = (d: Drawing, picture: PictureSpec, vessel: Vessel, filling: Filling, under: string): string => {
  const isTilted = vessel.isTilted ?? false;
  const pieces = layPieces(d, filling.pieces, filling.areas, {
    ...filling,
    isTilted,
    ...(vessel.isDeep ? { shade: shadeOn(under) } : {}),
  });
  const garnish = dropped(d, picture, filling) + strewn(d, picture, filling, under, isTilted);
  const isFirst = filling.isGarnishedFirst;
  const food =
    filling.surface +
    drawnThrough(d, picture, filling, under) +
    (isTilted ? wallShade(d, vessel.ground) + (filling.risen ?? '') : '') +
    (isFirst ? garnish : '') +
    pieces +
    (isTilted ? foodLight(d, vessel.ground, under) : '') +
    // Garnish at the near wall is hidden by it, and a spoon is lifted over all.
    (isTilted && !isFirst ? garnish : '');
  const clippedFood = vessel.isDeep ? d.clipped(vessel.opening ?? groundShape(vessel.ground), food) : food;
  const onTop = isFirst || isTilted ? '' : garnish;
  if (vessel.lean !== undefined)
    return vessel.under + leaned(clippedFood + onTop, vessel.ground.y, vessel.lean) + vessel.over;
  return vessel.under + clippedFood + vessel.over + (filling.over ?? '') + onTop;
};

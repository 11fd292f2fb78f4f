import { type Drawing } from '../canvas/drawing';
import { drawFill } from '../fills/fillKinds';
import type { Filling } from '../fills/filling';
import { drawGarnish } from '../garnishes/garnishKinds';
import { inOrder } from '../garnishes/inOrder';
import type { Area } from '../canvas/areas';
import type { Point } from '../canvas/outlines';
import { farAway, leaned } from '../canvas/tilt';
import type { PictureSpec } from '../pictureSpec';
import { colourOf } from '../pieces/drawPiece';
import { layPieces } from '../pieces/layPieces';
import { propsOnTable } from '../props/layProps';
import { drawTable } from '../table/drawTable';
import { vignette, windowLight } from '../table/light';
import { tableSetting } from '../table/tableSetting';
import { tableOf } from '../table/tables';
import { foodLight, NEAR, wallShade } from '../vessels/tilted';
import { drawTilted, isSeenTilted } from '../vessels/tiltedKinds';
import type { Vessel } from '../vessels/vessel';
import { drawVessel } from '../vessels/vesselKinds';
import { cleanColours, fullerPieces } from './cleanColours';
import { closeUp, nearness } from './closeUp';
import { isFlat, isSeenLow, PLATE_AT, roomOnFlat, seenLow } from './tilt';

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

/** A table seen from the side: what is square on it grows wide. */
const stretched = (table: string) => `<g transform="translate(-170 0) scale(1.425 1)">${table}</g>`;

/** Kinds of dish whose first piece is most of what is seen; in the others it is the first colour. */
const OF_PIECES = new Set(['plated', 'heap', 'pile', 'batch', 'pieces', 'shingled', 'skewers']);

/** The colour of most of the food. */
const foodColour = ({ fill, pieces }: PictureSpec, colours: readonly string[]): string | undefined => {
  const [first] = pieces;
  return OF_PIECES.has(fill.kind) && first ? colourOf(first) : colours[0];
};

/** What the dish lies in or on, seen from where it looks best. */
const vesselOf = (d: Drawing, picture: PictureSpec, { x, y }: Point, colours: readonly string[]): Vessel => {
  const { vessel, fill } = picture;
  if (isSeenTilted(vessel, fill.kind)) return drawTilted(d, vessel, x);
  if (isFlat(vessel)) return roomOnFlat(drawVessel(d, vessel, x, y), fill.kind);
  const isLow = isSeenLow(fill.kind, vessel);
  const fromAbove = drawVessel(d, vessel, x, isLow ? PLATE_AT : y, foodColour(picture, colours));
  return isLow ? seenLow(d, fromAbove, fill.kind) : fromAbove;
};

/** What is strewn on the food. */
const strewn = (d: Drawing, picture: PictureSpec, filling: Filling, under: string, isTilted: boolean): string => {
  const garnished = [filling.garnished].flat();
  return inOrder(picture.garnish)
    .map((item) =>
      garnished
        .map((area) => drawGarnish({ d, area: isTilted ? onHeap(area, item.kind) : area, item, under }))
        .join(''),
    )
    .join('');
};

/** The food in or on its vessel, with what is strewn on it. */
const servedIn = (d: Drawing, picture: PictureSpec, vessel: Vessel, filling: Filling, under: string): string => {
  const isTilted = vessel.isTilted ?? false;
  const pieces = layPieces(d, filling.pieces, filling.areas, { ...filling, isTilted });
  const garnish = strewn(d, picture, filling, under, isTilted);
  const isFirst = filling.isGarnishedFirst;
  const food =
    filling.surface +
    (isTilted ? wallShade(d, vessel.ground) + (filling.risen ?? '') : '') +
    (isFirst ? garnish : '') +
    pieces +
    (isTilted ? foodLight(d, vessel.ground) : '') +
    // Garnish at the near wall is hidden by it, and a spoon is lifted over all.
    (isTilted && !isFirst ? garnish : '');
  const clippedFood = vessel.isDeep ? d.clipped(vessel.opening ?? groundShape(vessel.ground), food) : food;
  const onTop = isFirst || isTilted ? '' : garnish;
  if (vessel.lean !== undefined)
    return vessel.under + leaned(clippedFood + onTop, vessel.ground.y, vessel.lean) + vessel.over;
  return vessel.under + clippedFood + vessel.over + (filling.over ?? '') + onTop;
};

/** The side where the first raw ingredient lies: away from a handle. */
const sideOfProps = (d: Drawing, { busySide }: Vessel): 'left' | 'right' => {
  if (busySide) return busySide === 'right' ? 'left' : 'right';
  return d.random.chance(0.6) ? 'right' : 'left';
};

/** A dish on the table: table, vessel, food, garnish, what lies beside. */
export const drawOverheadScene = (d: Drawing, picture: PictureSpec): string => {
  const table = tableOf(picture.table);
  const at = { x: 400 + d.random.between(-14, 14), y: 303 + d.random.between(-5, 5) };
  const ground = drawTable(d, table);
  const colours = cleanColours(picture.fill.colours);
  const vessel = vesselOf(d, picture, at, colours);
  const { isTilted = false, isLow = false } = vessel;
  const filling = drawFill(picture.fill.kind, {
    d,
    ground: vessel.ground,
    isDeep: vessel.isDeep,
    isTilted,
    isLow,
    colours,
    pieces: fullerPieces(picture.pieces),
  });
  const dish = servedIn(d, picture, vessel, filling, colours[0] ?? '#e0b070');
  const first = sideOfProps(d, vessel);
  const setting =
    vessel.busySide || (filling.over && picture.fill.kind.startsWith('empty'))
      ? ''
      : tableSetting(d, table, first === 'right' ? 'left' : 'right', vessel.eatenWith);
  return (
    (isTilted || isLow ? stretched(ground) + farAway(d) : ground) +
    setting +
    windowLight(d, table.material === 'planks' ? 0.7 : 1) +
    closeUp(dish, isTilted ? NEAR : nearness(vessel)) +
    propsOnTable(d, picture.props, { first, isBusy: vessel.busySide !== undefined || setting !== '' }) +
    vignette(d)
  );
};

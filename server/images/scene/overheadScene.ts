import { type Drawing } from '../canvas/drawing';
import { drawFill } from '../fills/fillKinds';
import type { Point } from '../canvas/outlines';
import { farAway } from '../canvas/tilt';
import type { PictureSpec } from '../pictureSpec';
import { colourOf } from '../pieces/drawPiece';
import { propsOnTable } from '../props/layProps';
import { drawTable } from '../table/drawTable';
import { vignette, windowLight } from '../table/light';
import { tableSetting } from '../table/tableSetting';
import { tableOf } from '../table/tables';
import { NEAR } from '../vessels/tilted';
import { drawTilted, isSeenTilted } from '../vessels/tiltedKinds';
import type { Vessel } from '../vessels/vessel';
import { drawVessel } from '../vessels/vesselKinds';
import { cleanColours, fullerPieces } from './cleanColours';
import { closeUp, nearness } from './closeUp';
import { servedIn } from './served';
import { isFlat, isSeenLow, PLATE_AT, roomOnFlat, seenLow } from './tilt';

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
    ground(isTilted || isLow) +
    (isTilted || isLow ? farAway(d) : '') +
    setting +
    windowLight(d, table.material === 'planks' ? 0.7 : 1) +
    closeUp(dish, isTilted ? NEAR : nearness(vessel)) +
    propsOnTable(d, picture.props, { first, isBusy: vessel.busySide !== undefined || setting !== '' }) +
    vignette(d)
  );
};

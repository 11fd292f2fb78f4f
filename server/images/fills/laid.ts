import { type Area, grown, isRound, outline } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { drawPiece } from '../pieces/drawPiece';
import { placesLaid } from '../pieces/placesLaid';
import { pieceKind } from '../pieces/pieceKinds';
import { varied } from '../pieces/variety';
import type { PictureItem } from '../pictureSpec';
import { gloss } from '../textures/gloss';
import { surfaceOf, wetLights } from '../textures/liquid';
import type { Filling, FillNeeds } from './filling';

/** Half size of the room to which the usual sizes of pieces belong. */
const FULL = 210;

/** By how much pieces grow towards the front of the dish, and shrink towards its back. */
const NEARER = 0.14;

/** The pieces of one item, as its look says: how many, how large and where. */
const layItem = (d: Drawing, item: PictureItem, room: Area, isLow: boolean) => {
  const kind = pieceKind(item.kind, item.ingredient);
  const count = item.count ?? kind.count;
  const isMany = count > 4 && (item.lies === undefined || item.lies === 'pile');
  const middling = Math.sqrt(room.rx * room.ry) * (isLow ? 0.95 : 1.14);
  const usual = isRound(room) || isMany || isLow ? middling : Math.min(room.rx, room.ry);
  const wanted = kind.size * (item.size ?? 1) * Math.min(1.3, usual / FULL);
  // A whole fish or a steak stays on its plate.
  const size = isRound(room) && count === 1 ? Math.min(wanted, (room.rx * ON_PLATE * 100) / kind.shadow[0]) : wanted;
  const places = placesLaid(d.random, item.lies, kind, size, count, room);
  const drawn = places.map((at) => {
    // What lies in front is nearer.
    const near = 1 + ((at.y - room.y) / room.ry) * NEARER;
    const piece = varied(d, item, kind, size * near);
    return drawPiece(d, piece.item, at, piece.size, at.turn, 0.62, piece.aspect);
  });
  const reach = (Math.min(...kind.shadow) * size * FACE) / 100;
  const isGreat = size >= GREAT && !kind.layer && !item.lies?.startsWith('under');
  const faces = isGreat ? places.map(({ x, y }): Area => ({ x, y, rx: reach, ry: reach * 0.9 })) : [];
  return { drawn: drawn.join(''), faces };
};

/** How long a single piece is at most, as a share of the room on a round plate. */
const ON_PLATE = 0.96;

/** From this half length on a piece carries what is strewn on the dish; up to this many do. */
const GREAT = 56;
const MOST = 7;

/** The share of such a piece that is strewn with it. */
const FACE = 0.72;

/**
 * A dish that is put together as its recipe says: each piece in its number, size and place, the later ones on the
 * earlier. Colours: that of most of the food, which chooses the plate; the second, when given, is the sauce beneath.
 */
export const laid = ({ d, ground, isDeep, isLow = false, colours, pieces }: FillNeeds): Filling => {
  const room = isDeep ? grown(ground, 0.94) : grown(ground, isRound(ground) ? 1.2 : 0.98);
  const [, sauce] = colours;
  const pool = isDeep ? ground : grown(room, 0.86);
  const bed = sauce ? surfaceOf(d, pool, isDeep, sauce, 16).drawn + gloss(pool, 0.2) + wetLights(d, pool, 10) : '';
  const laidOut = pieces.map((item) => layItem(d, item, room, isLow));
  const drawn = laidOut.map((each) => each.drawn).join('');
  // Herbs fall on the food, not on the bare plate beside it.
  const faces = laidOut.flatMap((each) => each.faces);
  const isBare = !sauce && faces.length > 0 && faces.length <= MOST;
  return {
    surface:
      bed +
      (sauce || isDeep ? '' : contact(d, room.x, room.y, room.rx * 0.7, room.ry * 0.7, 0.3)) +
      (isDeep ? d.clipped(outline(ground), drawn) : drawn),
    areas: [grown(room, 0.8)],
    garnished: isBare ? faces : grown(room, 0.7),
    pieces: [],
  };
};

import { type Area, grown, sizeOf } from '../../canvas/areas';
import { type Drawing } from '../../canvas/drawing';
import type { PictureItem } from '../../pictureSpec';
import { drawPiece } from '../../pieces/drawPiece';
import { pieceKind } from '../../pieces/pieceKinds';
import { gloss } from '../../textures/gloss';
import { surfaceOf, wetLights } from '../../textures/liquid';
import type { Filling, FillNeeds } from '../filling';
import { drawGroup } from './drawGroup';
import { groupOf, isSauced } from './groups';
import { zonesOf } from './zones';

/** What lies round a roast: the sides in turn, along the walls of the dish. */
const around = (d: Drawing, room: Area, sides: readonly PictureItem[]): string => {
  let drawn = '';
  const count = 44;
  for (let i = 0; i < count; i++) {
    const item = sides[i % Math.max(1, sides.length)];
    if (!item) break;
    const angle = (i / count) * Math.PI * 2 * 3.02;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = d.random.between(0.76, 0.97) / Math.max(Math.abs(cos), Math.abs(sin)) ** 0.55;
    const size = Math.min(groupOf(item).size, 42) * d.random.between(0.9, 1.1);
    const at = {
      x: room.x + cos * Math.min(room.rx - size, room.rx * reach * 0.9),
      y: room.y + sin * Math.min(room.ry - size * 0.7, room.ry * reach * 0.86),
    };
    drawn += drawPiece(d, item, at, size, d.random.between(-180, 180), 0.6);
  }
  return drawn;
};

/** Birds of which each eater gets one. */
const LITTLE_BIRD = /quail|poussin|coquelet/i;

/** Where birds lie: to the right and down in shares of the usual half length, their own share of it, and their turn. */
const ONE = [{ right: -0.07, down: 0, share: 1, turn: 0 }] as const;
const THREE = [
  { right: -0.44, down: -0.4, share: 0.56, turn: 8 },
  { right: 0.46, down: -0.34, share: 0.53, turn: -16 },
  { right: -0.02, down: 0.44, share: 0.6, turn: -4 },
] as const;

/** Pieces of which two lie on a tray or board that has room for them. */
const PAIRED = new Set(['steak', 'chicken-breast', 'cutlet', 'crumbed-fillet', 'fish-fillet', 'battered-fish']);

const isWide = ({ rx, ry }: Area) => rx > ry * 1.2;

/** Two places side by side, the left one a little lower. */
const pairOf = ({ x, y, rx, ry }: Area): readonly [Area, Area] => [
  { x: x - rx * 0.48, y: y + ry * 0.08, rx: rx * 0.5, ry: ry * 0.8 },
  { x: x + rx * 0.48, y: y - ry * 0.08, rx: rx * 0.5, ry: ry * 0.8 },
];

/** Small things that belong on top of the main piece. */
const isOnTop = (item: PictureItem) =>
  (pieceKind(item.kind, item.ingredient).layer ?? 0) > 0 && !['leaf', 'dollop', 'egg-fried'].includes(item.kind);

/** The gravy under everything. */
const bedOf = (d: Drawing, { ground, isDeep }: FillNeeds, room: Area, gravy: string): string => {
  // In a roasting dish the juices have run together on the floor; only a round vessel is full of them.
  const isFull = isDeep && ground.corner === undefined;
  const pool: Area = isFull
    ? ground
    : isDeep
      ? { x: ground.x, y: ground.y, rx: ground.rx * 0.9, ry: ground.ry * 0.84 }
      : { x: room.x, y: room.y + room.ry * 0.12, rx: room.ry * 0.74, ry: room.ry * 0.64 };
  return surfaceOf(d, pool, isFull, gravy, 14).drawn + gloss(pool, 0.2) + wetLights(d, pool, 12);
};

interface Plate {
  d: Drawing;
  room: Area;
  /** The gravy, drawn. */
  bed: string;
  main: PictureItem;
  /** All other pieces: those beside the main one, and those on top of it. */
  others: readonly PictureItem[];
  sides: readonly PictureItem[];
  top: PictureItem[];
  /** How far the main piece is turned. */
  lean: number;
}

/** One roast bird, or a small one for each eater, with everything else round it. */
const roastBirds = ({ d, room, bed, main, others, lean }: Plate): Filling => {
  const heart = { ...room, rx: room.rx * 0.5, ry: room.ry * 0.5 };
  const size = Math.min(groupOf(main).size, room.ry * 0.94);
  const birds = (LITTLE_BIRD.test(main.ingredient) ? THREE : ONE)
    .map(({ right, down, share, turn }) => {
      const at = { x: room.x + right * size, y: room.y + down * size };
      return drawPiece(d, main, at, size * share, lean * 0.7 + turn, 0.9);
    })
    .join('');
  return { surface: bed + around(d, room, others) + birds, areas: [heart], garnished: heart, pieces: [] };
};

/** A baked potato, split, with its sauces in the split. */
const filledPotato = ({ d, room, bed, main, others, sides, lean }: Plate): Filling => {
  const potato = drawGroup(d, main, grown(room, 0.8), lean, true);
  const filled = { x: room.x + 4, y: room.y + 6, rx: room.rx * 0.5, ry: room.ry * 0.36 };
  const sauced = sides.filter(isSauced).map((item) => drawGroup(d, item, filled, lean, false));
  return {
    surface: bed + potato + sauced.join(''),
    areas: [filled],
    garnished: grown(filled, 0.95),
    pieces: others.filter((item) => !isSauced(item)),
    cover: 0.62,
  };
};

/** A pudding that was turned out, with its garnish on the cap. */
const turnedOut = ({ d, room, bed, main, top }: Plate): Filling => {
  const { x, y, ry } = grown(room, 0.94);
  const size = Math.min(groupOf(main).size, ry);
  const cap = { x, y: y - size * 0.5, rx: size * 0.72, ry: size * 0.4 };
  const pudding = drawPiece(d, main, { x, y }, size, 0, 0.62);
  return { surface: bed + pudding, areas: [grown(room, 0.8)], garnished: cap, pieces: top };
};

/** Two of the main piece, where nothing else takes the room. */
const pairOfMain = ({ d, room, bed, main, top, lean }: Plate): Filling => {
  const pair = pairOf(room);
  const drawn = pair.map((zone) => drawGroup(d, main, zone, lean + d.random.between(-14, 8), true));
  const tops = pair.map((zone) => grown(zone, 0.8));
  return { surface: bed + drawn.join(''), areas: tops, garnished: tops, pieces: top, crowd: 0.5 };
};

/** The main piece in front, each of the others in its own place behind it. */
const mainWithSides = ({ d, room, bed, main, sides, top, lean }: Plate): Filling => {
  const zones = zonesOf(room, sides.length, main);
  const behind = sides
    .map((item, i) => ({ item, zone: zones.sides[i] ?? zones.main }))
    .sort((a, b) => a.zone.y - b.zone.y)
    .map(({ item, zone }) => drawGroup(d, item, zone, lean - 20, false))
    .join('');
  return {
    surface: bed + behind + drawGroup(d, main, zones.main, lean, true),
    areas: [grown(zones.main, 0.8)],
    garnished: grown(zones.main, 0.8),
    pieces: top,
    crowd: 1 / Math.max(1, sizeOf(room)),
  };
};

/**
 * A composed plate: the first piece is the main one and lies in front; each of the others has its own place. Small
 * things that belong on top (layer 1 and up, except leaves, dollops and eggs) are strewn over the first. Colours: the first is
 * not used, the second is the gravy underneath.
 */
export const plated = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const [main, ...others] = pieces;
  const room = isDeep ? grown(ground, 0.97) : ground.corner === undefined ? grown(ground, 1.34) : grown(ground, 0.95);
  const [, gravy] = colours;
  const bed = gravy ? bedOf(d, needs, room, gravy) : '';
  if (!main) return { surface: bed, areas: [room], garnished: room, pieces: [] };
  const lean = d.random.between(-20, -8);
  const sides = others.filter((item) => !isOnTop(item));
  const plate: Plate = { d, room, bed, main, others, sides, top: others.filter(isOnTop), lean };
  if (main.kind === 'whole-bird') return roastBirds(plate);
  if (main.kind === 'jacket-potato') return filledPotato(plate);
  if (sides.length > 0) return mainWithSides(plate);
  if (main.kind === 'steamed-pudding') return turnedOut(plate);
  return isWide(room) && PAIRED.has(main.kind) ? pairOfMain(plate) : mainWithSides(plate);
};

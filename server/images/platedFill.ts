import { grown, pointIn, sizeOf, spreadIn, type Area } from './areas';
import { type Drawing } from './drawing';
import { type Filling, type FillNeeds } from './filling';
import { drawPiece } from './layPieces';
import { colourOr, darken } from './palette';
import { pieceKind } from './pieceKinds';
import { type PictureItem } from './pictureSpec';
import { blob, contact, path, type Point } from './svgShapes';
import { gloss, surfaceOf } from './wetFills';

/** How things of a kind lie together on a composed plate: one by itself, a row, a few, or a heap that fills its room. */
interface Group {
  how: 'one' | 'row' | 'few' | 'heap';
  count: number;
  /** Half length on a full plate. */
  size: number;
}

const GROUPS: Readonly<Record<string, Group>> = {
  steak: { how: 'one', count: 1, size: 150 },
  patty: { how: 'one', count: 1, size: 100 },
  'battered-fish': { how: 'one', count: 1, size: 180 },
  'fish-fillet': { how: 'one', count: 1, size: 130 },
  'whole-bird': { how: 'one', count: 1, size: 184 },
  'jacket-potato': { how: 'one', count: 1, size: 172 },
  mash: { how: 'one', count: 1, size: 138 },
  dip: { how: 'one', count: 1, size: 74 },
  dollop: { how: 'one', count: 1, size: 46 },
  'egg-fried': { how: 'one', count: 1, size: 88 },
  sausage: { how: 'row', count: 2, size: 96 },
  bacon: { how: 'row', count: 2, size: 86 },
  drumstick: { how: 'row', count: 2, size: 82 },
  spear: { how: 'row', count: 5, size: 80 },
  'bread-slice': { how: 'few', count: 2, size: 58 },
  'tomato-half': { how: 'few', count: 2, size: 44 },
  mushroom: { how: 'few', count: 4, size: 27 },
  wedge: { how: 'few', count: 2, size: 48 },
  leaf: { how: 'heap', count: 18, size: 32 },
  wheel: { how: 'few', count: 4, size: 34 },
  cube: { how: 'few', count: 1, size: 26 },
  'meat-ball': { how: 'heap', count: 10, size: 52 },
  'fried-potato': { how: 'heap', count: 30, size: 54 },
  churro: { how: 'heap', count: 9, size: 138 },
  bean: { how: 'heap', count: 46, size: 14 },
  pea: { how: 'heap', count: 70, size: 9 },
};
const SOME: Group = { how: 'heap', count: 12, size: 30 };

const groupOf = (item: PictureItem): Group =>
  (Object.hasOwn(GROUPS, item.kind) ? GROUPS[item.kind] : undefined) ?? SOME;
const isSauced = (item: PictureItem) => item.kind === 'bean';
const isGreat = (item: PictureItem) => groupOf(item).how === 'one' && groupOf(item).size >= 100;

/** Places of a heap: from its rim inwards, so that the last ones lie on top in the middle. */
const heaped = (d: Drawing, zone: Area, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const share = 1 - i / count;
    return pointIn(d.random, zone, 0.35 + 0.65 * share);
  }).sort((a, b) => Math.hypot(b.x - zone.x, b.y - zone.y) - Math.hypot(a.x - zone.x, a.y - zone.y));

/** Places in rounds, each smaller than the one below it: balls and leaves heaped so that none hides another. */
const piled = (d: Drawing, zone: Area, count: number): Point[] => {
  const low = spreadIn(d.random, zone, Math.ceil(count * 0.68), 0.86);
  return [...low.sort((a, b) => a.y - b.y), ...spreadIn(d.random, zone, Math.floor(count * 0.32), 0.4)];
};

const drawGroup = (d: Drawing, item: PictureItem, zone: Area, lean: number, isMain: boolean): string => {
  const { how, count, size: usual } = groupOf(item);
  const least = Math.min(zone.rx, zone.ry);
  const kind = pieceKind(item.kind, item.ingredient);
  const spin = () => d.random.between(-kind.spin, kind.spin);
  const size =
    how === 'one' || how === 'row' ? Math.min(usual, Math.max(zone.rx, least * 1.12)) : Math.min(usual, least * 0.94);
  if (how === 'one') return drawPiece(d, item, zone, size, isMain ? lean : spin() * 0.6, 0.62);
  if (how === 'row') {
    const many = isMain ? Math.max(count, 3) : count;
    const gap = Math.min((size * kind.shadow[1] * 2.3) / 100, (least * 1.7) / many);
    const radians = (lean * Math.PI) / 180;
    let row = '';
    for (let i = 0; i < many; i++) {
      const off = (i - (many - 1) / 2) * gap;
      const at = { x: zone.x - Math.sin(radians) * off + d.random.between(-5, 5), y: zone.y + Math.cos(radians) * off };
      row += drawPiece(d, item, at, size, lean + d.random.between(-5, 5), 0.6);
    }
    return row;
  }
  if (how === 'few') {
    const start = count === 2 ? d.random.between(-24, 24) : d.random.between(0, 360);
    return Array.from({ length: count }, (_, i) => {
      const angle = ((start + (i * 360) / count) * Math.PI) / 180;
      const reach = count === 1 ? 0 : Math.max(0.3, Math.min(0.62, 1.06 - size / least)) * least;
      const at = { x: zone.x + Math.cos(angle) * reach, y: zone.y + Math.sin(angle) * reach };
      return drawPiece(
        d,
        item,
        at,
        size * d.random.between(0.92, 1.06),
        spin() * 0.5 + (item.kind === 'leaf' ? (angle * 180) / Math.PI : 0),
      );
    }).join('');
  }
  const isStick = kind.shadow[1] < 30;
  const many = Math.max(3, Math.round(count * Math.min(1.5, (zone.rx * zone.ry) / (76 * 76)) ** (isStick ? 0.5 : 1)));
  const stickRoom = isStick
    ? grown(zone, Math.max(0.34, 1 - (size * 0.62) / least))
    : grown(zone, Math.max(0.4, 1 - size / least / 1.4));
  const pieces = (isStick ? heaped(d, stickRoom, many) : piled(d, stickRoom, many))
    .map((at) =>
      drawPiece(
        d,
        item,
        at,
        size * d.random.between(0.84, 1.08),
        isStick ? lean + d.random.between(-52, 46) : spin(),
        isStick ? 0.75 : 0.6,
      ),
    )
    .join('');
  if (!isSauced(item)) return pieces;
  const sauce = darken(colourOr(item.colour, kind.colour), 0.14);
  const pool = blob(d.random, zone.x, zone.y, zone.rx * 0.94, zone.ry * 0.9, { wobble: 0.07, points: 13 });
  return (
    contact(d, zone.x, zone.y, zone.rx * 0.9, zone.ry * 0.86, 0.5) +
    path(pool, `fill="${d.shade(sauce, { light: 0.26, dark: 0.3 })}"`) +
    pieces +
    gloss(grown(zone, 0.8), 0.14)
  );
};

/**
 * Sides stand round the back of a plate, or beside the first piece on a board or tray; with nothing great among many,
 * all stand in a ring, the first in the middle.
 */
const zonesOf = (room: Area, count: number, first: PictureItem): { main: Area; sides: Area[] } => {
  const at = (degrees: number, reach: number, size: number): Area => {
    const radians = (degrees * Math.PI) / 180;
    return {
      x: room.x + Math.cos(radians) * room.rx * reach,
      y: room.y + Math.sin(radians) * room.ry * reach,
      rx: Math.min(room.rx, room.ry * 1.3) * size,
      ry: room.ry * size,
    };
  };
  const inColumn = (i: number): Area => ({
    ...at(0, i === 2 && count > 2 ? 0.1 : 0.56, count > 1 ? 0.42 : 0.56),
    y: room.y + room.ry * (count === 1 ? 0 : i % 2 ? 0.48 : -0.46),
  });
  if (room.rx > room.ry * 1.2) {
    return { main: at(180, 0.29, 0.84), sides: Array.from({ length: count }, (_, i) => inColumn(i)) };
  }
  if (count === 0) return { main: at(0, 0, 0.8), sides: [] };
  if (count >= 4 && !isGreat(first)) {
    const sides = Array.from({ length: count }, (_, i) => at(-100 + (i * 360) / count, 0.64, count > 4 ? 0.36 : 0.4));
    return { main: at(0, 0, 0.38), sides };
  }
  if (count === 1) return { main: at(82, 0.3, 0.6), sides: [at(-96, 0.26, 0.62)] };
  const arc =
    [
      [-148, -40],
      [-160, -92, -22],
      [-176, -118, -62, -4],
    ][Math.min(count, 4) - 2] ?? [];
  const size = [0.5, 0.42, 0.34][Math.min(count, 4) - 2] ?? 0.3;
  const sides = Array.from({ length: count }, (_, i) => at(arc[i % arc.length] ?? -90, i < 4 ? 0.56 : 0.2, size));
  return { main: at(82, 0.38, 0.64), sides };
};

/** What lies round a roast: the sides by turns, all along the dish's walls. */
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

/**
 * A composed plate: the first piece is what the dish is about and lies in front, each of the others has its own place.
 * Small things that belong on top (layer 1 and up, except leaves and dollops) are strewn over the first. Colours: its own, and the
 * gravy under it.
 */
export const plated = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [main, ...others] = pieces;
  const isOnTop = (item: PictureItem) =>
    (pieceKind(item.kind, item.ingredient).layer ?? 0) > 0 && !['leaf', 'dollop'].includes(item.kind);
  const room = isDeep ? grown(ground, 0.97) : ground.corner === undefined ? grown(ground, 1.26) : grown(ground, 0.9);
  const [, gravy] = colours;
  const pool: Area = isDeep
    ? ground
    : { x: room.x, y: room.y + room.ry * 0.12, rx: room.ry * 0.84, ry: room.ry * 0.74 };
  const bed = gravy ? surfaceOf(d, pool, isDeep, gravy, 14).drawn + gloss(pool, 0.2) : '';
  if (!main) return { surface: bed, areas: [room], garnished: room, pieces: [] };
  const lean = d.random.between(-20, -8);
  const sides = others.filter((item) => !isOnTop(item));
  const top = others.filter(isOnTop);
  if (main.kind === 'whole-bird') {
    const heart = { ...room, rx: room.rx * 0.5, ry: room.ry * 0.5 };
    const size = Math.min(groupOf(main).size, room.ry * 0.94);
    const bird = drawPiece(d, main, { x: room.x - 12, y: room.y }, size, lean * 0.7, 0.9);
    return { surface: bed + around(d, room, others) + bird, areas: [heart], garnished: heart, pieces: [] };
  }
  if (main.kind === 'jacket-potato') {
    const potato = drawGroup(d, main, grown(room, 0.8), lean, true);
    const filled = { x: room.x + 4, y: room.y + 6, rx: room.rx * 0.5, ry: room.ry * 0.36 };
    return {
      surface:
        bed +
        potato +
        sides.map((item) => drawGroup(d, item, isSauced(item) ? filled : grown(filled, 0.5), lean, false)).join(''),
      areas: [filled],
      garnished: grown(filled, 0.95),
      pieces: top,
      crowd: 0.6,
    };
  }
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

import { type Area, grown, pointIn, spreadIn } from '../../canvas/areas';
import { type Drawing } from '../../canvas/drawing';
import { contact } from '../../canvas/light';
import { blob, type Point } from '../../canvas/outlines';
import { darken } from '../../canvas/palette';
import { path } from '../../canvas/svg';
import type { PictureItem } from '../../pictureSpec';
import { colourOf, drawPiece } from '../../pieces/drawPiece';
import { pieceKind } from '../../pieces/pieceKinds';
import { varied } from '../../pieces/variety';
import { type PieceKind } from '../../shapes/pieceKind';
import { gloss } from '../../textures/gloss';
import { carved, isCarved } from './carved';
import { groupOf, isSauced } from './groups';

/** What a group is drawn with: its zone, its way of lying and the half length of its pieces. */
interface GroupNeeds {
  d: Drawing;
  item: PictureItem;
  kind: PieceKind;
  zone: Area;
  count: number;
  size: number;
  /** Degrees. */
  lean: number;
}

/** Places of a heap, ordered from its rim inwards, so that the last ones lie on top in the middle. */
const heaped = (d: Drawing, zone: Area, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const share = 1 - i / count;
    return pointIn(d.random, zone, 0.35 + 0.65 * share);
  }).sort((a, b) => Math.hypot(b.x - zone.x, b.y - zone.y) - Math.hypot(a.x - zone.x, a.y - zone.y));

/** Places in two layers, the upper one smaller, so that balls and leaves do not hide each other. */
const piled = (d: Drawing, zone: Area, count: number): Point[] => {
  const low = spreadIn(d.random, zone, Math.ceil(count * 0.68), 1);
  return [...low.sort((a, b) => a.y - b.y), ...spreadIn(d.random, zone, Math.floor(count * 0.32), 0.46)];
};

const spinOf = (d: Drawing, kind: PieceKind) => d.random.between(-kind.spin, kind.spin);

/** The most by which pieces grow where their zone would be left bare. */
const WIDEST = 1.3;

/** From this half width on, in hundredths of the half length, two of a kind fill a row: three would hide each other. */
const BROAD = 45;

/** Half length at which this many pieces cover this share of their zone, never smaller than usual. */
const filling = ({ kind, zone, size, count }: GroupNeeds, share: number) => {
  const covered = (count * kind.shadow[0] * kind.shadow[1] * size * size) / 10_000;
  return size * Math.max(1, Math.min(WIDEST, Math.sqrt((share * zone.rx * zone.ry) / covered)));
};

const drawRow = (needs: GroupNeeds) => {
  const { d, item, kind, zone, count, lean } = needs;
  const size = Math.min(filling(needs, 0.7), Math.max(zone.rx, zone.ry) * 1.04);
  const gap = Math.min((size * kind.shadow[1] * 2.3) / 100, (Math.min(zone.rx, zone.ry) * 1.7) / count);
  const radians = (lean * Math.PI) / 180;
  let row = '';
  for (let i = 0; i < count; i++) {
    const off = (i - (count - 1) / 2) * gap;
    const at = { x: zone.x - Math.sin(radians) * off + d.random.between(-5, 5), y: zone.y + Math.cos(radians) * off };
    const piece = varied(d, item, kind, size);
    row += drawPiece(d, piece.item, at, piece.size, lean + d.random.between(-9, 9), 0.6, piece.aspect);
  }
  return row;
};

const drawFew = (needs: GroupNeeds) => {
  const { d, item, kind, zone, count } = needs;
  const size = filling(needs, 0.62);
  const least = Math.min(zone.rx, zone.ry);
  const start = count === 2 ? d.random.between(-24, 24) : d.random.between(0, 360);
  const reach = count === 1 ? 0 : Math.max(0.3, Math.min(0.62, 1.06 - size / least)) * least;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((start + (i * 360) / count) * Math.PI) / 180;
    const at = { x: zone.x + Math.cos(angle) * reach, y: zone.y + Math.sin(angle) * reach };
    const piece = varied(d, item, kind, size);
    return drawPiece(d, piece.item, at, piece.size, spinOf(d, kind) * 0.5, 0.6, piece.aspect);
  }).join('');
};

const drawHeap = ({ d, item, kind, zone, count, size, lean }: GroupNeeds) => {
  const least = Math.min(zone.rx, zone.ry);
  const isStick = kind.shadow[1] < 30;
  const usual = count * Math.min(1.5, (zone.rx * zone.ry) / (76 * 76)) ** (isStick ? 0.5 : 1);
  const covering = (zone.rx * zone.ry * 10_000) / (kind.shadow[0] * kind.shadow[1] * size * size);
  const many =
    item.count ?? Math.max(3, Math.round(Math.max(usual, Math.min(isStick ? 0 : covering * 0.9, usual * 2, 60))));
  const room = isStick
    ? grown(zone, Math.max(0.34, 1 - (size * 0.62) / least))
    : grown(zone, Math.max(0.4, 1 - size / least / 1.4));
  return (isStick ? heaped(d, room, many) : piled(d, room, many))
    .map((at) => {
      const piece = varied(d, item, kind, size);
      return isStick
        ? drawPiece(d, piece.item, at, piece.size * 0.93, lean + d.random.between(-52, 46), 0.75, piece.aspect)
        : drawPiece(d, piece.item, at, piece.size, spinOf(d, kind), 0.6, piece.aspect);
    })
    .join('');
};

/** A pool of sauce under the pieces and a gloss over them. */
const inSauce = (d: Drawing, item: PictureItem, zone: Area, pieces: string) => {
  const sauce = darken(colourOf(item), 0.14);
  const pool = blob(d.random, zone.x, zone.y, zone.rx * 0.94, zone.ry * 0.9, { wobble: 0.07, points: 13 });
  return (
    contact(d, zone.x, zone.y, zone.rx * 0.9, zone.ry * 0.86, 0.5) +
    path(pool, `fill="${d.shade(sauce, { light: 0.26, dark: 0.3 })}"`) +
    pieces +
    gloss(grown(zone, 0.8), 0.14)
  );
};

/** Draws one piece or group of a composed plate into its zone; `lean` is in degrees. */
export const drawGroup = (d: Drawing, item: PictureItem, zone: Area, lean: number, isMain: boolean): string => {
  const group = groupOf(item);
  const count = item.count ?? group.count;
  const how = item.count !== undefined && item.count > 1 && group.how === 'one' ? 'few' : group.how;
  const usual = group.size * (item.size ?? 1);
  const kind = pieceKind(item.kind, item.ingredient);
  const least = Math.min(zone.rx, zone.ry);
  const widest = how === 'one' || how === 'row' ? Math.max(zone.rx, least * 1.12) : least * 0.94;
  const needs: GroupNeeds = { d, item, kind, zone, count, size: Math.min(usual, widest), lean };
  switch (how) {
    case 'one':
      if (isMain && isCarved(item)) return carved(d, item, zone, needs.size * 0.92, lean);
      return drawPiece(d, item, zone, needs.size, isMain && kind.spin > 0 ? lean : spinOf(d, kind) * 0.6, 0.62);
    case 'row':
      return drawRow(
        isMain && item.count === undefined && kind.shadow[1] < BROAD ? { ...needs, count: Math.max(count, 3) } : needs,
      );
    case 'few':
      return drawFew(needs);
    case 'heap': {
      const pieces = drawHeap(needs);
      return isSauced(item) ? inSauce(d, item, zone, pieces) : pieces;
    }
  }
};

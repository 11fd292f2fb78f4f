import { type Area, sizeOf } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import type { PictureItem } from '../pictureSpec';
import { FRONT, showsFront, standApart } from './apart';
import { cooked } from './cooked';
import { COUNTED, fullness, type Measured, measured } from './counts';
import { drawPiece } from './drawPiece';
import { fromAbove, seenAt } from '../canvas/tilt';
import { awayFrom, heartOf } from './inHeap';
import { drownedUnder, type Lying } from './inSauce';
import { type Food, GREAT, type Laying } from './laying';
import { overPiece } from './overPiece';
import { aroundRim, places, roomOf } from './places';
import { inFront, leanOf, nearSize, standing } from './standing';
import { type Drawn, inSight, isUnseen } from './unseen';
import { varied } from './variety';

/** By how much the usual numbers of small pieces grow at most beside great ones, which they would hide. */
const FULLEST_BESIDE = 1.1;

/** By how much what the dish is of lies higher in its heap. */
const RAISED = 22;

/** Depth of what lies under the surface of a broth. */
const UNDER = -1000;

/** What is spooned on at the end lies over everything that is strewn. */
const ON_TOP = new Set(['dollop', 'egg-fried', 'poached-egg', 'egg-half']);

/** Depth of what was pushed under a great piece. */
const BELOW = -500;

/** What is laid on a great piece to be seen there. */
const TOPPING = new Set(['dollop', 'egg-fried', 'poached-egg', 'egg-half', 'leaf', 'wedge', 'steak', 'cheese-toast']);

/** Loose or hollow things, through which one sees what lies below. */
const SEEN_THROUGH = new Set(['shred', 'arc', 'ring', 'dough-ring', 'squid-ring', 'crumble', 'leaf', 'strip', 'prawn']);

/** The shade at the foot of a heap, away from the light. */
const risen = (d: Drawing, { rx, ry }: Area, { x, y }: Point, focus: number, tone?: string) =>
  contact(d, x + rx * 0.06, y + ry * 0.08, rx * 0.66, ry * 0.64, 0.4 * focus, 0, tone);

/** One of the areas, as its pieces are laid one kind after the other. */
interface Laid {
  area: Area;
  heart: Point;
  taken: Point[];
  drawings: Drawn[];
}

/** Lays one kind: `size` is its usual half length here, `isMain` whether it is what the heap is made of. */
const layKind = (
  d: Drawing,
  { area, heart, taken, drawings }: Laid,
  { item, kind, isFirst, most = Infinity }: Food,
  { size, count: usual, isMain }: Measured,
  how: Laying,
  heaped = 0,
) => {
  const { sauce, focus = 0, drowned = 0, isTilted = false, shade } = how;
  const great = drawings.flatMap(({ lying, isGreat }) => (lying && isGreat ? [lying] : []));
  const count = item.count ?? Math.min(usual, most);
  const isSmall = kind.size < COUNTED;
  const under = isSmall && !kind.layer ? Math.round(count * drowned) : 0;
  const room = roomOf(item.lies, area);
  const chosen =
    item.lies === 'rim'
      ? aroundRim(d.random, room, size, count + under, kind.spin)
      : places(d, item.kind, kind, size, count + under, room, { taken, heart, focus, isFanned: isTilted });
  const spots =
    isTilted && focus > 0 && isSmall && showsFront(item) ? standApart(chosen, room, size * FRONT, taken) : chosen;
  for (const [i, at] of spots.entries()) {
    const away = awayFrom(heart, area, at);
    const variant = varied(d, item, kind, size, focus === 0 ? 'even' : away < 0.45 ? 'high' : 'low');
    // What slid off the heap is small.
    const length =
      variant.size * (focus > 0 && away > 0.78 && isSmall ? 0.84 : 1) * (isTilted ? nearSize(area, at) : 1);
    const seen = isTilted ? standing(area, heart, at, heaped) : at;
    const lean = isTilted ? leanOf(item) : 1;
    const [rx, ry] = kind.shadow;
    const lying: Lying = { ...seen, turn: at.turn, rx: (rx * length) / 100, ry: (ry * lean * length) / 100 };
    const piece = (shadow: number) =>
      drawPiece(d, variant.item, seen, length, at.turn, shadow, variant.aspect, lean, shade);
    if (size > 14) taken.push(at);
    if (sauce && !kind.layer && isSmall && i >= count) {
      drawings.push({ depth: UNDER, drawing: piece(0) + drownedUnder(d, lying, sauce) });
      continue;
    }
    // In a heap kinds lie mixed, its middle on top; elsewhere the smaller lie on the larger.
    const isMixed = isMain || (focus > 0 && !kind.layer && isSmall);
    const height = isTilted
      ? (isMixed || !kind.layer ? at.y : 300) + d.random.between(-12, 12) + (isFirst ? RAISED : 0)
      : isMixed
        ? d.random.between(0, 46) + (isFirst ? RAISED : 0) - kind.size * 0.4 - away * focus * 60
        : -kind.size;
    // Most of what would lie on a leg or a chop lies under it: that is what the dish is of.
    const isOnTop = ON_TOP.has(item.kind) || item.lies === 'top';
    const isBelow =
      item.lies === 'under' ||
      (!isOnTop && !TOPPING.has(item.kind) && isUnseen({ ...lying, rx: 1, ry: 1 }, great) && d.random.chance(0.75));
    const outwards = { x: at.x - heart.x + 3, y: (at.y - heart.y) * lean + 6 };
    drawings.push({
      depth: isBelow ? BELOW : (isOnTop ? 2 : (kind.layer ?? 0)) * 1000 + height,
      lying,
      isGreat: kind.size >= GREAT,
      isSolid: !kind.isOpen && !SEEN_THROUGH.has(item.kind),
      drawing: piece(0.55 + focus * 0.5 * (1 - away * 0.5)) + overPiece(d, item, lying, how, { away, outwards, kind }),
    });
  }
};

/** Lays the pieces on the areas, in the usual numbers: large ones first, heaped about a heart or evenly apart. */
export const layPieces = (d: Drawing, pieces: readonly PictureItem[], areas: readonly Area[], how: Laying): string => {
  const { crowd = 1, sauce, sunk = 0, cover = 0, focus = 0 } = how;
  const kinds = pieces
    .map((item, i) => cooked(item, sauce, sunk, i === 0))
    .sort((a, b) => (a.kind.layer ?? 0) - (b.kind.layer ?? 0) || b.kind.size - a.kind.size);
  const hasGreat = kinds.some(({ kind }) => kind.size >= GREAT && !kind.layer);
  const mainKinds = kinds.filter(({ kind }) => !kind.layer).length || 1;
  return areas
    .map((seen) => {
      const area = how.isTilted ? inFront(fromAbove(seen)) : seen;
      const laid: Laid = { area, heart: heartOf(d.random, area, how.isTilted), taken: [], drawings: [] };
      const counts = kinds.map(({ kind }) => kind.count * crowd * Math.min(1, sizeOf(area)));
      const full = Math.min(fullness(kinds, cover, sizeOf(area), counts), hasGreat ? FULLEST_BESIDE : Infinity);
      for (const food of kinds) {
        const lies = hasGreat && food.kind.size < GREAT ? { ...how, focus: 0 } : how;
        layKind(d, laid, food, measured(food.kind, area, how, { mainKinds, full }), lies, focus);
      }
      const foot =
        focus > 0 && kinds.some(({ kind }) => !kind.layer)
          ? risen(d, seen, how.isTilted ? seenAt(area, laid.heart, 14) : laid.heart, focus, how.shade)
          : '';
      return (
        foot +
        inSight(laid.drawings)
          .map(({ drawing }) => drawing)
          .join('')
      );
    })
    .join('');
};

import { type Area, sizeOf } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { mix } from '../canvas/palette';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import { COUNTED, fullness, type Measured, measured } from './counts';
import { colourOf, drawPiece } from './drawPiece';
import { awayFrom, heartOf } from './inHeap';
import { coatOver, drownedUnder, ladledOver, lapOver, type Lying } from './inSauce';
import { pieceKind } from './pieceKinds';
import { places } from './places';
import { isToSqueeze } from './toSqueeze';
import { isUnseen } from './unseen';
import { varied } from './variety';

/** How pieces are laid; see `Filling` for each. */
interface Laying {
  crowd?: number;
  scale?: number;
  isHeap?: boolean;
  sauce?: string;
  sunk?: number;
  lap?: number;
  cover?: number;
  focus?: number;
  coat?: number;
  drowned?: number;
  settle?: (at: Lying) => string;
}

/** Long things that are cut short in a sauce, as bacon, beans and chillies are. */
const CUT_SHORT: Readonly<Record<string, number>> = { bacon: 0.4, spear: 0.46 };

/** Half length from which a piece stands out of its sauce: a breast, a chop, a fillet. */
const GREAT = 80;

/** The kind of an item as it lies here: shorter in a sauce, above the heap where it is to be squeezed. */
const kindOf = (item: PictureItem, inSauce: boolean): PieceKind => {
  const kind = pieceKind(item.kind, item.ingredient);
  if (isToSqueeze(item)) return { ...kind, layer: 1, count: 3 };
  const share = inSauce && Object.hasOwn(CUT_SHORT, item.kind) ? CUT_SHORT[item.kind]! : 1;
  return share === 1 ? kind : { ...kind, size: kind.size * share, count: Math.round(kind.count * 2.2), spin: 180 };
};

/** From this depth on food was cooked in its sauce; less deep it was only laid on it. */
const STAINING = 0.28;

/** How far food takes the colour of the sauce that it was cooked in. */
const STAINED = 0.16;

/** Food that keeps its own colour in a sauce. */
const CLEAN = new Set(['egg-fried', 'whole-bird', 'egg-half', 'poached-egg', 'dollop', 'mash', 'leaf']);

/** The item in the colour that it has after cooking in the sauce. */
const cookedIn = (item: PictureItem, sauce: string | undefined, sunk: number): PictureItem =>
  sauce === undefined || sunk < STAINING || CLEAN.has(item.kind) || pieceKind(item.kind, item.ingredient).layer
    ? item
    : { ...item, colour: mix(colourOf(item), sauce, STAINED) };

/** By how much the usual numbers of small pieces grow at most beside great ones, which they would hide. */
const FULLEST_BESIDE = 1.1;

/** Depth of what lies under the surface of a broth. */
const UNDER = -1000;

/** Sauce that was spooned over the heap lies under what was strewn on it. */
const LADLED = 500;

/** An item in the colour and size that it has here. */
interface Food {
  item: PictureItem;
  kind: PieceKind;
}

/** From this half width on grains lie over a piece's foot: a pea would vanish under them. */
const BURIED = 15;

/** From this distance from its heart on a piece belongs to the foot of the heap. */
const FOOT = 0.42;

/** Food that sauce clings to; what is known by its outline, such as a prawn, stays clean. */
const COATED = new Set([
  'chunk',
  'cube',
  'drumstick',
  'meat-ball',
  'ball',
  'fish-fillet',
  'strip',
  'chicken-breast',
  'chop',
]);

/** What is spooned on at the end lies over everything that is strewn. */
const ON_TOP = new Set(['dollop', 'egg-fried', 'poached-egg', 'egg-half']);

/** Loose or hollow things, through which one sees what lies below. */
const SEEN_THROUGH = new Set(['shred', 'arc', 'ring', 'dough-ring', 'squid-ring', 'crumble', 'leaf', 'strip', 'prawn']);

/** What the sauce, or the grains that a piece lies in, draw over it. */
const over = (
  d: Drawing,
  item: PictureItem,
  at: Lying,
  { sauce, sunk = 0, lap = sunk, coat = 0, settle }: Laying,
  { away, outwards, kind }: { away: number; outwards: Point; kind: PieceKind },
): string => {
  if (kind.layer || item.kind === 'egg-fried') return '';
  const settled = settle && at.rx >= BURIED ? settle(at) : '';
  if (!sauce || sunk === 0) return settled;
  const isGreat = kind.size >= GREAT;
  // Only what lies at the foot of the heap stands in the sauce.
  const depth = (isGreat ? 0.5 : 1) * lap * Math.max(0, away - FOOT) * 2 * d.random.between(0.6, 1.4);
  const coated = COATED.has(item.kind) && d.random.chance((isGreat ? 0.5 : 1) * coat * (1.15 - away * 0.5));
  return (
    settled + (coated ? coatOver(d, at, sauce) : '') + (depth > 0.06 ? lapOver(d, at, outwards, sauce, depth) : '')
  );
};

/** The shade at the foot of a heap, away from the light. */
const risen = (d: Drawing, { rx, ry }: Area, { x, y }: Point, focus: number) =>
  contact(d, x + rx * 0.06, y + ry * 0.08, rx * 0.66, ry * 0.64, 0.4 * focus);

/** A drawn piece; what is solid hides what lies under it. */
interface Drawn {
  depth: number;
  drawing: string;
  lying?: Lying;
  isSolid?: boolean;
}

/** From the lowest to the highest, without those that are wholly hidden. */
const inSight = (drawings: readonly Drawn[]): Drawn[] => {
  const sorted = [...drawings].sort((a, b) => a.depth - b.depth);
  const solid = sorted.map(({ lying, isSolid }) => (isSolid ? lying : undefined));
  return sorted.filter(
    ({ lying }, i) =>
      !lying ||
      !isUnseen(
        lying,
        solid.slice(i + 1).filter((other) => other !== undefined),
      ),
  );
};

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
  { item, kind }: Food,
  { size, count, isMain }: Measured,
  how: Laying,
) => {
  const { sauce, focus = 0, drowned = 0 } = how;
  const isSmall = kind.size < COUNTED;
  const under = isSmall && !kind.layer ? Math.round(count * drowned) : 0;
  const spots = places(d, item.kind, kind, size, count + under, area, { taken, heart, focus });
  for (const [i, at] of spots.entries()) {
    const away = awayFrom(heart, area, at);
    const variant = varied(d, item, kind, size, focus === 0 ? 'even' : away < 0.45 ? 'high' : 'low');
    // What slid off the heap is small.
    const length = variant.size * (focus > 0 && away > 0.78 && isSmall ? 0.84 : 1);
    const lying: Lying = { ...at, rx: (kind.shadow[0] * length) / 100, ry: (kind.shadow[1] * length) / 100 };
    const piece = (shadow: number) => drawPiece(d, variant.item, at, length, at.turn, shadow, variant.aspect);
    if (size > 14) taken.push(at);
    if (sauce && !kind.layer && isSmall && i >= count) {
      drawings.push({ depth: UNDER, drawing: piece(0) + drownedUnder(d, lying, sauce) });
      continue;
    }
    // In a heap kinds lie mixed, its middle on top; elsewhere the smaller lie on the larger.
    const isMixed = isMain || (focus > 0 && !kind.layer && isSmall);
    const height = isMixed ? d.random.between(0, 46) - kind.size * 0.4 - away * focus * 60 : -kind.size;
    const outwards = { x: at.x - heart.x + 3, y: at.y - heart.y + 6 };
    drawings.push({
      depth: (ON_TOP.has(item.kind) ? 2 : (kind.layer ?? 0)) * 1000 + height,
      lying,
      isSolid: !kind.isOpen && !SEEN_THROUGH.has(item.kind),
      drawing: piece(0.55 + focus * 0.25 * (1 - away)) + over(d, item, lying, how, { away, outwards, kind }),
    });
  }
};

/** Lays the pieces on the areas, in the usual numbers: large ones first, heaped about a heart or evenly apart. */
export const layPieces = (d: Drawing, pieces: readonly PictureItem[], areas: readonly Area[], how: Laying): string => {
  const { crowd = 1, sauce, sunk = 0, cover = 0, focus = 0, coat = 0 } = how;
  const kinds = pieces
    .map((item): Food => ({ item: cookedIn(item, sauce, sunk), kind: kindOf(item, sauce !== undefined) }))
    .sort((a, b) => (a.kind.layer ?? 0) - (b.kind.layer ?? 0) || b.kind.size - a.kind.size);
  const hasGreat = kinds.some(({ kind }) => kind.size >= GREAT && !kind.layer);
  const mainKinds = kinds.filter(({ kind }) => !kind.layer).length || 1;
  return areas
    .map((area) => {
      const laid: Laid = { area, heart: heartOf(d.random, area), taken: [], drawings: [] };
      const counts = kinds.map(({ kind }) => kind.count * crowd * Math.min(1, sizeOf(area)));
      const full = Math.min(fullness(kinds, cover, sizeOf(area), counts), hasGreat ? FULLEST_BESIDE : Infinity);
      for (const food of kinds) {
        const lies = hasGreat && food.kind.size < GREAT ? { ...how, focus: 0 } : how;
        layKind(d, laid, food, measured(food.kind, area, how, { mainKinds, full }), lies);
      }
      if (sauce && coat > 0 && kinds.some(({ kind }) => !kind.layer && kind.size < GREAT))
        laid.drawings.push({ depth: LADLED, drawing: ladledOver(d, area, laid.heart, sauce, coat) });
      const foot = focus > 0 && kinds.some(({ kind }) => !kind.layer) ? risen(d, area, laid.heart, focus) : '';
      return (
        foot +
        inSight(laid.drawings)
          .map(({ drawing }) => drawing)
          .join('')
      );
    })
    .join('');
};

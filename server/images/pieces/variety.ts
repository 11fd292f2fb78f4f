import type { Drawing } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import { colourOf } from './drawPiece';

/** How far the sizes of one kind differ, as a share of the usual size: a knife cuts less evenly than food grows. */
const CUT = 0.34;
const GROWN = 0.15;
const COUNTED = 0.1;

const BY_KNIFE = new Set([
  ...[
    'chunk',
    'cube',
    'crumble',
    'strip',
    'shred',
    'slice',
    'arc',
    'wedge',
    'floret',
    'mushroom',
    'leaf',
    'nut',
    'curd',
  ],
  ...['chip', 'thin-slice', 'fried-potato', 'spear', 'bacon', 'ham', 'torn-pancake', 'fritter', 'fried-chicken'],
]);

/** Half length from which pieces are counted: two chops are of one size. */
const GREAT = 60;

/** Lighter and darker by these shares: few, so that equal gradients are defined once. */
const TONES = {
  even: [-0.2, -0.1, 0, 0, 0.08, 0.15],
  /** In the light on top of a heap, and down at its foot. */
  high: [-0.1, 0, 0, 0.08, 0.15, 0.15],
  low: [-0.24, -0.2, -0.1, -0.1, 0, 0.08],
} as const;

/** Things whose colour is what they are known by: an egg, cream. */
const OF_ONE_TONE = new Set(['egg-fried', 'egg-half', 'poached-egg', 'dollop', 'mash', 'dip', 'ice']);

/** One piece among others of its kind. */
export interface Variant {
  item: PictureItem;
  /** Half its length. */
  size: number;
  /** Longer (above 1) or rounder than its kind. */
  aspect: number;
}

/** A piece of the kind that differs from its neighbours in size, proportions and tone. */
export const varied = (
  d: Drawing,
  item: PictureItem,
  kind: PieceKind,
  size: number,
  lies: keyof typeof TONES = 'even',
): Variant => {
  const isCut = BY_KNIFE.has(item.kind) && kind.size < GREAT;
  const share = isCut ? CUT : kind.size >= GREAT ? COUNTED : GROWN;
  const tone = OF_ONE_TONE.has(item.kind) ? 0 : d.random.pick(TONES[lies]);
  const colour = colourOf(item);
  return {
    item: tone === 0 ? item : { ...item, colour: tone < 0 ? darken(colour, -tone) : lighten(colour, tone) },
    size: size * d.random.between(1 - share, 1 + share),
    aspect: 1 + (isCut ? 0.16 : 0.05) * d.random.between(-1, 1),
  };
};

import type { Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import { coated, isCoated } from './coated';
import { clingTo } from './clingTo';
import { lapOver, type Lying } from './inSauce';
import { GREAT, type Laying } from './laying';
import { isNapped, napped } from './napped';

/** From this half width on grains lie over a piece's foot: a pea would vanish under them. */
const BURIED = 15;

/** From this depth on a sauce is thick enough to cling to what was cooked in it. */
const CLINGING = 0.28;

/** From this distance from its heart on a piece belongs to the foot of the heap. */
const FOOT = 0.42;

/** Seen from the side less of the sauce stands over a piece: one sees its side, not its foot. */
const TILTED_LAP = 0.6;

/** Food that is tossed in its sauce rather than cooked in it. */
const TOSSED = /^(pasta-|raviolo)/;

/** What the sauce, or the grains that a piece lies in, draw over it. */
export const overPiece = (
  d: Drawing,
  item: PictureItem,
  at: Lying,
  { sauce, sunk = 0, lap = sunk, drowned = 0, coat = 0, settle, isTilted = false }: Laying,
  { away, outwards, kind }: { away: number; outwards: Point; kind: PieceKind },
): string => {
  if (kind.layer || item.kind === 'egg-fried') return '';
  const settled = settle && at.rx >= BURIED ? settle(at) : '';
  if (!sauce || sunk === 0) return settled;
  const isGreat = kind.size >= GREAT;
  // Only what lies at the foot of the heap stands in the sauce.
  const depth =
    (isGreat ? 0.5 : 1) * (isTilted ? TILTED_LAP : 1) * lap * Math.max(0, away - FOOT) * 2 * d.random.between(0.6, 1.4);
  // Seen from the side, what stands at the far wall shows its dry front.
  const isBehind = isTilted && (outwards.y < at.ry * 0.6 || item.kind === 'egg-half');
  // A broth is too thin to cling.
  const isTossed = TOSSED.test(item.kind) && d.random.chance(coat);
  const clinging = isTossed ? clingTo(d, at, sauce) : '';
  const spooned = drowned === 0 && isGreat && sunk >= CLINGING && isNapped(item) ? napped(d, at, sauce) : '';
  const film = drowned === 0 && !isGreat && sunk >= CLINGING && isCoated(item) ? coated(d, at, sauce) : '';
  return (
    spooned + film + clinging + settled + (depth > 0.06 && !isBehind ? lapOver(d, at, outwards, sauce, depth) : '')
  );
};

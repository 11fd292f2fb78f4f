import { brightness, channels, darken, lighten, mix } from '../canvas/palette';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import { isCoated } from './coated';
import { COUNTED } from './counts';
import { colourOf } from './drawPiece';
import type { Food } from './laying';
import { pieceKind } from './pieceKinds';
import { isToSqueeze } from './toSqueeze';

/** Long things that are cut short in a sauce, as bacon and beans are. */
const CUT_SHORT: Readonly<Record<string, number>> = { bacon: 0.4, spear: 0.46 };

/** Eggs that finish a dish, and are not what it is made of, leave it in sight. */
const FEW: Readonly<Record<string, number>> = { 'egg-fried': 1, 'egg-half': 3, 'poached-egg': 1 };

/** The kind of an item as it lies here: shorter in a sauce, above the heap where it is to be squeezed. */
const kindOf = (item: PictureItem, inSauce: boolean): PieceKind => {
  const usual = pieceKind(item.kind, item.ingredient);
  const kind = item.size === undefined ? usual : { ...usual, size: usual.size * item.size };
  if (isToSqueeze(item)) return { ...kind, layer: 1, count: 3 };
  const isCut = inSauce && kind.size >= COUNTED && Object.hasOwn(CUT_SHORT, item.kind);
  const share = isCut ? CUT_SHORT[item.kind]! : 1;
  return share === 1 ? kind : { ...kind, size: kind.size * share, count: Math.round(kind.count * 2.2), spin: 180 };
};

/** From this depth on food was cooked in its sauce; less deep it was only laid on it. */
const STAINING = 0.28;

/** How far food takes the colour of the sauce that it was cooked in. */
const STAINED = 0.16;

/** The same of meat that a sauce clings to. */
const COATED = 0.34;

/** Tofu and paneer are white inside and out, whatever they were cooked in. */
const WHITE = 0.07;

/** The least difference in brightness, from 0 to 1, by which a piece stands out from its sauce. */
const APART = 0.13;

/** From this distance of their red, green and blue on two colours differ in hue, as a pea does from its curry. */
const OTHER_HUE = 110;

const distance = (one: string, other: string) => {
  const others = channels(other);
  return Math.hypot(...channels(one).map((value, i) => value - others[i]!));
};

/** The colour lighter, or darker where it is bright, until it can be told from the sauce. */
export const apartFrom = (sauce: string, colour: string): string => {
  const gap = brightness(colour) - brightness(sauce);
  if (Math.abs(gap) >= APART || distance(sauce, colour) > OTHER_HUE) return colour;
  const lack = APART - Math.abs(gap);
  return gap >= 0 && brightness(colour) < 0.72 ? lighten(colour, lack * 1.7) : darken(colour, lack * 1.3);
};

/** Food that keeps its own colour in a sauce. */
const CLEAN = new Set(['egg-fried', 'prawn', 'whole-bird', 'egg-half', 'poached-egg', 'dollop', 'mash', 'leaf']);

const stainOf = (item: PictureItem) => {
  if (/tofu|paneer/i.test(item.ingredient) && brightness(colourOf(item)) > 0.8) return WHITE;
  return isCoated(item) ? COATED : STAINED;
};

/** The item in the colour that it has after cooking in the sauce. */
const cookedIn = (item: PictureItem, sauce: string | undefined, sunk: number): PictureItem =>
  sauce === undefined || sunk < STAINING || CLEAN.has(item.kind) || pieceKind(item.kind, item.ingredient).layer
    ? item
    : { ...item, colour: apartFrom(sauce, mix(colourOf(item), sauce, stainOf(item))) };

/** The item as it lies in this sauce, or without one: its colour, and its size and number. `isFirst`: it is the dish. */
export const cooked = (item: PictureItem, sauce: string | undefined, sunk: number, isFirst = true): Food => ({
  item: cookedIn(item, sauce, sunk),
  kind: kindOf(item, sauce !== undefined),
  isFirst,
  ...(isFirst || FEW[item.kind] === undefined ? {} : { most: FEW[item.kind] }),
});

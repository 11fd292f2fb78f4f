import { type Area, grown, isRound, outline } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { darken } from '../canvas/palette';
import type { PictureItem } from '../pictureSpec';
import { gloss } from '../textures/gloss';
import { surfaceOf } from '../textures/liquid';
import type { Filling, FillNeeds } from './filling';

/** What is tossed in its sauce, so that none of it stands in the dish. */
const TOSSED = /^(pasta-|raviolo|gnocco)/;

const isTossed = (pieces: readonly PictureItem[]) => pieces.some(({ kind }) => TOSSED.test(kind));

/** What the pieces lie in: a liquid, or the sauce in the shade between what was tossed in it. */
const bedOf = (d: Drawing, pool: Area, colour: string, isDeep: boolean, isDry: boolean) =>
  isDry
    ? outline(pool, `fill="${d.shade(darken(colour, 0.16), { light: 0.16, dark: 0.3 })}"`)
    : surfaceOf(d, pool, isDeep, isDeep ? darken(colour, 0.14) : colour, 14).drawn + gloss(pool, 0.16);

/** The pieces are the dish; the colours, when given, are what they lie in. */
export const heapOfPieces = ({ d, isDeep, isTilted = false, ground, colours, pieces }: FillNeeds): Filling => {
  const [colour] = colours;
  const heap = isDeep ? ground : grown(ground, isRound(ground) ? 1.22 : 0.94);
  const isFull = isTossed(pieces);
  const isDry = isTilted && isFull;
  const pool = isDeep ? ground : grown(heap, 0.72);
  return {
    surface: colour ? bedOf(d, pool, colour, isDeep, isDry) : '',
    areas: [grown(heap, isDry ? 1.15 : 0.94)],
    garnished: grown(heap, 0.84),
    pieces,
    isHeap: true,
    focus: isDeep ? 0.08 : 0.14,
    ...(isFull ? { fills: 2 } : {}),
    ...(colour ? { sauce: darken(colour, 0.1), sunk: 0.2, coat: 0.7, ...(isDeep && !isDry ? {} : { lap: 0 }) } : {}),
  };
};

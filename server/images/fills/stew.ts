import { grown, pointsIn } from '../canvas/areas';
import { brightness, darken, mix } from '../canvas/palette';
import { pieceKind } from '../pieces/pieceKinds';
import { cookedDown } from '../textures/cookedDown';
import { gloss } from '../textures/gloss';
import { bubbles, surfaceOf, wetLights } from '../textures/liquid';
import { oilDrops } from '../textures/oilDrops';
import { thickSauce } from '../textures/thickSauce';
import { spoonful } from './spoonful';
import { swells } from '../textures/swells';
import type { Filling, FillNeeds } from './filling';
import { onRing, poolOf } from './rooms';

/** Half length from which a piece would be shown smaller in a spoon than in the dish: half an egg, a meatball. */
const TOO_LARGE = 36;

/** What one eats with a spoon: small pieces, and nothing that the spoon would hide. */
const isSpooned = (pieces: FillNeeds['pieces']) =>
  pieces.length > 0 &&
  pieces.every(({ kind, ingredient, size = 1 }) => pieceKind(kind, ingredient).size * size < TOO_LARGE);

/** A stew or sauce full of soft pieces. Colours: the sauce, its pieces. */
export const stew = (needs: FillNeeds): Filling => {
  const { d, isDeep, isTilted = false, colours, pieces } = needs;
  const [colour = '#a8401c', second] = colours;
  const pool = poolOf(needs, 0.98);
  const { shape, drawn } = isTilted ? thickSauce(d, pool, colour) : surfaceOf(d, pool, isDeep, colour, 26);
  const bits = cookedDown(d, pool, colour, Math.round((pieces.length > 1 ? 60 : 90) * (pool.rx / 210)), second);
  const sheen = oilDrops(
    d,
    [...pointsIn(d.random, pool, 8, 0.88), ...onRing(d, pool, 0.78, 0.93, isTilted ? 9 : 26)],
    brightness(colour) > 0.6 ? darken(colour, 0.14) : mix(colour, '#f2a030', 0.62),
    12,
  );
  return {
    surface:
      drawn +
      d.clipped(
        shape,
        bits +
          swells(d, pool, colour, 15) +
          sheen +
          (isTilted ? '' : bubbles(d, pool, 14, colour)) +
          wetLights(d, pool, 10),
      ) +
      gloss(pool, 0.26),
    areas: [grown(pool, isTilted ? 1.03 : isDeep ? 0.96 : 1.08)],
    garnished: grown(pool, 0.8),
    pieces,
    crowd: 1.35,
    cover: 2.1,
    focus: 0.6,
    scale: 1.36,
    sauce: colour,
    sunk: 0.3,
    over: isTilted && isSpooned(pieces) && d.random.chance(0.5) ? spoonful(d, pool, colour, pieces) : undefined,
    ...(isDeep ? {} : { lap: 0 }),
  };
};

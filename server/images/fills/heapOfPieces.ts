import { grown } from '../canvas/areas';
import { darken } from '../canvas/palette';
import { gloss } from '../textures/gloss';
import { surfaceOf } from '../textures/liquid';
import type { Filling, FillNeeds } from './filling';

/** The pieces are the dish; the colours, when given, are what they lie in. */
export const heapOfPieces = (needs: FillNeeds): Filling => {
  const { d, isDeep, ground, colours, pieces } = needs;
  const [colour] = colours;
  const heap = isDeep ? ground : grown(ground, ground.corner === undefined && ground.rx === ground.ry ? 1.22 : 0.94);
  let bed = '';
  if (colour) {
    const pool = isDeep ? ground : grown(heap, 0.72);
    bed = surfaceOf(d, pool, isDeep, isDeep ? darken(colour, 0.14) : colour, 14).drawn + gloss(pool, 0.16);
  }
  return {
    surface: bed,
    areas: [grown(heap, 0.94)],
    garnished: grown(heap, 0.84),
    pieces,
    isHeap: true,
    focus: isDeep ? 0.08 : 0.14,
    ...(colour ? { sauce: darken(colour, 0.1), sunk: 0.2, coat: 0.7, ...(isDeep ? {} : { lap: 0 }) } : {}),
  };
};

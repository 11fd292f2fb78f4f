import { type Filling, type FillNeeds } from './filling';
import { emptied } from './emptyFill';
import { grains, heapOfPieces, leaves, noodles, rice } from './heapFills';
import { burger } from './burgerFill';
import { sandwich } from './sandwichFill';
import { tacos } from './tacosFill';
import { batch } from './batchFill';
import { plated } from './platedFill';
import { foldedCrepes, quesadilla } from './foldedFills';
import { rolls } from './rollsFill';
import { bake, cake, crust, omelette, pastry, skewers, slices, stack, toast, wrap } from './solidFills';
import { curryRice, drinkFromAbove, foamFromAbove, porridge, soup, stew } from './wetFills';

const FILLS: Readonly<Record<string, (needs: FillNeeds) => Filling>> = {
  empty: emptied,
  soup,
  stew,
  'curry-rice': curryRice,
  noodles,
  grains,
  leaves,
  crust,
  toast,
  stack,
  bake,
  slices,
  cake,
  skewers,
  wrap,
  pieces: heapOfPieces,
  omelette,
  porridge,
  rice,
  pastry,
  drink: drinkFromAbove,
  'foam-drink': foamFromAbove,
  'layered-drink': foamFromAbove,
  plated,
  batch,
  burger,
  sandwich,
  tacos,
  rolls,
  'folded-crepes': foldedCrepes,
  quesadilla,
};

/** The surface of a dish; pieces on a plain bed for a name nobody knows. */
export const drawFill = (kind: string, needs: FillNeeds): Filling => {
  const draw = Object.hasOwn(FILLS, kind) ? FILLS[kind] : undefined;
  return (draw ?? heapOfPieces)(needs);
};

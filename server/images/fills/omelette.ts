import type { Filling, FillNeeds } from './filling';
import { foldedOmelette } from './foldedOmelette';
import { thickOmelette } from './thickOmelette';

/** A thick round omelette with its pieces set in it; without pieces, a thin one folded over itself. */
export const omelette = (needs: FillNeeds): Filling =>
  needs.pieces.length > 0 ? thickOmelette(needs) : foldedOmelette(needs);

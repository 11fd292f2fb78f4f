import type { Pen } from '../canvas/pen';
import { berry } from './berry';
import type { PieceKind } from './pieceKind';

/** A handful of mixed berries, by what each is called and its colour. */
const KINDS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['raspberry', '#c4264a'],
  ['blueberry', '#3a3f7a'],
  ['blueberry', '#44386e'],
  ['strawberry', '#d62b2b'],
  ['blackberry', '#2f1a34'],
];

const draw = (pen: Pen) => {
  const [ingredient, colour] = pen.d.random.pick(KINDS);
  return berry.draw({ ...pen, ingredient, colour });
};

/** One of several berries, no two neighbours alike. Recipes write `berry` with the berries. */
export const mixedBerry: PieceKind = { ...berry, size: 23, count: 20, draw };

import type { Drawing } from '../canvas/drawing';
import type { Pen } from '../canvas/pen';
import { leafShape } from './leafShape';
import { bayLeaf, choiLeaf, rocketLeaf, ruffledLeaf, sageLeaf } from './knownLeaves';
import type { PieceKind } from './pieceKind';

/** Leaves that are known by their outline. */
const KNOWN: readonly (readonly [RegExp, (d: Drawing, colour: string, turn: number) => string])[] = [
  [/rocket|arugula/i, rocketLeaf],
  [/^sage/i, sageLeaf],
  [/^bay/i, bayLeaf],
  [/^pak|choi/i, choiLeaf],
  [/cabbage|kale|lettuce|^greens$|^salad$/i, ruffledLeaf],
];

const draw = ({ d, colour, turn, ingredient }: Pen) => {
  const known = KNOWN.find(([key]) => key.test(ingredient))?.[1];
  if (known) return known(d, colour, turn);
  const width = /thyme|rosemary|tarragon/i.test(ingredient)
    ? 0.26
    : /spinach|basil|mint/i.test(ingredient)
      ? 0.46
      : 0.42;
  return leafShape(d, colour, turn, width);
};

/** One leaf, its outline by its ingredient. */
export const leaf: PieceKind = { size: 36, count: 8, spin: 180, shadow: [92, 36], colour: '#4f8f38', draw, layer: 2 };

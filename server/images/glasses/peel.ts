import { colourOr } from '../canvas/palette';
import type { PictureItem, PictureSpec } from '../pictureSpec';

/** The colour of a peel by its fruit. */
const PEELS: readonly (readonly [RegExp, string])[] = [
  [/lemon|citron|yuzu/i, '#f4d545'],
  [/lime/i, '#9cc043'],
  [/grapefruit|pomelo/i, '#f2a07a'],
  [/orange|mandarin|clementine|tangerine/i, '#f2922a'],
];

const peelOfFruit = (name: string): string | undefined => PEELS.find(([fruit]) => fruit.test(name))?.[1];

/** A twist is cut from the peel of a fruit; what a recipe strews instead, such as cumin, is no twist. */
export const isPeel = ({ ingredient }: PictureItem): boolean =>
  /zest|peel|twist|skin|rind/i.test(ingredient) || peelOfFruit(ingredient) !== undefined;

/**
 * The colour of a twist whose ingredient does not name its fruit: that of the same ingredient in the glass, or of the fruit
 * beside it. Undefined if neither tells.
 */
export const peelColour = (item: PictureItem, { pieces, props }: Pick<PictureSpec, 'pieces' | 'props'>) => {
  const isSame = (other: PictureItem) => other.ingredient === item.ingredient;
  const inGlass = pieces.find(isSame)?.colour;
  return (
    peelOfFruit(item.ingredient) ??
    (inGlass === undefined ? undefined : colourOr(inGlass, '')) ??
    peelOfFruit(props.find(isSame)?.kind ?? '')
  );
};

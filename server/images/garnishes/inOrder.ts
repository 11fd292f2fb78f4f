import type { PictureItem } from '../pictureSpec';

/** Garnish names that lie flat under the sprigs and leaves. */
const GROUND_LEVEL = new Set([
  'sauce-pool',
  'sugar-dust',
  'cocoa-dust',
  'cream-swirl',
  'foam',
  'oil-drops',
  'sauce-drizzle',
  'pepper',
  'grated-cheese',
]);

/** Dust and liquids first, herbs on top. */
export const inOrder = (garnish: readonly PictureItem[]): PictureItem[] =>
  [...garnish].sort(
    (a, b) =>
      Number(b.kind === 'foam') - Number(a.kind === 'foam') ||
      Number(GROUND_LEVEL.has(b.kind)) - Number(GROUND_LEVEL.has(a.kind)),
  );

/**
 * The house pictures of recipes that have none: empty dishes and glasses, five of each kind. The server draws them, the
 * browser chooses one, and the service worker keeps them.
 */

/** "meals" and "drinks" are for recipes whose title names no kind. */
export const FALLBACK_KINDS = [
  'meals',
  'drinks',
  'soup',
  'salad',
  'bake',
  'pan',
  'bread',
  'sweet',
  'hot-drink',
  'cocktail',
] as const;
export type FallbackKind = (typeof FALLBACK_KINDS)[number];

export const FALLBACKS_PER_KIND = 5;

/** The picture's name on the server, as in "fallback-soup-3". `place` is from 1 to 5. */
export const fallbackName = (kind: FallbackKind, place: number): string => `fallback-${kind}-${place}`;

const NAME = new RegExp(`^fallback-(${FALLBACK_KINDS.join('|')})-[1-${FALLBACKS_PER_KIND}]$`);

/** The kind of a fallback picture; undefined for the name of any other picture. */
export const fallbackKindIn = (name: string): FallbackKind | undefined =>
  NAME.exec(name)?.[1] as FallbackKind | undefined;

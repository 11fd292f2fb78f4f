import { createHash } from 'node:crypto';
import type { PictureSpec } from '../pictureSpec';
import { FALLBACK_DISHES } from './fallbackDishes';
import { readPictureName, redrawn, VARIANTS, writePictureName } from './pictureVariants';

/** Count this up with every change that alters what is drawn, so that stored pictures are drawn again. */
export const DRAWING_VERSION = 37;

/** Dishes learned at run time that are kept; the oldest are forgotten first. */
const LEARNED_MAX = 1_000;

/** Which dishes have a picture, and the hash of what each shows. */
export interface DishBook {
  /** What the picture of this name shows; undefined for a name that has none. */
  dishOf: (name: string) => PictureSpec | undefined;
  /** 32 hexadecimal digits that change whenever the picture does; undefined for a name that has none. */
  hashOf: (name: string) => string | undefined;
  /** Adds a dish that is in no list. */
  learn: (name: string, picture: PictureSpec) => void;
  /** Names of the listed dishes, in their first drawing. */
  listed: () => Iterable<string>;
  /** Hashes of the listed dishes in all their drawings. */
  listedHashes: () => ReadonlySet<string | undefined>;
}

const hashPicture = (name: string, picture: PictureSpec) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, name, picture]))
    .digest('hex')
    .slice(0, 32);

/** The fallbacks, the recipes of `pictures` by slug, and what is learned later. */
export const createDishBook = (pictures: ReadonlyMap<string, PictureSpec>): DishBook => {
  const dishes: ReadonlyMap<string, PictureSpec> = new Map([...FALLBACK_DISHES, ...pictures]);
  const learned = new Map<string, PictureSpec>();
  const hashes = new Map<string, string>();

  const dishOf = (name: string): PictureSpec | undefined => {
    const known = dishes.get(name) ?? learned.get(name);
    if (known) return known;
    const { slug, variant } = readPictureName(name);
    const first = dishes.get(slug) ?? learned.get(slug);
    return first && redrawn(first, variant);
  };

  const hashOf = (name: string): string | undefined => {
    const known = hashes.get(name);
    if (known !== undefined) return known;
    const picture = dishOf(name);
    if (!picture) return undefined;
    const hash = hashPicture(name, picture);
    // A learned dish can be learned again with another picture, so its hash is not kept.
    if (dishes.has(readPictureName(name).slug)) hashes.set(name, hash);
    return hash;
  };

  return {
    dishOf,
    hashOf,
    learn: (name, picture) => {
      learned.delete(name);
      learned.set(name, picture);
      if (learned.size > LEARNED_MAX) learned.delete(learned.keys().next().value!);
    },
    listed: () => dishes.keys(),
    listedHashes: () => {
      const variants = Array.from({ length: VARIANTS }, (_, i) => i + 1);
      const names = [...dishes.keys()].flatMap((slug) =>
        variants.map((variant) => writePictureName({ slug, variant })),
      );
      return new Set(names.map(hashOf));
    },
  };
};

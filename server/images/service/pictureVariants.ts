import { TABLES } from '@kitchen/recipes/pictureVocabulary';
import type { PictureSpec } from '../pictureSpec';

/** Number of drawings of each dish: the first, and those that replace it when cooks report it as wrong. */
export const VARIANTS = 5;

/** Which drawing of which dish. */
export interface PictureName {
  slug: string;
  /** From 1 to VARIANTS. */
  variant: number;
}

const VARIANT_NAME = /^(.+)-v([2-5])$/;

const PATH = /^\/pictures\/([a-z0-9-]+?)(?:-400)?\.webp$/;

/** `shakshuka` is the first drawing, `shakshuka-v2` the second. */
export const readPictureName = (name: string): PictureName => {
  const [, slug, variant] = VARIANT_NAME.exec(name) ?? [];
  return slug === undefined ? { slug: name, variant: 1 } : { slug, variant: Number(variant) };
};

/** The name under which a drawing is served; the inverse of `readPictureName`. */
export const writePictureName = ({ slug, variant }: PictureName): string =>
  variant === 1 ? slug : `${slug}-v${variant}`;

/** The drawing that a path on our origin names; a query only busts caches. */
export const readPicturePath = (path: string): PictureName | undefined => {
  const [, name] = PATH.exec(path.split(/[?#]/, 1)[0]!) ?? [];
  return name === undefined ? undefined : readPictureName(name);
};

/** The path on our origin of a drawing in its large size. */
export const writePicturePath = (name: PictureName): string => `/pictures/${writePictureName(name)}.webp`;

/** Shares no divisor with the number of tables, so that each step gives another table until all have been used. */
const TABLE_STEP = 4;

/** The same dish on another table. With the seed, that makes another drawing of the same food. */
export const redrawn = (picture: PictureSpec, variant: number): PictureSpec => ({
  ...picture,
  table: TABLES[(Math.max(0, TABLES.indexOf(picture.table)) + (variant - 1) * TABLE_STEP) % TABLES.length]!,
});

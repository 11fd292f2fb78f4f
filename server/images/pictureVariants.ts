import { TABLES } from '@kitchen/pictureVocabulary';
import type { PictureSpec } from './pictureSpec';

/** How many drawings of a dish there are: the first, and those that take its place where cooks say that it is wrong. */
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

export const writePictureName = ({ slug, variant }: PictureName): string =>
  variant === 1 ? slug : `${slug}-v${variant}`;

/** The drawing that a path on our origin leads to; a query only busts caches. */
export const readPicturePath = (path: string): PictureName | undefined => {
  const [, name] = PATH.exec(path.split(/[?#]/, 1)[0]!) ?? [];
  return name === undefined ? undefined : readPictureName(name);
};

export const writePicturePath = (name: PictureName): string => `/pictures/${writePictureName(name)}.webp`;

/** Steps through all tables before one comes again: it has no divisor in common with their number. */
const TABLE_STEP = 4;

/** The same dish on another table. That and the seed make it another drawing; what is in the dish does not change. */
export const redrawn = (picture: PictureSpec, variant: number): PictureSpec => ({
  ...picture,
  table: TABLES[(Math.max(0, TABLES.indexOf(picture.table)) + (variant - 1) * TABLE_STEP) % TABLES.length]!,
});

import sharp from 'sharp';
import { drawDish } from './drawDish';
import type { PictureSpec } from './pictureSpec';

/** Width in pixels of the two files of a picture, and their WebP quality. */
export const PICTURE_SIZES = [
  { width: 800, quality: 80 },
  { width: 400, quality: 78 },
] as const;

/** Draws a dish once and encodes it in both sizes: 800 x 600 first, then 400 x 300 from the same raster. */
export const renderPicture = async (picture: PictureSpec, seed: string): Promise<Buffer[]> => {
  const raster = await sharp(Buffer.from(drawDish(picture, seed)))
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return Promise.all(
    PICTURE_SIZES.map(({ width, quality }) => sharp(raster).resize({ width }).webp({ quality }).toBuffer()),
  );
};

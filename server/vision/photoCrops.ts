import type { Sharp } from 'sharp';
import { loadSharp } from '../images/loadSharp';
import type { Crop } from './visionThread';

const CROP_SIDE = 224;
/** Size at which the picture is cut into parts. */
const WORKING_SIDE = 896;

/** Grids of overlapping parts, besides the whole picture, so that nothing lies on every edge. */
const GRIDS = [2, 3];

const windowsOf = (width: number, height: number) =>
  GRIDS.flatMap((count) => {
    const [w, h] = [Math.ceil((2 * width) / (count + 1)), Math.ceil((2 * height) / (count + 1))];
    return Array.from({ length: count * count }, (_, i) => ({
      left: Math.min(width - w, Math.floor(((i % count) * width) / (count + 1))),
      top: Math.min(height - h, Math.floor((Math.floor(i / count) * height) / (count + 1))),
      width: w,
      height: h,
    }));
  });

/** The whole picture and its parts, in the model's input size. */
export const cropsOf = async (jpeg: Uint8Array): Promise<Crop[]> => {
  const sharp = await loadSharp();
  const { data, info } = await sharp(jpeg)
    .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const square = { width: CROP_SIDE, height: CROP_SIDE };
  const source = () => sharp(data, { raw: { width, height, channels } });
  const asCrop = async (picture: Sharp): Promise<Crop> => ({
    data: new Uint8Array(await picture.removeAlpha().toColourspace('srgb').raw().toBuffer()),
    ...square,
  });
  const crops = [await asCrop(source().resize({ ...square, fit: 'contain', background: '#808080' }))];
  for (const window of windowsOf(width, height))
    crops.push(
      await asCrop(
        source()
          .extract(window)
          .resize({ ...square, fit: 'cover' }),
      ),
    );
  return crops;
};

import type { Sharp, SharpOptions } from 'sharp';

/** By how much the tone of a place is drawn away from that of its surroundings. */
const CLARITY = 0.3;

/** How much narrower than the picture its surroundings are worked out. */
const COARSE = 8;

type Load = (data: Uint8Array, options?: SharpOptions) => Sharp;

/** Pixels of three bytes each, row by row. */
export interface Developed {
  data: Uint8Array;
  info: { width: number; height: number; channels: 3 };
}

/**
 * What a photographer calls clarity: what is darker than its surroundings becomes darker still, what is lighter lighter, so
 * that pieces stand apart and their grain is seen, while the picture stays as bright as it was. The surroundings come from
 * a picture an eighth as wide, which costs a tenth of blurring the large one.
 */
export const developed = async (load: Load, picture: Sharp): Promise<Developed> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [wide, high] = [Math.round(width / COARSE), Math.round(height / COARSE)];
  const whole = { raw: { width, height, channels: 3 } } as const;
  const coarse = await load(data, whole).resize(wide, high, { kernel: 'linear' }).raw().toBuffer();
  const around = await load(coarse, { raw: { width: wide, height: high, channels: 3 } })
    .blur(1)
    .resize(width, height, { kernel: 'linear' })
    .raw()
    .toBuffer();
  const clear = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  for (let i = 0; i < clear.length; i++) clear[i] = clear[i]! + CLARITY * (clear[i]! - around[i]!);
  return { data: new Uint8Array(clear.buffer, clear.byteOffset, clear.length), info: { width, height, channels: 3 } };
};

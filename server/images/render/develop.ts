import type { Raster } from './rasterise';

/** By how much the tone of a place is drawn away from that of its surroundings. */
const CLARITY = 0.38;

/** How much narrower than the picture its surroundings are worked out. */
const COARSE = 8;

/** The share of each neighbour in a blur of the coarse picture. */
const NEXT = 0.3;

/** Pixels of three bytes each, row by row. */
export interface Developed {
  data: Uint8Array;
  info: { width: number; height: number; channels: 3 };
}

/** Values of three channels, row by row. */
interface Tones {
  values: Float32Array;
  wide: number;
  high: number;
}

/** The picture an eighth as wide: each place is the mean of its square. */
const coarseOf = ({ data, info: { width, height } }: Raster): Tones => {
  const [wide, high] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  const values = new Float32Array(wide * high * 3);
  for (let y = 0, from = 0; y < height; y++) {
    let to = Math.floor(y / COARSE) * wide * 3;
    for (let x = 0; x < width; x += COARSE, to += 3) {
      const end = from + 4 * Math.min(COARSE, width - x);
      let red = 0;
      let green = 0;
      let blue = 0;
      for (; from < end; from += 4) {
        red += data[from]!;
        green += data[from + 1]!;
        blue += data[from + 2]!;
      }
      values[to]! += red;
      values[to + 1]! += green;
      values[to + 2]! += blue;
    }
  }
  for (let i = 0; i < values.length; i++) {
    const x = Math.floor(i / 3) % wide;
    const y = Math.floor(i / 3 / wide);
    values[i]! /= Math.min(COARSE, width - x * COARSE) * Math.min(COARSE, height - y * COARSE);
  }
  return { values, wide, high };
};

/** Blurred along its rows (`step` 3) or its columns (the length of a row); at an edge the last place goes on. */
const blurredAlong = ({ values, wide, high }: Tones, step: number, count: number): Tones => {
  const soft = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const at = Math.floor(i / step) % count;
    const near = values[at > 0 ? i - step : i]! + values[at < count - 1 ? i + step : i]!;
    soft[i] = NEXT * near + (1 - 2 * NEXT) * values[i]!;
  }
  return { values: soft, wide, high };
};

/** One row of the surroundings as high as the picture: between two rows of the coarse one. */
const rowAt = ({ values, wide, high }: Tones, y: number, row: Float32Array) => {
  const at = Math.min(high - 1, Math.max(0, (y + 0.5) / COARSE - 0.5));
  const [above, share] = [Math.floor(at), at % 1];
  const below = Math.min(high - 1, above + 1) * wide * 3;
  for (let i = 0; i < row.length; i++) {
    const tone = values[above * wide * 3 + i]!;
    row[i] = tone + (values[below + i]! - tone) * share;
  }
};

/** For each column of the picture the place to its left in a row of the coarse one, and how far it lies to the next. */
const columns = (width: number, wide: number) => {
  const left = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const at = Math.min(wide - 1, Math.max(0, (x + 0.5) / COARSE - 0.5));
    left[x] = Math.floor(at) * 3;
    share[x] = at % 1;
  }
  return { left, share };
};

/**
 * What a photographer calls clarity: what is darker than its surroundings becomes darker still, what is lighter lighter, so
 * that pieces stand apart and their grain is seen, while the picture stays as bright as it was. The surroundings come from
 * a picture an eighth as wide; the large one is read twice and written once.
 */
export const developed = (picture: Raster): Developed => {
  const { data, info } = picture;
  const { width, height } = info;
  const coarse = coarseOf(picture);
  const around = blurredAlong(blurredAlong(coarse, 3, coarse.wide), coarse.wide * 3, coarse.high);
  const clear = new Uint8ClampedArray(width * height * 3);
  const row = new Float32Array(coarse.wide * 3);
  const { left, share } = columns(width, coarse.wide);
  const last = row.length - 3;
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    rowAt(around, y, row);
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      const at = left[x]!;
      const next = at < last ? at + 3 : last;
      const by = share[x]! * CLARITY;
      const rest = CLARITY - by;
      clear[to] = data[from]! * (1 + CLARITY) - row[at]! * rest - row[next]! * by;
      clear[to + 1] = data[from + 1]! * (1 + CLARITY) - row[at + 1]! * rest - row[next + 1]! * by;
      clear[to + 2] = data[from + 2]! * (1 + CLARITY) - row[at + 2]! * rest - row[next + 2]! * by;
    }
  }
  return { data: new Uint8Array(clear.buffer), info: { width, height, channels: 3 } };
};

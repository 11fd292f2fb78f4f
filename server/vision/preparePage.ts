import { loadSharp } from '../images/loadSharp';

/** The light is measured on squares of this side. */
const SQUARE = 24;
/** As bright as paper becomes, and as dark as light can be that a camera still sees print in. */
const PAPER = 245;
const DARKEST = 24;

interface Grid {
  width: number;
  height: number;
  values: Float32Array;
}

/** The brightness of the brighter half of each square: paper is brighter than print. */
const brightHalves = (grey: Uint8Array, width: number, height: number): Grid => {
  const grid = { width: Math.ceil(width / SQUARE), height: Math.ceil(height / SQUARE) };
  const values = new Float32Array(grid.width * grid.height);
  const mean = (i: number, above: number): number => {
    const [left, top] = [(i % grid.width) * SQUARE, Math.floor(i / grid.width) * SQUARE];
    let [sum, count] = [0, 0];
    for (let y = top; y < Math.min(height, top + SQUARE); y += 1)
      for (let x = left; x < Math.min(width, left + SQUARE); x += 1) {
        const value = grey[y * width + x]!;
        if (value < above) continue;
        sum += value;
        count += 1;
      }
    return sum / Math.max(1, count);
  };
  for (let i = 0; i < values.length; i += 1) values[i] = mean(i, mean(i, 0));
  return { ...grid, values };
};

/** Each value combined with those around it. */
const around = ({ width, height, values }: Grid, reach: number, combine: (some: number[]) => number): Grid => ({
  width,
  height,
  values: values.map((_value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const some: number[] = [];
    for (let b = Math.max(0, y - reach); b <= Math.min(height - 1, y + reach); b += 1)
      for (let a = Math.max(0, x - reach); a <= Math.min(width - 1, x + reach); a += 1)
        some.push(values[b * width + a]!);
    return combine(some);
  }),
});

/** The light at a point, between the middles of squares. */
const lightAt = ({ width, height, values }: Grid, x: number, y: number): number => {
  const [gx, gy] = [Math.max(0, x / SQUARE - 0.5), Math.max(0, y / SQUARE - 0.5)];
  const [left, top] = [Math.min(width - 1, Math.floor(gx)), Math.min(height - 1, Math.floor(gy))];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [fx, fy] = [gx - left, gy - top];
  const above = values[top * width + left]! * (1 - fx) + values[top * width + right]! * fx;
  const below = values[bottom * width + left]! * (1 - fx) + values[bottom * width + right]! * fx;
  return above * (1 - fy) + below * fy;
};

/**
 * A photo of paper, evened out: grey, and divided by the light that falls on each part, so that shadows and the colour
 * of a lamp do not look like print. A large photo takes half a second of a processor.
 * @param photo a decoded, upright picture without metadata
 * @param scale the size of the result, 1 being that of the photo
 */
export const preparePage = async (photo: Uint8Array, scale = 1): Promise<Uint8Array> => {
  const sharp = await loadSharp();
  const { data, info } = await sharp(photo).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  // A square full of print takes the light of those beside it.
  const paper = around(brightHalves(data, width, height), 1, (some) => Math.max(...some));
  const light = around(paper, 2, (some) => some.reduce((sum, value) => sum + value, 0) / some.length);
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      even[i] = Math.min(255, (data[i]! * PAPER) / Math.max(DARKEST, lightAt(light, x, y)));
    }
  return sharp(even, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.round(width * scale) })
    .jpeg({ quality: 92 })
    .toBuffer();
};

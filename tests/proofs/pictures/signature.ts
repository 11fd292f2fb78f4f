import sharp from 'sharp';

/** Cells on each side of a signature. */
const CELLS = 12;
const CHANNELS = 3;
/** How much the brightest difference of a cell may be, of 255: fonts are smoothed differently on other machines. */
const TOLERANCE = 5;
/** How many pixels wider or higher the content may be. */
const SIZE_TOLERANCE = 3;
const TRIM = { threshold: 8 };

/** What is kept of a picture: the size of its content, and the mean colours of a grid laid over it. */
export interface Signature {
  width: number;
  height: number;
  cells: Uint8Array;
}

/** The signature of a picture. The empty margins around its content do not count. */
export const signatureOf = async (png: Buffer): Promise<Signature> => {
  // A picture of one colour has nothing to trim.
  const { data: content, info } = await sharp(png)
    .removeAlpha()
    .trim(TRIM)
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => sharp(png).removeAlpha().png().toBuffer({ resolveWithObject: true }));
  const cells = await sharp(content).resize(CELLS, CELLS, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return { width: info.width, height: info.height, cells: new Uint8Array(cells) };
};

/** As a line of the kept file. */
export const written = ({ width, height, cells }: Signature): string =>
  `${width}x${height} ${Buffer.from(cells).toString('base64')}`;

export const read = (line: string): Signature => {
  const [size = '', cells = ''] = line.split(' ');
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height, cells: new Uint8Array(Buffer.from(cells, 'base64')) };
};

/** How two pictures differ, in words; undefined when they are the same within the tolerance. */
export const differenceOf = (before: Signature, after: Signature): string | undefined => {
  const wider = after.width - before.width;
  const higher = after.height - before.height;
  if (Math.abs(wider) > SIZE_TOLERANCE || Math.abs(higher) > SIZE_TOLERANCE)
    return `size ${before.width} × ${before.height}, now ${after.width} × ${after.height}`;
  const changed = changedCells(before, after);
  return changed.length === 0 ? undefined : `colour of ${changed.length} of ${CELLS * CELLS} cells`;
};

/** Places of the cells whose colour differs. */
const changedCells = (before: Signature, after: Signature): number[] =>
  Array.from({ length: CELLS * CELLS }, (_, cell) => cell).filter((cell) =>
    [0, 1, 2].some(
      (channel) =>
        Math.abs((before.cells[cell * CHANNELS + channel] ?? 0) - (after.cells[cell * CHANNELS + channel] ?? 0)) >
        TOLERANCE,
    ),
  );

/** The kept signature as a picture: coarse, but all that the repository has. */
export const mosaicOf = ({ width, height, cells }: Signature): Promise<Buffer> =>
  sharp(cells, { raw: { width: CELLS, height: CELLS, channels: CHANNELS } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();

/** White where two signatures differ, darker where they do not. */
export const differencePicture = (before: Signature, after: Signature): Promise<Buffer> => {
  const changed = new Set(changedCells(before, after));
  const cells = Buffer.from(Array.from({ length: CELLS * CELLS }, (_, cell) => (changed.has(cell) ? 255 : 40)));
  return sharp(cells, { raw: { width: CELLS, height: CELLS, channels: 1 } })
    .resize(after.width, after.height, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
};

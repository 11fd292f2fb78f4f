import sharp from 'sharp';
import { isPlainJpeg, plainJpeg } from './plainJpeg';

const picture = (options?: { progressive?: boolean }) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33', noise: { type: 'gaussian', mean: 90, sigma: 30 } } }) // prettier-ignore
    .jpeg(options)
    .toBuffer();
const withCamera = async () =>
  sharp(await picture())
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .toBuffer();
const pixels = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('base64');

describe('a photo without metadata', () => {
  it('has the same pixels, and neither place nor camera', async () => {
    const taken = await withCamera();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const plain = plainJpeg(taken)!;
    const { exif, xmp, icc } = await sharp(plain).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(plain).includes('GPS')).toBe(false);
    expect(await pixels(plain)).toBe(await pixels(taken));
    expect([isPlainJpeg(taken), isPlainJpeg(plain)]).toEqual([false, true]);
  });

  it('may be progressive', async () => {
    const taken = await picture({ progressive: true });
    expect(await pixels(plainJpeg(taken)!)).toBe(await pixels(taken));
  });

  it('loses what follows its end, such as a script or an archive', async () => {
    const taken = await picture();
    const polyglot = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect(isPlainJpeg(polyglot)).toBe(false);
    expect(plainJpeg(polyglot)).toEqual(plainJpeg(taken));
  });

  it('loses comments', async () => {
    const taken = await picture();
    const comment = Buffer.from('\xff\xfe\x00\x1c<script>alert(document)', 'latin1');
    const full = Buffer.concat([taken.subarray(0, 2), comment, Buffer.alloc(0x1c + 2 - comment.length), taken.subarray(2)]); // prettier-ignore
    expect(Buffer.from(plainJpeg(full)!).includes('script')).toBe(false);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['only the beginning', Buffer.from('ffd8ffe0', 'hex')],
    ['a beginning and an end', Buffer.from('ffd8ffd9', 'hex')],
    ['a segment longer than the file', Buffer.from('ffd8ffdbffff00', 'hex')],
    ['a segment shorter than its own length', Buffer.from('ffd8ffdb0000ffdb0000ffd9', 'hex')],
  ])('is not made of %s', (_what, bytes) => {
    expect(plainJpeg(bytes)).toBeUndefined();
  });

  it('is not made of a part of a photo, wherever it is cut', async () => {
    const taken = await picture();
    for (let length = 0; length < taken.length; length += 7) {
      expect(plainJpeg(taken.subarray(0, length))).toBeUndefined();
    }
  });
});

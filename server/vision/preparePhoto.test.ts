import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { DomainError } from '../errors/domainError';
import { createPhotoPreparer, PIXELS_MAX } from './preparePhoto';

const never = new AbortController().signal;
const prepare = (bytes: Uint8Array) => createPhotoPreparer().prepare(bytes, never);

const flat = (width: number, height: number, background = '#c03020') =>
  sharp({ create: { width, height, channels: 3, background } });

const noisy = async (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = crcTable[(crc ^ byte) & 255]! ^ (crc >>> 8);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return framed;
};

/** A PNG that declares this size, regardless of its content. */
const pngSaying = (width: number, height: number, rows = 8) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (Math.min(width, 100_000) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const frames = async (count: number) => {
  const colours = ['#c03020', '#20c030', '#2030c0'].slice(0, count);
  return sharp(await Promise.all(colours.map((colour) => flat(40, 40, colour).png().toBuffer())), {
    join: { animated: true },
  });
};

describe('a prepared photo', () => {
  it.each([
    ['JPEG', () => flat(1_600, 1_200).jpeg().toBuffer()],
    [
      'PNG with transparency',
      () =>
        sharp({ create: { width: 300, height: 200, channels: 4, background: '#00000000' } })
          .png()
          .toBuffer(),
    ],
    ['WebP', () => flat(500, 700).webp().toBuffer()],
    ['GIF of one frame', () => flat(50, 40).gif().toBuffer()],
    ['JPEG in CMYK', () => flat(200, 200).toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG of sixteen bits in grey', () => flat(64, 64).toColourspace('grey16').png().toBuffer()],
    ['one pixel', () => flat(1, 1).png().toBuffer()],
    ['a strip', () => flat(9_000, 2).png().toBuffer()],
  ])('from %s is a JPEG of at most 1,024 px', async (_name, make) => {
    const { jpeg, detail } = await prepare(await make());
    const small = await sharp(jpeg).metadata();
    const large = await sharp(detail).metadata();
    expect([small.format, large.format, small.space]).toEqual(['jpeg', 'jpeg', 'srgb']);
    expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(1_024);
    expect(Math.max(large.width, large.height)).toBeLessThanOrEqual(2_048);
  });

  it('is upright and contains no camera data or location', async () => {
    const turned = await flat(400, 200)
      .composite([{ input: await flat(60, 60, '#00ff00').png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Make: 'SecretCamera', Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(turned.includes('SecretCamera')).toBe(true);
    const { jpeg, detail } = await prepare(turned);
    for (const bytes of [jpeg, detail]) {
      const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect([width, height, exif, icc, xmp, orientation]).toEqual([
        200,
        400,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(Buffer.from(bytes).includes('SecretCamera')).toBe(false);
    }
    // The upper left of the sensor is the upper right of the picture.
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1]!;
    expect(at(190, 10)).toBeGreaterThan(200);
    expect(at(10, 390)).toBeLessThan(100);
  });
});

const kindOf = async (bytes: Uint8Array) => {
  const outcome: unknown = await prepare(bytes).catch((error: unknown) => error);
  return outcome instanceof DomainError ? outcome.kind : `no refusal: ${String(outcome)}`;
};

describe('a rejected picture', () => {
  const cutAt = async (share: number, format: 'jpeg' | 'png' | 'webp') => {
    const whole = await (await noisy(400, 300)).toFormat(format).toBuffer();
    return whole.subarray(0, Math.floor(whole.length * share));
  };

  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    [
      'an SVG',
      'notAnImage',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    ['a web page', 'notAnImage', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', 'notAnImage', () => Buffer.from('%PDF-1.7\n')],
    ['a TIFF', 'notAnImage', () => flat(20, 20).tiff().toBuffer()],
    ['nothing', 'notAnImage', () => Buffer.alloc(0)],
    ['a GIF that moves', 'imageUnsupported', async () => (await frames(3)).gif().toBuffer()],
    ['a WebP that moves', 'imageUnsupported', async () => (await frames(3)).webp().toBuffer()],
    ['a HEIC', 'imageUnsupported', () => Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1')],
    ['an AVIF', 'imageUnsupported', () => flat(20, 20).avif().toBuffer()],
    ['a JPEG cut in the middle', 'imageBroken', () => cutAt(0.5, 'jpeg')],
    ['a JPEG cut in its head', 'imageBroken', () => cutAt(0.01, 'jpeg')],
    ['a PNG cut in the middle', 'imageBroken', () => cutAt(0.5, 'png')],
    ['a WebP cut in the middle', 'imageBroken', () => cutAt(0.5, 'webp')],
    ['the name of a JPEG and nothing else', 'imageBroken', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'zeros behind the name of a JPEG',
      'imageBroken',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(9_000)]),
    ],
    ['a PNG that is larger than a house', 'imageTooManyPixels', () => pngSaying(40_000, 40_000)],
    ['a PNG one row too high', 'imageTooManyPixels', () => pngSaying(10_000, PIXELS_MAX / 10_000 + 1)],
    ['a PNG that promises more than it has', 'imageBroken', () => pngSaying(4_000, 4_000)],
    ['a PNG of no width', 'imageBroken', () => pngSaying(0, 10)],
  ])('%s: %s', async (_name, kind, make) => {
    expect(await kindOf(await make())).toBe(kind);
  });

  it('does not take the memory it declares', async () => {
    // 40 million pixels of one colour weigh 120 KB as a file and 120 MB in memory.
    const bomb = await flat(8_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    const before = process.memoryUsage().rss;
    await prepare(bomb);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });
});

describe('many photos at once', () => {
  it('are decoded one after the other, and some are told to retry', async () => {
    const preparer = createPhotoPreparer();
    const photo = await flat(800, 600).jpeg().toBuffer();
    const all = await Promise.allSettled(Array.from({ length: 25 }, () => preparer.prepare(photo, never)));
    const kinds = all.map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as DomainError).kind));
    expect(kinds.filter((kind) => kind === 'ok')).toHaveLength(21);
    expect(kinds.slice(21)).toEqual(Array.from({ length: 4 }, () => 'tooBusy'));
    expect((await preparer.prepare(photo, never)).jpeg.length).toBeGreaterThan(100);
  });

  it('do not wait for a broken one, nor decode one whose cook has disconnected', async () => {
    const preparer = createPhotoPreparer();
    const gone = new AbortController();
    const broken = preparer.prepare(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), never);
    const left = preparer.prepare(await flat(80, 60).jpeg().toBuffer(), gone.signal);
    gone.abort(new Error('left'));
    await expect(broken).rejects.toMatchObject({ kind: 'imageBroken' });
    await expect(left).rejects.toThrow('left');
    expect((await preparer.prepare(await flat(80, 60).jpeg().toBuffer(), never)).jpeg.length).toBeGreaterThan(100);
  });
});

import sharp from 'sharp';
import { DomainError } from '../errors/domainError';
import { imageFormatOf } from './imageSignature';
import type { PreparedPhoto } from './recogniser';

/** A file of a few kilobytes may say that it is as large as a house: no picture with more pixels is decoded. */
export const PIXELS_MAX = 50_000_000;
const JPEG_SIDE_MAX = 1_024;
const DETAIL_SIDE_MAX = 2_048;
const DECODING_SECONDS = 15;

const READABLE = new Set(['jpeg', 'png', 'webp', 'gif']);

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** What the library says of a picture that is broken, cut short or takes too long names files and code: nobody sees it. */
const unreadable = (error: unknown): DomainError =>
  new DomainError(/exceeds pixel limit/.test(String(error)) ? 'imageTooManyPixels' : 'imageBroken', {
    max: PIXELS_MAX / 1_000_000,
  });

const decode = async (bytes: Uint8Array): Promise<PreparedPhoto> => {
  const format = imageFormatOf(bytes);
  if (format === undefined) throw new DomainError('notAnImage');
  if (!READABLE.has(format)) throw new DomainError('imageUnsupported');
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true } as const;
  try {
    const { pages = 1 } = await sharp(bytes, options).metadata();
    if (pages > 1) throw new DomainError('imageUnsupported');
    const detail = await sharp(bytes, options)
      .autoOrient()
      .resize(within(DETAIL_SIDE_MAX))
      .flatten({ background: '#fff' })
      .timeout({ seconds: DECODING_SECONDS })
      // Without EXIF and the like: nothing is kept unless it is asked for.
      .jpeg({ quality: 88 })
      .toBuffer();
    const jpeg = await sharp(detail).resize(within(JPEG_SIDE_MAX)).jpeg({ quality: 85 }).toBuffer();
    return { jpeg, detail };
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable(error);
  }
};

/** So many may wait for their turn: each holds up to 5 MB. */
const WAITING_MAX = 20;

export interface PhotoPreparer {
  /**
   * The picture, upright and small, without what the camera wrote into it.
   * @throws DomainError for what is no picture, a kind that we do not read, a broken one, one with too many pixels, and
   * where too many wait already; the signal's reason where it was aborted before its turn
   */
  prepare: (bytes: Uint8Array, signal: AbortSignal) => Promise<PreparedPhoto>;
}

/** Decodes one picture at a time, so that many of them need the memory of one. */
export const createPhotoPreparer = (): PhotoPreparer => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    prepare(bytes, signal) {
      if (waiting >= WAITING_MAX) return Promise.reject(new DomainError('tooManyRequests', { seconds: 30 }));
      waiting += 1;
      const turn = last.then(() => {
        waiting -= 1;
        signal.throwIfAborted();
        return decode(bytes);
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};

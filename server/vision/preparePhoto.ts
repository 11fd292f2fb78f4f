import { DomainError } from '../errors/domainError';
import { loadSharp } from '../images/loadSharp';
import { createFairQueue } from './fairQueue';
import { NO_SENDER, type PhotoSender } from './turns';
import { imageFormatOf } from './imageSignature';
import type { PreparedPhoto } from './recogniser';

/** A file of a few kilobytes may declare an enormous size, so no picture with more pixels is decoded. */
export const PIXELS_MAX = 50_000_000;
const JPEG_SIDE_MAX = 1_024;
const DETAIL_SIDE_MAX = 2_048;
const DECODING_SECONDS = 15;

const READABLE = new Set(['jpeg', 'png', 'webp', 'gif']);

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** The library's messages about broken, cut or slow pictures name files and codes, so they are not shown. */
const unreadable = (error: unknown): DomainError =>
  new DomainError(/exceeds pixel limit/.test(String(error)) ? 'imageTooManyPixels' : 'imageBroken', {
    max: PIXELS_MAX / 1_000_000,
  });

const decode = async (bytes: Uint8Array, detailSide: number): Promise<PreparedPhoto> => {
  const format = imageFormatOf(bytes);
  if (format === undefined) throw new DomainError('notAnImage');
  if (!READABLE.has(format)) throw new DomainError('imageUnsupported');
  const sharp = await loadSharp();
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true } as const;
  try {
    const { pages = 1 } = await sharp(bytes, options).metadata();
    if (pages > 1) throw new DomainError('imageUnsupported');
    const detail = await sharp(bytes, options)
      .autoOrient()
      .resize(within(detailSide))
      .flatten({ background: '#fff' })
      .timeout({ seconds: DECODING_SECONDS })
      // Strips EXIF and other metadata, which sharp keeps only on request.
      .jpeg({ quality: 88 })
      .toBuffer();
    const jpeg = await sharp(detail).resize(within(JPEG_SIDE_MAX)).jpeg({ quality: 85 }).toBuffer();
    return { jpeg, detail };
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable(error);
  }
};

/** Maximum number of waiting pictures, each of up to 5 MB, in total and from one address. */
const WAITING_MAX = 40;
const WAITING_PER_ADDRESS = 20;
const WAITING_MS = 20_000;

export interface PhotoPreparer {
  /**
   * The picture, upright and scaled down, without the camera's metadata.
   * @throws DomainError for a file that is not a picture, an unsupported format, a broken picture, too many pixels, or
   * too many waiting already; the signal's reason when it was aborted before its turn
   */
  prepare: (bytes: Uint8Array, signal: AbortSignal, sender?: PhotoSender) => Promise<PreparedPhoto>;
  /** How many wait to be decoded. */
  waiting?: () => number;
}

/**
 * Decodes one picture at a time, so that many of them need the memory of one.
 * @param detailSide longest side of `detail`, in pixels
 */
export const createPhotoPreparer = (detailSide = DETAIL_SIDE_MAX): PhotoPreparer => {
  const queue = createFairQueue({
    waitingMax: WAITING_MAX,
    waitingPerAddress: WAITING_PER_ADDRESS,
    waitingMs: WAITING_MS,
  });
  return {
    waiting: queue.waiting,
    prepare: (bytes, signal, sender = NO_SENDER) => queue.run(sender, signal, () => decode(bytes, detailSide)),
  };
};

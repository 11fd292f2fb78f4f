import {
  OWN_PHOTO_MAX_BYTES,
  OWN_PHOTO_MAX_SIDE_PX,
  OWN_PHOTO_QUALITY,
  PAGE_PHOTO_MAX_SIDE_PX,
  PHOTO_MAX_SIDE_PX,
  PHOTO_QUALITY,
  UPLOAD_MAX_BYTES,
} from '@contracts/limits';
import { plainJpeg } from '@kitchen/photos/plainJpeg';

/** Scale of each further attempt while a photo is too large. */
const STEP = 0.75;
const SMALLEST_SIDE_PX = 64;

const JPEG = 'image/jpeg';

/** Scales a picture so that its longest side is at most `longest`. A small one is not enlarged. */
export const fittedSize = (width: number, height: number, longest: number) => {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const drawn = async (picture: ImageBitmap, longest: number, quality: number): Promise<Blob> => {
  const { width, height } = fittedSize(picture.width, picture.height, longest);
  const paint = (context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D) => {
    // JPEG has no transparency: transparent pixels would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
  };
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context) {
      paint(context);
      return canvas.convertToBlob({ type: JPEG, quality });
    }
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  paint(canvas.getContext('2d')!);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), JPEG, quality);
  });
};

/** Tries smaller and smaller sizes until the result is under the limit. */
export const encodedUnder = async (
  limit: number,
  encode: (longest: number) => Promise<Blob>,
  longest = PHOTO_MAX_SIDE_PX,
): Promise<Blob> => {
  const photo = await encode(longest);
  if (photo.size <= limit) return photo;
  if (longest * STEP < SMALLEST_SIDE_PX) throw new Error('too large at any size');
  return encodedUnder(limit, encode, longest * STEP);
};

interface Encoding {
  maxBytes: number;
  /** The longest side in pixels. */
  longest: number;
  quality: number;
}

/** @throws if the browser cannot decode the picture */
const encoded = async (file: Blob, { maxBytes, longest, quality }: Encoding): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  try {
    return await encodedUnder(maxBytes, (side) => drawn(picture, side, quality), longest);
  } finally {
    picture.close();
  }
};

/**
 * Re-encodes a picture for upload: a JPEG of at most 1,600 pixels, or so many, under the size limit. Redrawing it drops
 * all metadata (place, time, camera).
 * @throws if the browser cannot decode the picture
 */
export const encodePhoto = async (file: Blob, longest = PHOTO_MAX_SIDE_PX): Promise<Blob> => {
  const photo = await encoded(file, { maxBytes: UPLOAD_MAX_BYTES, longest, quality: PHOTO_QUALITY });
  return new File([photo], 'photo.jpg', { type: JPEG });
};

/** The same for a photo of a page, whose print is small. */
export const encodePagePhoto = (file: Blob): Promise<Blob> => encodePhoto(file, PAGE_PHOTO_MAX_SIDE_PX);

/**
 * Redraws a picture as the photo of an own recipe: a JPEG of at most 1,024 pixels and 180 kB with nothing in it but the
 * picture.
 * @throws if the browser cannot decode the picture
 */
export const encodeOwnPhoto = async (file: Blob): Promise<Uint8Array> => {
  const photo = await encoded(file, {
    maxBytes: OWN_PHOTO_MAX_BYTES,
    longest: OWN_PHOTO_MAX_SIDE_PX,
    quality: OWN_PHOTO_QUALITY,
  });
  const plain = plainJpeg(new Uint8Array(await photo.arrayBuffer()));
  if (!plain) throw new Error('no JPEG came of it');
  return plain;
};

/**
 * JPEG files by their segments: what a decoder needs, and nothing else. A camera writes place, time and serial number
 * into segments of their own, and a file may go on behind the picture with whatever it likes.
 */

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
/** APP0 has the density of pixels, and APP14 how colours are stored; the other ones have data about the picture. */
const [APP_FIRST, APP_LAST, JFIF, ADOBE] = [0xe0, 0xef, 0xe0, 0xee];
/** Longer ones hold a second, small picture or something else that no decoder needs. */
const JFIF_BYTES = 16;
const ADOBE_BYTES = 14;

const isNeeded = (marker: number, length: number): boolean => {
  if (marker === JFIF) return length <= JFIF_BYTES;
  if (marker === ADOBE) return length <= ADOBE_BYTES;
  return marker !== COMMENT && (marker < APP_FIRST || marker > APP_LAST);
};

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1]!;
    if (bytes[at] === MARKER && next !== 0 && next !== MARKER && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
};

/** The first and the last byte (exclusive) of each part that is kept; undefined for a file that is no whole JPEG. */
const partsOf = (bytes: Uint8Array): [number, number][] | undefined => {
  if (bytes[0] !== MARKER || bytes[1] !== START) return undefined;
  const parts: [number, number][] = [[0, 2]];
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== MARKER) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === END) return hasScan ? [...parts, [at, at + 2]] : undefined;
    if (at + 3 >= bytes.length || marker < 0xc0 || (marker >= 0xd0 && marker <= START)) return undefined;
    const length = bytes[at + 2]! * 256 + bytes[at + 3]!;
    const isScan = marker === SCAN;
    const end = isScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (isNeeded(marker, length)) parts.push([at, end]);
    hasScan ||= isScan;
    at = end;
  }
  return undefined;
};

/**
 * A JPEG without metadata, comments, previews, and whatever follows its end. The picture itself is not decoded.
 * @returns undefined for bytes that are not a JPEG from its beginning to its end
 */
export const plainJpeg = (bytes: Uint8Array): Uint8Array | undefined => {
  const parts = partsOf(bytes);
  if (!parts) return undefined;
  const plain = new Uint8Array(parts.reduce((sum, [from, to]) => sum + to - from, 0));
  let at = 0;
  for (const [from, to] of parts) {
    plain.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  return plain;
};

/** Whether a file is a JPEG that holds nothing but its picture. */
export const isPlainJpeg = (bytes: Uint8Array): boolean => plainJpeg(bytes)?.length === bytes.length;

/** Longest side of a picture sent to a model. */
export const SENT_IMAGE_PX = 1_024;

const START = 0xff;
/** JPEG frame headers, without the table markers in the same range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Width and height of a JPEG from its frame header; undefined for other files. */
const jpegSize = (image: Uint8Array): { width: number; height: number } | undefined => {
  if (image[0] !== START || image[1] !== 0xd8) return undefined;
  const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  let at = 2;
  while (at + 9 <= image.length && image[at] === START) {
    const marker = image[at + 1] ?? 0;
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === START ? 1 : hasNoLength(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/**
 * Throws for anything but a JPEG of at most 1,024 px: local models reject other formats, and an original photo may
 * contain its location.
 */
export const assertSendable = (image: Uint8Array): void => {
  const size = jpegSize(image);
  if (!size || size.width === 0 || size.height === 0) throw new TypeError('a picture for a model must be a JPEG');
  if (Math.max(size.width, size.height) > SENT_IMAGE_PX)
    throw new RangeError(`a picture for a model has at most ${SENT_IMAGE_PX} px on its longer side`);
};

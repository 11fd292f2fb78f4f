export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the ISO base media format used for HEIF pictures. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif']);

/** The format by a file's first bytes, whatever its name and declared type; undefined for unknown formats. */
export const imageFormatOf = (bytes: Uint8Array): ImageFormat | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(text(bytes, 8, 12))) return 'heic';
  return undefined;
};

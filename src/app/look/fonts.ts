import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import youngSerifLatin from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2';
import youngSerifLatinExt from '@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2';

/** Unicode ranges of the font subsets, as @fontsource cuts them. English, Spanish and French need only the first. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,' +
  'U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/**
 * `optional` shows a face only if it is there for the first paint (within 100 ms), so that a face that arrives later
 * never moves what is read; `lib/browser/lateFonts` shows it with the next screen. The metrics below cannot prevent that
 * alone, because now and then a line breaks elsewhere. `block` waits for it, as pictures of a page have to.
 */
type FontDisplay = 'optional' | 'block';

const faceOf = (fontDisplay: FontDisplay) => (family: string, weight: string, url: string, unicodeRange: string) => ({
  '@font-face': {
    fontFamily: family,
    fontStyle: 'normal',
    fontDisplay,
    fontWeight: weight,
    src: `url(${url}) format('woff2')`,
    unicodeRange,
  },
});

/**
 * A system font adjusted to the metrics of ours, so that a page looks the same without our fonts. The widths were
 * measured on English, Spanish and French text; the heights are derived from ours.
 */
const fallbackFace = (family: string, local: string, width: number, [ascent, descent]: Heights, weight?: string) => ({
  '@font-face': {
    fontFamily: family,
    src: local,
    sizeAdjust: `${width}%`,
    ascentOverride: `${((ascent / width) * 100).toFixed(1)}%`,
    descentOverride: `${((descent / width) * 100).toFixed(1)}%`,
    lineGapOverride: '0%',
    ...(weight && { fontWeight: weight }),
  },
});

type Heights = readonly [ascent: number, descent: number];
/** In per cent of the font size. */
const FIGTREE: Heights = [95, 25];
const YOUNG_SERIF: Heights = [105, 37];

/** Our font files: family, weights, address, and the characters in them. */
export const FONT_FILES = [
  ['Figtree Variable', '300 900', figtreeLatin, LATIN],
  ['Figtree Variable', '300 900', figtreeLatinExt, LATIN_EXT],
  ['Young Serif', '400', youngSerifLatin, LATIN],
  ['Young Serif', '400', youngSerifLatinExt, LATIN_EXT],
] as const;

/** Our font files, for the global styles. */
export const fontFiles = (display: FontDisplay) => {
  const face = faceOf(display);
  return FONT_FILES.map(([family, weight, url, range]) => face(family, weight, url, range));
};

/** Our font files and their fallback faces, for the global styles. */
export const FONT_FACES = [
  ...fontFiles('optional'),
  fallbackFace('Figtree Fallback', "local('Arial'), local('Liberation Sans')", 100, FIGTREE),
  fallbackFace('Figtree Android', "local('Roboto')", 100.9, FIGTREE),
  fallbackFace('Figtree Linux', "local('DejaVu Sans')", 88.6, FIGTREE),
  fallbackFace('Figtree Linux', "local('DejaVu Sans Bold')", 80.4, FIGTREE, '600 900'),
  fallbackFace('Young Serif Fallback', "local('Times New Roman'), local('Liberation Serif')", 124, YOUNG_SERIF),
  fallbackFace('Young Serif Android', "local('Noto Serif')", 106.2, YOUNG_SERIF),
  fallbackFace('Young Serif Linux', "local('DejaVu Serif')", 97.3, YOUNG_SERIF),
];

export const SANS = "'Figtree Variable', 'Figtree Fallback', 'Figtree Android', 'Figtree Linux', Arial, sans-serif";
export const SERIF =
  "'Young Serif', 'Young Serif Fallback', 'Young Serif Android', 'Young Serif Linux', Georgia, serif";

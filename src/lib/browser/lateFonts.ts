/** A font file: family, weights, address, and the characters in it. */
type FontFile = readonly [family: string, weight: string, url: string, unicodeRange: string];

type Page = Window & typeof globalThis;

/** Faces that came too late for the first paint, and wait for the next screen. */
let waiting: FontFace[] = [];

/** When this page had an address, in milliseconds since it was opened; undefined for one that it never asked for. */
const arrivalOf = ({ performance, location }: Page, path: string): number | undefined => {
  const [file] = performance.getEntriesByName(new URL(path, location.href).href, 'resource');
  return (file as PerformanceResourceTiming | undefined)?.responseEnd;
};

/** The faces that this page asked for, and that came after it was first painted. */
const lateFaces = (page: Page, files: readonly FontFile[]): FontFace[] => {
  const painted = page.performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return files
    .filter(([, , url]) => (arrivalOf(page, url) ?? 0) > painted)
    .map(
      ([family, weight, url, unicodeRange]) =>
        new page.FontFace(family, `url(${url}) format('woff2')`, { weight, unicodeRange }),
    );
};

/**
 * Loads the fonts that came too late for the first paint once more, from the browser's cache, for the next screen:
 * `font-display: optional` keeps the fallback for as long as the document lives, which here is the whole visit.
 */
export const loadLateFonts = async (page: Page, files: readonly FontFile[]): Promise<void> => {
  if (!page.document.fonts || !page.FontFace) return;
  await page.document.fonts.ready;
  const loaded = await Promise.allSettled(lateFaces(page, files).map((face) => face.load()));
  waiting = loaded.flatMap((face) => (face.status === 'fulfilled' ? [face.value] : []));
};

/** Shows them. To be called when another screen takes the place of the one that was read, before it is painted. */
export const showLateFonts = ({ document }: Page): void => {
  for (const face of waiting) document.fonts.add(face);
  waiting = [];
};

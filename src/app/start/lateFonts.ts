import { opensHere } from '@/lib/browser/opensHere';
import { FONT_FILES } from '../look/fonts';

/** When this page had an address, in milliseconds since it was opened; undefined for one that it never asked for. */
const arrivalOf = ({ performance, location }: Window, path: string): number | undefined => {
  const [file] = performance.getEntriesByName(new URL(path, location.href).href, 'resource');
  return (file as PerformanceResourceTiming | undefined)?.responseEnd;
};

/** The faces that this page asked for, and that came after it was first painted. */
const lateFaces = (page: Window & typeof globalThis): FontFace[] => {
  const painted = page.performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return FONT_FILES.filter(([, , url]) => (arrivalOf(page, url) ?? 0) > painted).map(
    ([family, weight, url, unicodeRange]) =>
      new page.FontFace(family, `url(${url}) format('woff2')`, { weight, unicodeRange }),
  );
};

/** Whether a press leads away from what is read. */
const isWayOn = (event: Event): boolean => {
  if (event.type !== 'click') return true;
  const link = event.target instanceof Element && event.target.closest('a[href]');
  return link instanceof HTMLAnchorElement && !link.target && opensHere(event as MouseEvent);
};

const WAYS_ON = ['click', 'submit', 'popstate'] as const;

/**
 * Shows our fonts when the cook moves on to another screen, if they came too late for the first paint: `optional` in
 * `look/fonts` then keeps the fallback for as long as the document lives, which here is the whole visit. Nothing that
 * is being read moves.
 */
export const showLateFonts = async (page: Window & typeof globalThis): Promise<void> => {
  if (!page.document.fonts || !page.FontFace) return;
  await page.document.fonts.ready;
  const faces = lateFaces(page);
  if (faces.length === 0) return;
  // From the browser's cache. A page without its fonts is as good as it was.
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  const ready = loaded.flatMap((face) => (face.status === 'fulfilled' ? [face.value] : []));
  const show = (event: Event) => {
    if (!isWayOn(event)) return;
    for (const type of WAYS_ON) page.removeEventListener(type, show, true);
    for (const face of ready) page.document.fonts.add(face);
  };
  for (const type of WAYS_ON) page.addEventListener(type, show, true);
};

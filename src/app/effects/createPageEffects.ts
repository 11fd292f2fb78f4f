import { cookieNameOf } from '@contracts/defaults';
import { MOBILE_BREAKPOINT_PX } from '@contracts/limits';
import type { Language } from '@contracts/vocabulary';
import { matchesMedia } from '@/lib/browser/matchesMedia';
import { MOVED_ON } from '@/lib/browser/movedOn';
import { RESULTS_ANCHOR_ID } from '@/lib/browser/resultsAnchor';
import { scrollIntoSight } from '@/lib/browser/scrollIntoSight';
import { followMoves, standStillAtPress } from '@/lib/browser/steadyPress';
import { openedOnce } from '@/lib/values/openedOnce';
import type { PageEffects, ShareOutcome } from '@/store/listening';
import { LANGUAGE_KEY } from '@/store/persist/storedPreferences';
import { createPhotoKeeper } from './createPhotoKeeper';
import { announceOn } from '../start/windowEvents';

const copyText = async ({ navigator }: Window, text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const copyLink = async (page: Window, url: string): Promise<ShareOutcome> =>
  (await copyText(page, url)) ? 'copied' : 'copyFailed';

let stopAwaiting: (() => void) | undefined;

/** Calls back at each change of the document until the callback returns true or the cook moves on, however long it takes. */
const atChanges = (page: Window, act: () => boolean) => {
  const observer = new MutationObserver(() => {
    if (act()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const event of MOVED_ON) page.removeEventListener(event, stop, true);
  };
  for (const event of MOVED_ON) page.addEventListener(event, stop, { capture: true, passive: true });
  observer.observe(page.document.body, { childList: true, subtree: true });
  return stop;
};

const scrollToResults = (page: Window): void => {
  const isCalm = matchesMedia(page, '(prefers-reduced-motion: reduce)');
  const scroll = () => {
    const results = page.document.getElementById(RESULTS_ANCHOR_ID);
    if (!results) return false;
    scrollIntoSight(results, { behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
    if (!isCalm) standStillAtPress(page);
    return true;
  };
  stopAwaiting?.();
  // The results are a separate chunk, and a busy device may render them long after the answer.
  if (!scroll()) stopAwaiting = atChanges(page, scroll);
};

const rememberLanguage = (page: Window, language: Language): void => {
  page.document.documentElement.lang = language;
  // Tells the server which prerendered home page to send.
  const isHttps = page.location.protocol === 'https:';
  const attributes = `path=/; max-age=31536000; samesite=lax${isHttps ? '; secure' : ''}`;
  page.document.cookie = `${cookieNameOf(LANGUAGE_KEY, isHttps)}=${language}; ${attributes}`;
  try {
    page.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // If storage is blocked, the preferences toast reports it. The language still applies to this visit.
  }
};

/** Opens the device's share sheet; `noSheet` where it has none, or it fails. */
const openSheet = async ({ navigator }: Window, data: ShareData): Promise<'shared' | 'dismissed' | 'noSheet'> => {
  if (typeof navigator.share !== 'function') return 'noSheet';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'dismissed' : 'noSheet';
  }
};

const shareLink = async (page: Window, { title, path }: { title: string; path: string }): Promise<ShareOutcome> => {
  const url = new URL(path, page.location.origin).href;
  const outcome = await openSheet(page, { title, url });
  return outcome === 'noSheet' ? copyLink(page, url) : outcome;
};

/** Effects that most visits do not need, each in a chunk of its own. */
const laterEffects = (page: Window & typeof globalThis) =>
  ({
    cooking: openedOnce(async () => (await import('./createCookingEffects')).createCookingEffects(page)),
    session: () => import('./createSessionEffects').then(({ createSessionEffects }) => createSessionEffects(page)),
    lines: () => import('./createLineEffects').then(({ createLineEffects }) => createLineEffects(page)),
    imports: openedOnce(async () => (await import('./createImportEffects')).createImportEffects(page)),
  }) satisfies Partial<PageEffects>;

/** Browser side effects of the listeners. */
export const createPageEffects = (page: Window): PageEffects => {
  const lastMove = followMoves(page);
  return {
    ...laterEffects(page as Window & typeof globalThis),
    scrollToResults: (since) => {
      if (lastMove() < since) scrollToResults(page);
    },
    isAtCard: () => page.document.activeElement?.matches('article h3 a') ?? false,
    isMobile: () => matchesMedia(page, `(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`),
    announceSavedList: (news) => announceOn(page, news),
    photos: createPhotoKeeper(),
    rememberLanguage: (language) => rememberLanguage(page, language),
    copyText: (text) => copyText(page, text),
    shareText: ({ title, text }) => openSheet(page, { title, text }),
    shareLink: (link) => shareLink(page, link),
  };
};

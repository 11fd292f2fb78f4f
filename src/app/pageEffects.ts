import { MOBILE_BREAKPOINT_PX } from '@contracts/limits';
import { RESULTS_ANCHOR_ID } from '@/lib/resultsAnchor';
import type { CookingEffects } from '@/store/cookingEffects';
import type { PageEffects, ShareOutcome } from '@/store/listening';
import { LANGUAGE_KEY } from '@/store/persist/storedPreferences';
import { createPhotoKeeper } from './photoKeeper';
import { announceOn } from './windowEvents';

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

let cooking: Promise<CookingEffects> | undefined;

/** What the listeners do to the real page. */
export const createPageEffects = (page: Window): PageEffects => ({
  scrollToResults() {
    const isCalm = page.matchMedia('(prefers-reduced-motion: reduce)').matches;
    page.document
      .getElementById(RESULTS_ANCHOR_ID)
      ?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  },

  cooking: () =>
    (cooking ??= import('./cookingEffects').then(({ createCookingEffects }) => createCookingEffects(page))),

  session: () => import('./sessionEffects').then(({ createSessionEffects }) => createSessionEffects(page)),

  announceSavedList: (news) => announceOn(page, news),

  copyText: (text) => copyText(page, text),

  photos: createPhotoKeeper(),

  isMobile: () => page.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`).matches,

  rememberLanguage(language) {
    page.document.documentElement.lang = language;
    // For the server, which sends the home page drawn in this language.
    page.document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
    try {
      page.localStorage.setItem(LANGUAGE_KEY, language);
    } catch {
      // A browser that stores nothing is told of by the toast for preferences; the language itself holds for this visit.
    }
  },

  async shareLink({ title, path }) {
    const url = new URL(path, page.location.origin).href;
    if (typeof page.navigator.share !== 'function') return copyLink(page, url);
    try {
      await page.navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      return (error as Error).name === 'AbortError' ? 'dismissed' : copyLink(page, url);
    }
  },
});

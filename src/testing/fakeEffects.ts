import type { PageEffects, ShareOutcome } from '@/store/listening';

/** A page that only remembers what was done to it. */
export const fakeEffects = ({ isMobile = false, outcome = 'copied' as ShareOutcome } = {}) => ({
  scrollToResults: jest.fn<void, []>(),
  isMobile: () => isMobile,
  rememberLanguage: jest.fn<void, Parameters<PageEffects['rememberLanguage']>>(),
  shareLink: jest.fn<Promise<ShareOutcome>, Parameters<PageEffects['shareLink']>>(() => Promise.resolve(outcome)),
});

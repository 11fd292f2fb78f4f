import { withLock } from '@/lib/browser/withLock';

/** The rings of the last minutes, so that a tab that wakes up late does not ring again. */
const RUNG_KEY = 'cookingTimers.rung';
const KEPT = 20;

/** How long a hidden tab waits for a visible one to ring first. */
const HIDDEN_WAIT_MS = 300;
const UNFOCUSED_WAIT_MS = 100;

const read = (page: Window): string[] => {
  try {
    const stored: unknown = JSON.parse(page.localStorage.getItem(RUNG_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

/** Makes sure that only one tab rings, preferably a visible one. */
export const createRingClaims =
  (page: Window) =>
  async (key: string): Promise<boolean> => {
    const { document, navigator } = page;
    const wait = document.visibilityState === 'hidden' ? HIDDEN_WAIT_MS : document.hasFocus() ? 0 : UNFOCUSED_WAIT_MS;
    if (wait > 0) await new Promise((resolve) => page.setTimeout(resolve, wait));
    const claim = () => {
      const rung = read(page);
      if (rung.includes(key)) return false;
      try {
        page.localStorage.setItem(RUNG_KEY, JSON.stringify([key, ...rung].slice(0, KEPT)));
      } catch {
        // Without storage, tabs cannot coordinate. Ringing twice is better than never.
      }
      return true;
    };
    return withLock(navigator.locks, RUNG_KEY, claim);
  };

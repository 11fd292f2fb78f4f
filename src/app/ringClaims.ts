/** The rings of the last minutes, so that a tab which wakes up late does not ring again. */
const RUNG_KEY = 'cookingTimers.rung';
const KEPT = 20;

/** How long a tab that is not looked at lets the others go first. */
const HIDDEN_WAIT_MS = 300;
const UNFOCUSED_WAIT_MS = 100;

const read = ({ localStorage }: Window): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RUNG_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

/** One of all tabs rings: the one that is looked at, where there is one. */
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
        // Where nothing can be stored no tab knows of another: better twice than never.
      }
      return true;
    };
    return navigator.locks ? navigator.locks.request(RUNG_KEY, claim) : claim();
  };

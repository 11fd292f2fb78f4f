/** A change of one key of local storage, made by another page. A null key means that the storage was cleared. */
export type StorageChange = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

const textsIn = (page: Window): Map<string, string> => {
  try {
    return new Map(Object.entries<string>(page.localStorage));
  } catch {
    // Storage is blocked, so no other page can change it.
    return new Map();
  }
};

const differences = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): StorageChange[] =>
  [...new Set([...before.keys(), ...now.keys()])]
    .map((key) => ({ key, oldValue: before.get(key) ?? null, newValue: now.get(key) ?? null }))
    .filter(({ oldValue, newValue }) => oldValue !== newValue);

/**
 * Calls back at each change of local storage by another page. A page in the back-forward cache receives no events, so it
 * compares the storage with what it left when it is shown again.
 * @returns a function that stops following
 */
export const followStorage = (page: Window, onChange: (change: StorageChange) => void): (() => void) => {
  let left: Map<string, string> | undefined;
  const onHide = ({ persisted }: PageTransitionEvent) => {
    left = persisted ? textsIn(page) : undefined;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && left) differences(left, textsIn(page)).forEach(onChange);
    left = undefined;
  };
  page.addEventListener('storage', onChange);
  page.addEventListener('pagehide', onHide);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('storage', onChange);
    page.removeEventListener('pagehide', onHide);
    page.removeEventListener('pageshow', onShow);
  };
};

/**
 * Runs `work` while this tab holds the lock. Browsers have no locks over plain HTTP and refuse them where storage is
 * blocked; the work then runs without one. A failure of the work itself is rethrown.
 */
export const withLock = async <T>(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  work: () => T | Promise<T>,
): Promise<T> => {
  let begun: Promise<T> | undefined;
  const begin = async () => (begun ??= Promise.resolve().then(work));
  if (!locks) return begin();
  try {
    return (await locks.request(name, begin)) as T;
  } catch {
    return begin();
  }
};

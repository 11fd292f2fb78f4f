/**
 * Keeps the screen on while wanted. Browsers release the lock when the page is hidden, so it is requested again when
 * the page becomes visible.
 */
export const createScreenLock = ({ document, navigator }: Window) => {
  let isWanted = false;
  let isAsking = false;
  let lock: WakeLockSentinel | undefined;
  let tell: (isAwake: boolean) => void = () => undefined;

  const keep = (held: WakeLockSentinel) => {
    lock = held;
    held.addEventListener('release', () => {
      if (lock !== held) return;
      lock = undefined;
      tell(false);
    });
    tell(true);
  };

  const hold = async (): Promise<void> => {
    if (!isWanted || isAsking || lock || document.visibilityState !== 'visible') return;
    isAsking = true;
    let isReleased = false;
    try {
      const held = await navigator.wakeLock.request('screen');
      isReleased = !isWanted;
      if (isReleased) await held.release();
      else keep(held);
    } catch {
      // Low battery or no permission: the view says that the screen may go dark.
      tell(false);
    } finally {
      isAsking = false;
    }
    // It may have been switched on again during the release.
    if (isReleased) await hold();
  };

  const letGo = () => {
    const held = lock;
    if (!held) return;
    lock = undefined;
    tell(false);
    void held.release().catch(() => undefined);
  };

  document.addEventListener('visibilitychange', () => void hold());

  return {
    hasWakeLock: 'wakeLock' in navigator,
    keepAwake: (wanted: boolean, onChange: (isAwake: boolean) => void) => {
      tell = onChange;
      if (wanted === isWanted || !('wakeLock' in navigator)) return;
      isWanted = wanted;
      if (wanted) void hold();
      else letGo();
    },
  };
};

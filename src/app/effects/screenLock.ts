/**
 * Keeps the screen on while wanted. Browsers release the lock when the page is hidden, so it is requested again when
 * the page becomes visible.
 */
export const createScreenLock = ({ document, navigator }: Window) => {
  let isWanted = false;
  let isAsking = false;
  let lock: WakeLockSentinel | undefined;
  let tell: (isAwake: boolean) => void = () => undefined;

  const hold = async () => {
    if (!isWanted || isAsking || (lock && !lock.released) || document.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      const held = await navigator.wakeLock.request('screen');
      lock = held;
      held.addEventListener('release', () => tell(false));
      if (isWanted) tell(true);
      else await held.release();
    } catch {
      // Low battery or no permission: the view says that the screen may go dark.
      tell(false);
    } finally {
      isAsking = false;
    }
  };
  document.addEventListener('visibilitychange', () => void hold());

  return {
    hasWakeLock: 'wakeLock' in navigator,
    keepAwake: (wanted: boolean, onChange: (isAwake: boolean) => void) => {
      tell = onChange;
      if (wanted === isWanted || !('wakeLock' in navigator)) return;
      isWanted = wanted;
      if (wanted) void hold();
      else void lock?.release().catch(() => undefined);
    },
  };
};

/** Keeps the screen on while it is wanted. The browser lets go whenever the page is hidden, so it is asked again (DECISIONS 25). */
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
      // An empty battery, or a browser that may not: the view says that the screen can go dark.
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

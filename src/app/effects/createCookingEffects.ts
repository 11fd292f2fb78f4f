import type { CookingEffects } from '@/store/cookingEffects';
import { createBell } from './kitchenBell';
import { createRingClaims } from './ringClaims';
import { createScreenLock } from './screenLock';
import { createSpeech } from './speech';
import { createTitleClock } from './titleClock';

type NotifyingWindow = Window & { Notification?: typeof Notification };

const createWaker = () => {
  let worker: Worker | undefined;
  let wakeUp: () => void = () => undefined;
  let due: number | null = null;
  return (at: number | null, wake: () => void) => {
    wakeUp = wake;
    if (at === due || (at === null && !worker)) return;
    due = at;
    try {
      if (!worker && typeof Worker !== 'undefined') {
        worker = new Worker(new URL('../start/wakeWorker.ts', import.meta.url));
        worker.onmessage = () => wakeUp();
      }
    } catch {
      // Without a worker, timers of the page read the clock, throttled while it is hidden.
    }
    worker?.postMessage(at);
  };
};

/** Browser side effects of the kitchen timers. */
export const createCookingEffects = (page: NotifyingWindow): CookingEffects => {
  const bell = createBell(page);
  const speech = createSpeech(page);
  const lock = createScreenLock(page);
  return {
    abilities: () => ({
      isSecure: page.isSecureContext,
      hasSound: bell.hasSound,
      hasWakeLock: lock.hasWakeLock,
      hasSpeech: speech.hasSpeech,
      hasRecognition: speech.hasRecognition,
      notifications: page.isSecureContext ? (page.Notification?.permission ?? 'unsupported') : 'unsupported',
    }),
    unlockSound: bell.unlock,
    ring: bell.ring,
    speak: speech.speak,
    listen: speech.listen,
    keepAwake: lock.keepAwake,
    showInTitle: createTitleClock(page),
    wakeAt: createWaker(),
    claimRing: createRingClaims(page),

    notify({ title, body, tag, path }) {
      if (page.document.visibilityState === 'visible' || page.Notification?.permission !== 'granted') return;
      try {
        const message = new page.Notification(title, { body, tag, icon: '/icon-192.png' });
        message.onclick = () => {
          page.focus();
          message.close();
          if (page.location.pathname + page.location.hash !== path) page.location.assign(path);
        };
      } catch {
        // Chrome on Android shows notifications only through a service worker.
        void page.navigator.serviceWorker
          ?.getRegistration()
          .then((registration) => registration?.showNotification(title, { body, tag, data: { path } }))
          .catch(() => undefined);
      }
    },

    async askToNotify() {
      try {
        await page.Notification?.requestPermission();
      } catch {
        // The permission stays as it was, and the options show it.
      }
    },
  };
};

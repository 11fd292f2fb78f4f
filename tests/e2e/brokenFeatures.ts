/** How a browser feature is broken before the page loads. */
export type Breakage = 'absent' | 'refusing' | 'asynchronous';

/** A feature that the interface uses, and where the browser keeps it: paths from `window`. */
export interface Feature {
  /** What a browser without the feature lacks. */
  owners: readonly string[];
  /** Methods, constructors (capitalised) and getters (`get name`) that can refuse. */
  calls?: readonly string[];
  /** Calls that return nothing today, and so may return a promise in future browsers. */
  silent?: readonly string[];
}

const SCROLLS = ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll'].map((name) => `Element.prototype.${name}`);

export const FEATURES: Record<string, Feature> = {
  'screen wake lock': { owners: ['Navigator.prototype.wakeLock'], calls: ['WakeLock.prototype.request'] },
  notifications: { owners: ['Notification'], calls: ['Notification', 'Notification.requestPermission'] },
  voice: {
    owners: ['speechSynthesis', 'SpeechSynthesisUtterance'],
    calls: ['SpeechSynthesis.prototype.speak', 'SpeechSynthesis.prototype.cancel', 'SpeechSynthesisUtterance'],
    silent: ['SpeechSynthesis.prototype.speak', 'SpeechSynthesis.prototype.cancel'],
  },
  listening: {
    owners: ['webkitSpeechRecognition', 'SpeechRecognition'],
    calls: ['webkitSpeechRecognition'],
    silent: ['webkitSpeechRecognition.prototype.start', 'webkitSpeechRecognition.prototype.abort'],
  },
  sound: {
    owners: ['AudioContext'],
    calls: ['AudioContext', 'AudioContext.prototype.resume'],
    silent: ['AudioScheduledSourceNode.prototype.start', 'AudioScheduledSourceNode.prototype.stop'],
  },
  locks: { owners: ['Navigator.prototype.locks'], calls: ['LockManager.prototype.request'] },
  'local storage': {
    owners: ['localStorage'],
    calls: ['get localStorage'],
    silent: ['Storage.prototype.setItem', 'Storage.prototype.removeItem'],
  },
  'storage quota': { owners: [], calls: ['Storage.prototype.setItem'] },
  'session storage': { owners: ['sessionStorage'], calls: ['get sessionStorage'] },
  indexedDB: { owners: ['indexedDB'], calls: ['IDBFactory.prototype.open'] },
  'storage manager': { owners: ['Navigator.prototype.storage'], calls: ['StorageManager.prototype.estimate'] },
  BroadcastChannel: {
    owners: ['BroadcastChannel'],
    calls: ['BroadcastChannel'],
    silent: ['BroadcastChannel.prototype.postMessage'],
  },
  share: { owners: ['Navigator.prototype.share'], calls: ['Navigator.prototype.share'] },
  clipboard: { owners: ['Navigator.prototype.clipboard'], calls: ['Clipboard.prototype.writeText'] },
  scrolling: {
    owners: [...SCROLLS, 'scrollTo', 'scrollBy', 'scroll'],
    calls: [...SCROLLS, 'scrollTo'],
    silent: [...SCROLLS, 'scrollTo', 'scrollBy', 'scroll'],
  },
  focus: { owners: [], silent: ['HTMLElement.prototype.focus', 'HTMLElement.prototype.blur'] },
  vibration: { owners: ['Navigator.prototype.vibrate'], calls: ['Navigator.prototype.vibrate'] },
  'service worker': {
    owners: ['Navigator.prototype.serviceWorker'],
    calls: ['ServiceWorkerContainer.prototype.register', 'ServiceWorkerContainer.prototype.getRegistration'],
  },
  'cache storage': { owners: ['caches'], calls: ['CacheStorage.prototype.match', 'CacheStorage.prototype.open'] },
  'media queries': { owners: ['matchMedia'] },
  'idle callbacks': { owners: ['requestIdleCallback'] },
  scheduler: { owners: ['scheduler'], calls: ['Scheduler.prototype.postTask'] },
  'random ids': { owners: ['Crypto.prototype.randomUUID'], calls: ['Crypto.prototype.randomUUID'] },
  IntersectionObserver: {
    owners: ['IntersectionObserver'],
    silent: ['IntersectionObserver.prototype.observe', 'IntersectionObserver.prototype.disconnect'],
  },
  ResizeObserver: {
    owners: ['ResizeObserver'],
    silent: ['ResizeObserver.prototype.observe', 'ResizeObserver.prototype.disconnect'],
  },
  visibility: { owners: ['Document.prototype.visibilityState', 'Document.prototype.hidden'] },
  camera: { owners: ['Navigator.prototype.mediaDevices'], calls: ['MediaDevices.prototype.getUserMedia'] },
  'image bitmaps': {
    owners: ['createImageBitmap', 'OffscreenCanvas'],
    calls: ['createImageBitmap', 'OffscreenCanvas'],
  },
  workers: { owners: ['Worker'], calls: ['Worker'], silent: ['Worker.prototype.postMessage'] },
  'connection information': { owners: ['Navigator.prototype.connection'] },
  printing: { owners: ['print'], silent: ['print'] },
  'text segments': { owners: ['Intl.Segmenter'] },
  animations: { owners: ['Element.prototype.animate'], calls: ['Element.prototype.animate'] },
};

/** Which breakages apply to a feature. */
export const canBe = (breakage: Breakage, { owners, calls = [], silent = [] }: Feature): boolean =>
  ({ absent: owners, refusing: calls, asynchronous: silent })[breakage].length > 0;

/** Runs in the page before its own scripts, so it must be self-contained. */
export const breakFeatures = ({ features, breakage }: { features: Feature[]; breakage: Breakage }): void => {
  const find = (path: string) => {
    const names = path.split('.');
    const name = names.pop()!;
    const owner = names.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], window);
    return { owner: owner as Record<string, unknown> | undefined, name };
  };
  const refusal = () => new DOMException('refused by the test', 'NotAllowedError');
  /** Calls that return a promise refuse by rejecting it; all others throw. */
  const ANSWERS_LATER =
    /request$|requestPermission|writeText|share$|register$|getRegistration$|match$|CacheStorage.*open|resume|estimate|getUserMedia|createImageBitmap|postTask/;

  for (const { owners, calls = [], silent = [] } of features) {
    if (breakage === 'absent')
      for (const path of owners) {
        const { owner, name } = find(path);
        if (owner) delete owner[name];
      }
    if (breakage === 'refusing')
      for (const path of calls) {
        const isGetter = path.startsWith('get ');
        const { owner, name } = find(path.replace('get ', ''));
        if (!owner || !(name in owner)) continue;
        const refuse =
          ANSWERS_LATER.test(path) && path !== 'matchMedia'
            ? () => Promise.reject(refusal())
            : () => {
                throw refusal();
              };
        const was = isGetter ? undefined : owner[name];
        const call = function refuses() {
          return refuse();
        };
        if (typeof was === 'function' && /^[A-Z]|webkit/.test(name))
          Object.assign(call, {
            prototype: was.prototype as object,
            requestPermission: (was as { requestPermission?: unknown }).requestPermission,
            permission: 'granted',
          });
        Object.defineProperty(
          owner,
          name,
          isGetter ? { get: refuse, configurable: true } : { value: call, configurable: true, writable: true },
        );
      }
    if (breakage === 'asynchronous')
      for (const path of silent) {
        const { owner, name } = find(path);
        const was = owner?.[name] as ((...args: unknown[]) => unknown) | undefined;
        if (!owner || !was) continue;
        owner[name] = function answersLater(this: unknown, ...args: unknown[]) {
          was.apply(this, args);
          return Promise.resolve({ interrupted: false });
        };
      }
  }
};

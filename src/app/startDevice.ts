import { addListener } from '@reduxjs/toolkit';
import type { Language } from '@contracts/vocabulary';
import { isMetered } from '@/lib/meteredConnection';
import { addConnectionListeners } from '@/listeners/connection';
import { corpusFilesFor } from '@/offline/corpusFiles';
import { insecurePageFound, networkChanged, updateFound } from '@/slices/deviceSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import type { DeviceEffects } from '@/store/deviceEffects';
import type { AppStartListening } from '@/store/listening';
import type { WorkerMessage } from '@/worker/workerManifest';
import { sayFarewell } from './farewell';
import type { AppStore } from './bareStore';

const WORKER = '/worker.js';
/** A page that stays open for days looks for a newer version itself. */
const LOOK_FOR_UPDATE_MS = 3_600_000;

const connectionOf = ({ navigator }: Window) =>
  (navigator as Navigator & { connection?: Parameters<typeof isMetered>[0] }).connection;

/** When the page has nothing better to do. */
const whenIdle = (page: Window, work: () => void) =>
  typeof page.requestIdleCallback === 'function' ? page.requestIdleCallback(work, { timeout: 5_000 }) : work();

const tell = (worker: ServiceWorker | null | undefined, message: WorkerMessage) => worker?.postMessage(message);

const createDeviceEffects = (page: Window): DeviceEffects => {
  const { serviceWorker } = page.navigator;
  return {
    async hasRecipes(language) {
      const files = corpusFilesFor(language);
      if (!files || !('caches' in page)) return false;
      const found = await Promise.all(files.map((file) => page.caches.match(file)));
      return found.every((response) => response !== undefined);
    },

    wantRecipes(language: Language) {
      if (isMetered(connectionOf(page))) return;
      whenIdle(
        page,
        () => void serviceWorker?.ready.then(({ active }) => tell(active, { kind: 'recipesWanted', language })),
      );
    },

    applyUpdate() {
      const reload = () => page.location.reload();
      void serviceWorker?.getRegistration().then((registration) => {
        // Another tab may have started it already.
        if (!registration?.waiting) return reload();
        serviceWorker.addEventListener('controllerchange', reload, { once: true });
        tell(registration.waiting, { kind: 'updateAccepted' });
      });
    },
  };
};

/** Tells of a newer version once it is here, waiting; the first one has nobody to wait for. */
const followUpdates = (registration: ServiceWorkerRegistration, page: Window, onFound: () => void) => {
  const { serviceWorker } = page.navigator;
  const check = () => {
    if (registration.waiting && serviceWorker.controller) onFound();
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', check);
  check();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  const look = () => void registration.update().catch(() => undefined);
  page.setInterval(look, LOOK_FOR_UPDATE_MS);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') look();
  });
};

const startWorker = async (store: AppStore, page: Window, device: DeviceEffects) => {
  const { serviceWorker } = page.navigator;
  const hadWorker = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(WORKER);
  followUpdates(registration, page, () => store.dispatch(updateFound()));
  // Another tab has started a newer version: what this one still wants to load is of the older.
  if (hadWorker) serviceWorker.addEventListener('controllerchange', () => store.dispatch(updateFound()));
  device.wantRecipes(selectLanguage(store.getState()));
};

/** What tells of a lost connection cannot be fetched any more once it is lost; and the way to other pages is short. */
const fetchAhead = () => {
  const chunks = [import('./ToastStack'), import('@/views/Layout/DeviceNews'), import('./OtherRoutes')];
  for (const chunk of chunks) chunk.catch(() => undefined);
};

/** Everything that can wait for the first paint: the service worker, the watch over the connection, recipes for later. */
export const startDevice = (store: AppStore, page: Window) => {
  const device = createDeviceEffects(page);
  addConnectionListeners(
    ((options: Parameters<typeof addListener>[0]) =>
      store.dispatch(addListener(options))) as unknown as AppStartListening,
    device,
  );

  const onChange = () => store.dispatch(networkChanged());
  page.addEventListener('online', onChange);
  page.addEventListener('offline', onChange);
  const { serviceWorker } = page.navigator;
  // A page that the worker brought may stand without a network, whatever the browser believes.
  if (serviceWorker?.controller || !page.navigator.onLine) onChange();

  sayFarewell(store.dispatch, page);
  whenIdle(page, fetchAhead);
  if (page.isSecureContext === false) store.dispatch(insecurePageFound());
  const isBuilt = corpusFilesFor(selectLanguage(store.getState())) !== undefined;
  if (isBuilt && serviceWorker) startWorker(store, page, device).catch(() => undefined);
};

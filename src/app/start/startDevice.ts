import { addListener } from '@reduxjs/toolkit';
import { loadLateFonts } from '@/lib/browser/lateFonts';
import { addConnectionListeners } from '@/listeners/connection';
import { corpusFilesFor } from '@/offline/corpusFiles';
import { insecurePageFound, networkChanged, updateFound } from '@/slices/deviceSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import type { DeviceEffects } from '@/store/deviceEffects';
import { lineOverflow } from '@/store/lineOverflow';
import type { AppStartListening } from '@/store/listening';
import { FONT_FILES } from '../look/fonts';
import { createDeviceEffects } from './createDeviceEffects';
import { sayFarewell } from './farewell';
import { fetchAhead } from './fetchAhead';
import { takeOverflow } from './takeOverflow';
import type { AppStore } from '../store/bareStore';

const WORKER = '/worker.js';
/** A page that stays open for days checks for a newer version itself. */
const LOOK_FOR_UPDATE_MS = 3_600_000;

/** Announces a new version once it is installed and waiting. The first install activates at once. */
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
  // Another tab has activated a newer version; chunks that this page has yet to load belong to the older one.
  if (hadWorker) serviceWorker.addEventListener('controllerchange', () => store.dispatch(updateFound()));
  device.wantRecipes(selectLanguage(store.getState()));
};

/**
 * Starts everything that can wait until after the first paint: the service worker, connection monitoring, offline
 * recipes.
 */
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
  // A page served by the worker may be offline even if the browser reports a connection.
  if (serviceWorker?.controller || !page.navigator.onLine) onChange();

  sayFarewell(store.dispatch, page);
  // Where the browser has no such storage, nothing was put there.
  takeOverflow(store, lineOverflow).catch(() => undefined);
  void fetchAhead(page);
  void loadLateFonts(page as Window & typeof globalThis, FONT_FILES);
  if (page.isSecureContext === false) store.dispatch(insecurePageFound());
  const isBuilt = corpusFilesFor(selectLanguage(store.getState())) !== undefined;
  if (isBuilt && serviceWorker) startWorker(store, page, device).catch(() => undefined);
};

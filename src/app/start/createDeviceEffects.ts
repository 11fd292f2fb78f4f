import type { Language } from '@contracts/vocabulary';
import { isMetered } from '@/lib/browser/meteredConnection';
import { untilIdle } from '@/lib/browser/untilIdle';
import { corpusFilesFor } from '@/offline/corpusFiles';
import type { DeviceEffects } from '@/store/deviceEffects';
import type { WorkerMessage } from '@/worker/workerContract';
import { applyUpdate } from './applyUpdate';

const connectionOf = ({ navigator }: Window) =>
  (navigator as Navigator & { connection?: Parameters<typeof isMetered>[0] }).connection;

const IDLE_WITHIN_MS = 5_000;

const tell = (worker: ServiceWorker | null | undefined, message: WorkerMessage) => worker?.postMessage(message);

/** Browser side effects of the device: its offline recipes and its updates. */
export const createDeviceEffects = (page: Window): DeviceEffects => {
  const { serviceWorker } = page.navigator;
  let wanted: Language | undefined;
  return {
    async hasRecipes(language) {
      const files = corpusFilesFor(language);
      if (!files || !('caches' in page)) return false;
      try {
        const found = await Promise.all(files.map((file) => page.caches.match(file)));
        return found.every((response) => response !== undefined);
      } catch {
        // Storage is blocked: nothing is kept on this device.
        return false;
      }
    },

    wantRecipes(language) {
      if (isMetered(connectionOf(page))) return;
      wanted = language;
      void untilIdle(IDLE_WITHIN_MS, page)
        .then(() => serviceWorker?.ready)
        .then((registration) => {
          // A cook who tries another language before the page is idle wants the recipes of that one alone.
          if (wanted === language) tell(registration?.active, { kind: 'recipesWanted', language });
        });
    },

    applyUpdate() {
      const reload = () => page.location.reload();
      if (serviceWorker) void applyUpdate(serviceWorker, reload).catch(reload);
      else reload();
    },
  };
};

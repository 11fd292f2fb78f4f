import type { WorkerMessage } from '@/worker/workerContract';

/** A cook who pressed “Reload” sees the page reload within this time, whatever the workers do. A busy device is slow. */
const PATIENCE_MS = 30_000;

const ACCEPTED: WorkerMessage = { kind: 'updateAccepted' };

type Workers = Pick<ServiceWorkerContainer, 'getRegistration' | 'addEventListener'>;

/**
 * Lets the version that waits take over, and reloads the page once it has. A version that is still being installed
 * replaces the waiting one, which then answers nothing any more, so it is told as well when it waits.
 */
export const applyUpdate = async (workers: Workers, reload: () => void): Promise<void> => {
  const registration = await workers.getRegistration();
  // Another tab may have activated it already.
  if (!registration?.waiting && !registration?.installing) {
    reload();
    return;
  }
  let isReloading = false;
  const reloadOnce = () => {
    if (!isReloading) reload();
    isReloading = true;
  };
  workers.addEventListener('controllerchange', reloadOnce, { once: true });
  setTimeout(reloadOnce, PATIENCE_MS);
  /** Tells the version that waits. Where one was given up and none is left, there is nothing to wait for. */
  const accept = () => {
    if (registration.waiting) registration.waiting.postMessage(ACCEPTED);
    else if (!registration.installing && registration.active?.state === 'activated') reloadOnce();
  };
  const follow = () => registration.installing?.addEventListener('statechange', accept);
  accept();
  follow();
  registration.waiting?.addEventListener('statechange', accept);
  registration.addEventListener('updatefound', follow);
};

import { SHOPPING_POLL_MS } from '@contracts/limits';
import { callOf } from '@/api/callOf';
import { withLock } from '@/lib/browser/withLock';
import type { LineEffects } from '@/store/lineEffects';
import { createAccountEffects } from './createAccountEffects';

/** After this long without events the page tries them again. */
const EVENTS_AGAIN_MS = 60_000;

const revisionOf = (data: unknown): number | undefined => {
  try {
    const { revision } = JSON.parse(String(data)) as { revision?: unknown };
    return typeof revision === 'number' ? revision : undefined;
  } catch {
    return undefined;
  }
};

/** Browser side effects of the delivery of shopping lists and of the cookbook. */
export const createLineEffects = (page: Window & typeof globalThis): LineEffects => ({
  withLock: (name, work) => withLock(page.navigator.locks, name, work),

  isStillHere: createAccountEffects(page).isStillHere,

  follow(share, { onRevision, onPoll }) {
    const { url } = share === undefined ? callOf('getShoppingNews') : callOf('getSharedListNews', { share });
    let source: EventSource | undefined;
    let polling: number | undefined;
    let isOver = false;

    const stopPolling = () => {
      page.clearInterval(polling);
      polling = undefined;
    };
    const poll = () => {
      if (page.document.visibilityState === 'visible') onPoll();
    };
    const listen = () => {
      if (isOver || typeof page.EventSource !== 'function') return;
      source?.close();
      source = new page.EventSource(url, { withCredentials: true });
      source.addEventListener('open', stopPolling);
      source.addEventListener('changed', ({ data }: MessageEvent) => {
        const revision = revisionOf(data);
        if (revision !== undefined) onRevision(revision);
      });
      source.addEventListener('error', () => {
        polling ??= page.setInterval(poll, SHOPPING_POLL_MS);
        // A browser connects again by itself, unless the server has refused.
        if (source?.readyState === page.EventSource.CLOSED) page.setTimeout(listen, EVENTS_AGAIN_MS);
      });
    };

    if (typeof page.EventSource === 'function') listen();
    else polling = page.setInterval(poll, SHOPPING_POLL_MS);
    return () => {
      isOver = true;
      source?.close();
      stopPolling();
    };
  },
});

import { ModelFailure } from './structuredModel';

/** The time budget of a request: it ends when the caller disconnects or the time is over. */
export const createBudget = (signal: AbortSignal, ms: number) => {
  const controller = new AbortController();
  const startedAt = performance.now();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort(new DOMException('the model took too long', 'TimeoutError'));
  }, ms);
  const leave = () => controller.abort(signal.reason);
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    elapsed: () => performance.now() - startedAt,
    left: () => ms - (performance.now() - startedAt),
    /** Throws when the request was ended from outside. */
    check: () => {
      if (signal.aborted) throw signal.reason;
      if (isOver) throw new ModelFailure('AI_TIMEOUT_ERROR', `no answer within ${ms} ms`);
    },
    stop: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      controller.abort();
    },
  };
};

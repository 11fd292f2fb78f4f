/** Resolves when the page has nothing more urgent to do, or after a while at the latest. */
export const untilIdle = (timeout: number, page: Window = window): Promise<void> =>
  new Promise((resolve) => {
    if (typeof page.requestIdleCallback === 'function') page.requestIdleCallback(() => resolve(), { timeout });
    else page.setTimeout(resolve);
  });

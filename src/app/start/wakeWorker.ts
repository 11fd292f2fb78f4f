/** A timer in a worker. Browsers throttle the timers of a hidden page to one a minute, but not a worker's. */
let timer: ReturnType<typeof setTimeout> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timer);
  if (data !== null) timer = setTimeout(() => self.postMessage(null), Math.max(0, data - Date.now()));
});

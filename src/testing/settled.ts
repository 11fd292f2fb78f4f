/** Waits until all promises have settled, and those they started. Timers do not run. */
export const settled = async () => {
  for (let i = 0; i < 10; i += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

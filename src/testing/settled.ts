/** Waits until everything that needs no timer has happened: promises, and what they started. */
export const settled = async () => {
  for (let i = 0; i < 10; i += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

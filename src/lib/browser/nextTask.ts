/** Resolves in a separate task, so that the browser can respond to the user in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

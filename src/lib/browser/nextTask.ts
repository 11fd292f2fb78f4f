/** Resolves in a task of its own, so that the browser can answer the user in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

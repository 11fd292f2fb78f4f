/** Whether nothing may move: the user asks for less motion, or the browser cannot say. */
export const wantsStillness = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

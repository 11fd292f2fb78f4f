import type { PayloadAction } from '@reduxjs/toolkit';

/** Prepares an action that carries its time, in ms since 1970. */
export const now = () => ({ payload: { at: Date.now() } });

export type Timed = PayloadAction<{ at: number }>;

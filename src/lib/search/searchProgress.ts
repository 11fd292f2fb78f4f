import { SEARCH_PROGRESS } from '@contracts/limits';

/**
 * The simulated progress after one more tick: it slows down near the end and never exceeds the cap (row
 * 4.search.progress of docs/spec-coverage.md).
 */
export const nextProgress = (percent: number): number => {
  const step = SEARCH_PROGRESS.steps.find(({ below }) => percent < below)?.step ?? 0;
  // Round to tenths: a hundred ticks of .2 would show 92.60000000000002.
  return Math.min(SEARCH_PROGRESS.cap, Math.round((percent + step) * 10) / 10);
};

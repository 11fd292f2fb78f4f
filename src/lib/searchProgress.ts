import { SEARCH_PROGRESS } from '@contracts/limits';

/** The fake progress after one more tick (SPEC §4): slower the nearer it comes, and never past the cap. */
export const nextProgress = (percent: number): number => {
  const step = SEARCH_PROGRESS.steps.find(({ below }) => percent < below)?.step ?? 0;
  // Tenths, or a hundred ticks of .2 would show 92.60000000000002.
  return Math.min(SEARCH_PROGRESS.cap, Math.round((percent + step) * 10) / 10);
};

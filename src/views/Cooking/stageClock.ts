import { remainingAt } from '@/lib/cooking/timerState';
import type { CookingSession } from '@/slices/cookingTimerSlice';

/**
 * The times that the cooking view shows.
 * @param session undefined if the dish was never started
 * @param stepMs length of the shown step, for a dish that is not on
 * @param now in ms since 1970
 */
export const stageClock = (session: CookingSession | undefined, stepMs: number, now: number) => {
  const isStopped = session === undefined || session.status === 'stopped';
  return {
    remainingMs: isStopped ? stepMs : remainingAt(session, now),
    totalMs: isStopped ? stepMs : session.stepMs,
    waitedMs: session === undefined || session.rangAt === null ? null : Math.max(0, now - session.rangAt),
    stoppedAt: session && isStopped ? { step: session.stepIndex, remainingMs: remainingAt(session, now) } : null,
  };
};

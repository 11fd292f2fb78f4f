import { nanoid } from '@reduxjs/toolkit';
import { isCountingDown, remainingAt } from '@/lib/cooking/timerState';
import type { CookingSession } from '@/slices/cookingTimerSlice';
import type { CookingAnnouncement } from '@/slices/cookingViewSlice';

const MINUTE_MS = 60_000;
/** A step that ended longer ago than this ended while the device was asleep. */
const LATE_MS = 5_000;

/** What is announced about a dish. */
export const happening = (kind: CookingAnnouncement['kind'], session: CookingSession): CookingAnnouncement => ({
  id: nanoid(),
  kind,
  title: session.title,
  step: kind === 'besideEnded' ? session.ended!.step + 1 : session.stepIndex + 1,
  steps: session.steps.length,
  count: session.ended?.count ?? 0,
  beside: session.beside && !session.beside.isOver ? session.stepIndex + 2 : 0,
});

/** The announcement for a dish whose step has ended. */
export const endedKind = (session: CookingSession, at: number): CookingAnnouncement['kind'] => {
  if (session.status === 'complete') return 'completed';
  if (session.ended!.step > session.stepIndex) return 'besideEnded';
  if (session.rangAt !== null) return 'rang';
  return session.ended!.count > 1 || at - session.ended!.at > LATE_MS ? 'caughtUp' : 'stepEnded';
};

/** The announcement for a change of one dish, if it needs one. */
export const newsOf = (
  session: CookingSession,
  was: CookingSession | undefined,
  clock: { before: number; now: number },
): CookingAnnouncement['kind'] | null => {
  if (isCountingDown(session)) {
    if (was?.status === 'paused' && was.stepIndex === session.stepIndex && was.stepMs === session.stepMs)
      return remainingAt(was, 0) === remainingAt(session, clock.now) ? 'resumed' : 'started';
    const isSameRun = was?.endsAt === session.endsAt && was.stepIndex === session.stepIndex;
    const isSameStep = isSameRun || (was?.stepIndex === session.stepIndex && session.stepMs > was.stepMs);
    if (!isSameStep) return 'started';
    const left = remainingAt(session, clock.now);
    return isSameRun && clock.before > 0 && left <= MINUTE_MS && remainingAt(session, clock.before) > MINUTE_MS
      ? 'minuteLeft'
      : null;
  }
  return session.status === 'paused' && was?.status === 'running' ? 'paused' : null;
};

/** Whether a step of this dish has ended with this change. */
export const hasEnded = (session: CookingSession, was: CookingSession | undefined) =>
  session.ended !== null && (was?.ended?.at !== session.ended.at || was.ended.step !== session.ended.step);

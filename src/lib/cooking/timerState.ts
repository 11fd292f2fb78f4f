import { DEFAULT_STEP_SECONDS, MIN_STEP_SECONDS } from '@contracts/limits';

/** The states of cooking mode (row 4.cooking.states of docs/spec-coverage.md). */
export const COOKING_STATUSES = ['stopped', 'running', 'paused', 'complete'] as const;
export type CookingStatus = (typeof COOKING_STATUSES)[number];

/** The latest step that ran out on its own. */
export interface StepEnd {
  step: number;
  /** When it ran out, in ms since 1970, not when that was noticed. */
  at: number;
  /** How many steps ran out since the clock was last read; more than one if the page was suspended. */
  count: number;
}

/**
 * The countdown of one recipe. It stores the end time of a step and counts no ticks, so it stays right in a hidden tab
 * and across a reload.
 */
export interface CookingTimer {
  status: CookingStatus;
  stepIndex: number;
  /** The whole duration of the step, including minutes that the cook added. */
  stepMs: number;
  /** In ms since 1970, while running. */
  endsAt: number | null;
  /** While paused or stopped. */
  remainingMs: number | null;
  /** Since when the finished step has been waiting for the cook. */
  rangAt: number | null;
  ended: StepEnd | null;
}

/** Length of a step in whole seconds: at least a minute, and a minute if it does not say. */
export const stepSeconds = (seconds: number = DEFAULT_STEP_SECONDS) => Math.max(MIN_STEP_SECONDS, seconds);

/** The timer at the start of a step. */
export const begunAt = (stepIndex: number, seconds: readonly number[], at: number): Omit<CookingTimer, 'ended'> => {
  const stepMs = (seconds[stepIndex] ?? DEFAULT_STEP_SECONDS) * 1000;
  return { status: 'running', stepIndex, stepMs, endsAt: at + stepMs, remainingMs: null, rangAt: null };
};

/**
 * The timer advanced to a moment, however long it was not polled. Each step starts when the previous one ended, so no
 * time is lost. With `waitsForMe` it stops at the first end. Returns the same object if nothing has changed.
 */
export const caughtUp = <Timer extends CookingTimer>(
  timer: Timer,
  seconds: readonly number[],
  waitsForMe: boolean,
  at: number,
): Timer => {
  const { status, endsAt, rangAt } = timer;
  if (status !== 'running' || endsAt === null || rangAt !== null || at < endsAt) return timer;
  if (waitsForMe) return { ...timer, rangAt: endsAt, ended: { step: timer.stepIndex, at: endsAt, count: 1 } };

  let { stepIndex, stepMs } = timer;
  let end = endsAt;
  for (let count = 1; ; count += 1) {
    const ended = { step: stepIndex, at: end, count };
    if (stepIndex >= seconds.length - 1)
      return { ...timer, status: 'complete', stepIndex, stepMs, endsAt: null, remainingMs: null, ended };
    stepIndex += 1;
    stepMs = seconds[stepIndex]! * 1000;
    if (at < end + stepMs) return { ...timer, stepIndex, stepMs, endsAt: end + stepMs, ended };
    end += stepMs;
  }
};

/** What is left of the step at a moment, in ms; never negative. */
export const remainingAt = (
  { status, endsAt, remainingMs, stepMs }: Pick<CookingTimer, 'status' | 'endsAt' | 'remainingMs' | 'stepMs'>,
  at: number,
): number => {
  if (status === 'complete') return 0;
  if (status === 'running') return Math.min(stepMs, Math.max(0, (endsAt ?? at) - at));
  return remainingMs ?? stepMs;
};

/** Whether it is running and the step is not over. */
export const isCountingDown = ({ status, rangAt }: Pick<CookingTimer, 'status' | 'rangAt'>) =>
  status === 'running' && rangAt === null;

const pad = (part: number) => String(part).padStart(2, '0');

/** "4:58", "1:04:12". Rounds up to the next second, so that 0:00 appears only at the end. */
export const clockFace = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
};

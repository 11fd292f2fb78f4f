import { DEFAULT_STEP_SECONDS, MIN_STEP_SECONDS } from '@contracts/limits';

/** The states of SPEC §4. */
export const COOKING_STATUSES = ['stopped', 'running', 'paused', 'complete'] as const;
export type CookingStatus = (typeof COOKING_STATUSES)[number];

/** The latest step that ran out by itself. */
export interface StepEnd {
  step: number;
  /** When it ran out, in ms since 1970: not when somebody noticed. */
  at: number;
  /** How many ran out since the clock was last read: several when the page slept. */
  count: number;
}

/** The countdown of one recipe. It holds when a step ends, and never how often a clock has ticked (DECISIONS 25). */
export interface CookingTimer {
  status: CookingStatus;
  stepIndex: number;
  /** The whole time of the step, with the minutes that the cook has added. */
  stepMs: number;
  /** In ms since 1970, while running. */
  endsAt: number | null;
  /** While paused or stopped. */
  remainingMs: number | null;
  /** Since when the step has been over and waits for the cook. */
  rangAt: number | null;
  ended: StepEnd | null;
}

/** A step takes a minute at least, and a minute when it does not say (SPEC §9). In whole seconds. */
export const stepSeconds = (seconds: number = DEFAULT_STEP_SECONDS) => Math.max(MIN_STEP_SECONDS, seconds);

/** The timer at the beginning of a step. */
export const begunAt = (stepIndex: number, seconds: readonly number[], at: number): Omit<CookingTimer, 'ended'> => {
  const stepMs = (seconds[stepIndex] ?? DEFAULT_STEP_SECONDS) * 1000;
  return { status: 'running', stepIndex, stepMs, endsAt: at + stepMs, remainingMs: null, rangAt: null };
};

/**
 * The timer as it is at a moment, however long nobody looked: each step begins when the one before it ended, so that
 * nothing is lost. With `waitsForMe` the first end holds everything up. The same timer when nothing has happened.
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

/** What is left of the step at a moment, in ms; never below nothing. */
export const remainingAt = (
  { status, endsAt, remainingMs, stepMs }: Pick<CookingTimer, 'status' | 'endsAt' | 'remainingMs' | 'stepMs'>,
  at: number,
): number => {
  if (status === 'complete') return 0;
  if (status === 'running') return Math.min(stepMs, Math.max(0, (endsAt ?? at) - at));
  return remainingMs ?? stepMs;
};

/** Whether its time runs: neither held up nor over. */
export const isCountingDown = ({ status, rangAt }: Pick<CookingTimer, 'status' | 'rangAt'>) =>
  status === 'running' && rangAt === null;

const pad = (part: number) => String(part).padStart(2, '0');

/** "4:58", "1:04:12": a second that has begun counts, so that 0:00 is shown at the end and not before. */
export const clockFace = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
};

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

/** A step for the timer. */
export interface TimedStep {
  seconds: number;
  /** It runs while the step before it runs. */
  alongside?: true;
}

/** The countdown of the step after the current one, where both run at once. */
export interface BesideTimer {
  /** In ms since 1970, while running. */
  endsAt: number | null;
  /** While paused or stopped. */
  remainingMs: number | null;
  /** It ran out before the current step did. */
  isOver: boolean;
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
  /** The next step, if it runs alongside this one. */
  beside: BesideTimer | null;
  ended: StepEnd | null;
}

/** Length of a step in whole seconds: at least a minute, and a minute if it does not say. */
export const stepSeconds = (seconds: number = DEFAULT_STEP_SECONDS) => Math.max(MIN_STEP_SECONDS, seconds);

/** How long a step takes, in ms. */
export const stepMsOf = (step: TimedStep | undefined) => (step?.seconds ?? DEFAULT_STEP_SECONDS) * 1000;

/** What is left of the step at a moment, in ms; never negative. */
export const remainingAt = (
  { status, endsAt, remainingMs, stepMs }: Pick<CookingTimer, 'status' | 'endsAt' | 'remainingMs' | 'stepMs'>,
  at: number,
): number => {
  if (status === 'complete') return 0;
  if (status === 'running') return Math.min(stepMs, Math.max(0, (endsAt ?? at) - at));
  return remainingMs ?? stepMs;
};

/** What is left of the step alongside at a moment, in ms; 0 without one. */
export const besideRemainingAt = ({ beside }: Pick<CookingTimer, 'beside'>, at: number): number => {
  if (!beside || beside.isOver) return 0;
  return beside.endsAt === null ? (beside.remainingMs ?? 0) : Math.max(0, beside.endsAt - at);
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

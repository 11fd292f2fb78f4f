import { besideRemainingAt, remainingAt, stepMsOf, type CookingTimer, type TimedStep } from './timerState';

/** The timer at the start of a step. A next step that runs alongside starts with it. */
export const begunAt = (
  stepIndex: number,
  steps: readonly TimedStep[],
  at: number,
): Omit<CookingTimer, 'ended' | 'status'> & { status: 'running' } => {
  const stepMs = stepMsOf(steps[stepIndex]);
  const next = steps[stepIndex + 1];
  const beside = next?.alongside ? { endsAt: at + stepMsOf(next), remainingMs: null, isOver: false } : null;
  return { status: 'running', stepIndex, stepMs, endsAt: at + stepMs, remainingMs: null, rangAt: null, beside };
};

/**
 * The timer once its step is done: at the step alongside if that still runs, else at the one after both. It is complete
 * after the last step.
 */
export const goneOn = <Timer extends CookingTimer>(timer: Timer, steps: readonly TimedStep[], at: number): Timer => {
  const { stepIndex, beside } = timer;
  const next = stepIndex + (beside?.isOver ? 2 : 1);
  const idle = { endsAt: null, remainingMs: null, rangAt: null, beside: null };
  if (next >= steps.length) return { ...timer, ...idle, status: 'complete', stepIndex: steps.length - 1 };
  if (!beside || beside.isOver) return { ...timer, ...begunAt(next, steps, at) };
  const endsAt = beside.endsAt ?? at + (beside.remainingMs ?? 0);
  return { ...timer, ...idle, status: 'running', stepIndex: next, stepMs: stepMsOf(steps[next]), endsAt };
};

/** When its countdowns end, in ms since 1970: of the step, and of the one alongside. Empty unless one counts down. */
export const endsOf = ({ status, endsAt, rangAt, beside }: CookingTimer): { main?: number; beside?: number } => {
  if (status !== 'running') return {};
  return {
    ...(endsAt !== null && rangAt === null && { main: endsAt }),
    ...(beside && !beside.isOver && beside.endsAt !== null && { beside: beside.endsAt }),
  };
};

/**
 * The timer advanced to a moment, however long it was not polled. Each step starts when the previous one ended, so no
 * time is lost. With `waitsForMe` it stops at the first end; a step alongside runs on. Returns the same object if
 * nothing has changed.
 */
export const caughtUp = <Timer extends CookingTimer>(
  timer: Timer,
  steps: readonly TimedStep[],
  waitsForMe: boolean,
  at: number,
): Timer => {
  let current = timer;
  let [count, last] = [0, 0];
  for (;;) {
    const { main = Infinity, beside = Infinity } = endsOf(current);
    const end = Math.min(main, beside);
    if (end > at) return current;
    const isBeside = beside <= main;
    const ended = { step: current.stepIndex + (isBeside ? 1 : 0), at: end, count: end === last ? count : count + 1 };
    [count, last] = [ended.count, end];
    if (isBeside) current = { ...current, beside: { endsAt: null, remainingMs: null, isOver: true }, ended };
    else if (waitsForMe) current = { ...current, rangAt: end, ended };
    else current = { ...goneOn(current, steps, end), ended };
  }
};

/** The timer held at a moment, with what is left of its step and of the one alongside. */
export const heldAt = (timer: CookingTimer, status: 'paused' | 'stopped', at: number): Partial<CookingTimer> => ({
  status,
  remainingMs: remainingAt(timer, at),
  endsAt: null,
  rangAt: null,
  beside: timer.beside && { ...timer.beside, remainingMs: besideRemainingAt(timer, at), endsAt: null },
});

/** The held timer running again with what was left. */
export const resumedAt = (timer: CookingTimer, at: number): Partial<CookingTimer> => ({
  status: 'running',
  remainingMs: null,
  endsAt: at + remainingAt(timer, at),
  beside: timer.beside && {
    ...timer.beside,
    remainingMs: null,
    endsAt: timer.beside.isOver ? null : at + besideRemainingAt(timer, at),
  },
});

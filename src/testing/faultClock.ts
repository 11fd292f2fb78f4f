import { act } from '@testing-library/react';
import { CALL_TIMEOUT_MS } from '@contracts/limits';
import { sized } from '@kitchen/testing/sized';
import { FAULTS, type Fault } from './faults';

/** Faults of one kind lead to the same screen: a status with a screen of its own, a group of statuses, a broken line. */
const kindOf = ({ failure: { status, code } }: Fault): string => {
  if (typeof status !== 'number' || [404, 422, 429].includes(status)) return String(status);
  return `${Math.floor(status / 100)}${code === undefined ? ' of a proxy' : ''}`;
};

const isFirstOfKind = (fault: Fault, i: number): boolean =>
  FAULTS.findIndex((other) => kindOf(other) === kindOf(fault)) === i;

/** What a call makes of each of the faults is tested in `src/api/faultMatrix.test.ts`. */
const onScreens = sized(FAULTS.filter(isFirstOfKind), FAULTS);

/** Rows for a table test of a screen: one fault of each kind, or all, by name. */
export const SCREEN_FAULTS = onScreens.map((fault) => [fault.name, fault] as const);

/** Uses fake timers for a fault in which the server is silent. */
export const withClock = ({ isSilence }: Fault) => {
  if (isSilence) jest.useFakeTimers({ advanceTimers: true });
};

/** Advances the time until the page's request times out. Searches have a longer timeout than other calls. */
export const untilItGivesUp = async ({ isSilence }: Fault, patienceMs = CALL_TIMEOUT_MS) => {
  if (isSilence) await act(() => jest.advanceTimersByTimeAsync(patienceMs));
};

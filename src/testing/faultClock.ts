import { act } from '@testing-library/react';
import { CALL_TIMEOUT_MS } from '@contracts/limits';
import { FAULTS, type Fault } from './faults';

/** Rows for a table test over all faults, by name. */
export const EVERY_FAULT = FAULTS.map((fault) => [fault.name, fault] as const);

/** Uses fake timers for a fault in which the server is silent. */
export const withClock = ({ isSilence }: Fault) => {
  if (isSilence) jest.useFakeTimers({ advanceTimers: true });
};

/** Advances the time until the page's request times out. Searches have a longer timeout than other calls. */
export const untilItGivesUp = async ({ isSilence }: Fault, patienceMs = CALL_TIMEOUT_MS) => {
  if (isSilence) await act(() => jest.advanceTimersByTimeAsync(patienceMs));
};

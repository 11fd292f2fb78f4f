import { act } from '@testing-library/react';
import { CALL_TIMEOUT_MS } from '@contracts/limits';
import { FAULTS, type Fault } from './faults';

/** A row of a table of tests for each fault, by its name. */
export const EVERY_FAULT = FAULTS.map((fault) => [fault.name, fault] as const);

/** A silent server takes time: time that is not waited for. */
export const withClock = ({ isSilence }: Fault) => {
  if (isSilence) jest.useFakeTimers({ advanceTimers: true });
};

/** The page waits for an answer no longer; a search waits longer than other calls do. */
export const untilItGivesUp = async ({ isSilence }: Fault, patienceMs = CALL_TIMEOUT_MS) => {
  if (isSilence) await act(() => jest.advanceTimersByTimeAsync(patienceMs));
};

import type { ApiFailure } from './apiFailure';

/** Too slow, too early or too many: a later try may succeed. */
const PASSING_STATUSES: readonly unknown[] = [408, 425, 429];

/** Whether a retry can only fail again. A session that ended (401) is not final: the cook may sign in. */
export const isFinal = ({ status }: Pick<ApiFailure, 'status'>): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && status !== 401 && !PASSING_STATUSES.includes(status);

/** Whether the same call may succeed after a wait, without anything that the cook has to do first. */
export const mayPass = (failure: Pick<ApiFailure, 'status'>): boolean => !isFinal(failure) && failure.status !== 401;

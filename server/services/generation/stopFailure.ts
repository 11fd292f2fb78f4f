import { DomainError } from '../../errors/domainError';
import { stopReason } from '../stopped';

/** The failure to show a visitor whose request was stopped, if any. */
export const failureOfStop = (signal: AbortSignal, hasSome: boolean): DomainError | undefined => {
  const why = stopReason(signal);
  if (why === 'left' || why === 'enough') return undefined;
  if (why === 'closing') return new DomainError('modelUnreachable');
  if (hasSome || why === undefined) return undefined;
  return new DomainError(why === 'late' ? 'nothingInTime' : 'anotherSearch');
};

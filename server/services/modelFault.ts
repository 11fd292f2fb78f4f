import { DomainError } from '../errors/domainError';
import type { FailureKind } from '../errors/failures';
import { ModelFailure, ModelLoading, type ModelMarker } from '../ai/structuredModel';
import { Stopped } from './stopped';

const KINDS: Record<ModelMarker, FailureKind> = {
  AI_AUTH_ERROR: 'modelAuth',
  AI_RATE_LIMIT: 'modelBusy',
  AI_QUOTA_ERROR: 'modelQuotaUsed',
  AI_SERVER_ERROR: 'modelFailed',
  AI_CONTEXT_ERROR: 'modelContextExceeded',
  AI_TIMEOUT_ERROR: 'modelTooSlow',
  AI_NETWORK_ERROR: 'modelUnreachable',
};

/**
 * Turns a model's failure, or the reason it was stopped, into a failure for the cook; returns other errors unchanged.
 */
export const modelFault = (error: unknown): unknown => {
  if (error instanceof Stopped && error.why === 'replaced') return new DomainError('anotherSearch');
  if (error instanceof Stopped && error.why === 'closing') return new DomainError('modelUnreachable');
  if (!(error instanceof ModelFailure)) return error;
  const { marker, retryAfterS } = error;
  return new DomainError(
    error instanceof ModelLoading ? 'modelLoading' : KINDS[marker],
    retryAfterS === undefined ? {} : { seconds: Math.max(1, Math.ceil(retryAfterS)) },
  );
};

/** What no recipe writer has to do with when a photo is read. */
const PHOTO_KINDS: Partial<Record<ModelMarker, FailureKind>> = {
  AI_TIMEOUT_ERROR: 'photosTooSlow',
  AI_SERVER_ERROR: 'photosFailed',
};

/** The same for the reader of photos: a model, or this machine. */
export const photoFault = (error: unknown): unknown => {
  const kind =
    error instanceof ModelFailure && !(error instanceof ModelLoading) ? PHOTO_KINDS[error.marker] : undefined;
  return kind ? new DomainError(kind) : modelFault(error);
};

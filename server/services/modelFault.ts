import { DomainError } from '../errors/domainError';
import type { FailureKind } from '../errors/failures';
import { ModelFailure, type ModelMarker } from '../ai/structuredModel';

const KINDS: Record<ModelMarker, FailureKind> = {
  AI_AUTH_ERROR: 'modelAuth',
  AI_RATE_LIMIT: 'modelBusy',
  AI_QUOTA_ERROR: 'modelQuotaUsed',
  AI_SERVER_ERROR: 'modelFailed',
  AI_CONTEXT_ERROR: 'modelContextExceeded',
  AI_TIMEOUT_ERROR: 'modelTooSlow',
  AI_NETWORK_ERROR: 'modelUnreachable',
};

/** What a model failed with, as something the cook can be told; anything else that was thrown as it is. */
export const modelFault = (error: unknown): unknown =>
  error instanceof ModelFailure
    ? new DomainError(
        KINDS[error.marker],
        error.retryAfterS === undefined ? {} : { seconds: Math.max(1, Math.ceil(error.retryAfterS)) },
      )
    : error;

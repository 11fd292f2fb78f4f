import type { Failure } from '@contracts/errors';
import type { FailureKind } from './failures';

/** Values of the placeholders in a failure's sentence. */
export type FailureValues = Readonly<Record<string, string | number>>;

/**
 * A failure the caller can be told about. Services throw it without text; the error handler words it in the caller's
 * language.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly values: FailureValues = {},
    readonly details: Omit<Failure, 'message' | 'error'> = {},
  ) {
    super(kind);
    this.name = 'DomainError';
  }
}

import type { Failure } from '@contracts/errors';
import type { FailureKind } from './failures';

/** What fills the placeholders of a failure's sentence. */
export type FailureValues = Readonly<Record<string, string | number>>;

/** Something the caller can be told. Services throw it without words; the error handler words it in the caller's language. */
export class DomainError extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly values: FailureValues = {},
    readonly details: Pick<Failure, 'unknown' | 'ingredients'> = {},
  ) {
    super(kind);
    this.name = 'DomainError';
  }
}

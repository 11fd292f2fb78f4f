import type { TruthFault } from '../types';

/** Why a value is refused as a draft. */
export class DraftRefusal extends Error {
  constructor(
    readonly kind: TruthFault,
    readonly detail: string,
  ) {
    super(detail);
    this.name = 'DraftRefusal';
  }
}

import { OPERATIONS, type Operation } from '@contracts/operations';
import { shapeOf } from './fuzzValues';

/** The calls of the contract, with what values are generated from. */
export const calls = Object.entries<Operation>(OPERATIONS)
  .filter(([, { isForDevelopers }]) => !isForDevelopers)
  .map(([name, operation]) => ({
    name,
    ...operation,
    shape: operation.body && shapeOf(operation.body),
    queryShape: operation.query && shapeOf(operation.query),
  }));
export type Call = (typeof calls)[number];

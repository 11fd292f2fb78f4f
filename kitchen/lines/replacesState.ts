import type { ShoppingState } from '@contracts/shopping';

interface Register {
  state: ShoppingState;
  /** When it was set, in ms since 1970. */
  at: number;
}

/**
 * Whether a state takes the place of the known one: the newer wins, and of two set in the same millisecond the ticked
 * one, on every side alike. `gone` is never undone, so no late change of any device brings a line back.
 */
export const replacesState = (change: Register, known: Register): boolean => {
  if (known.state === 'gone') return false;
  if (change.state === 'gone' || change.at > known.at) return true;
  return change.at === known.at && change.state === 'ticked' && known.state === 'open';
};

/**
 * Frozen by whoever made it. Immer walks through everything new that comes into the store, to freeze it; through what is
 * frozen it does not walk, and a list of thousands of recipes would take it long. Never with a draft inside.
 */
export const frozen = <T extends object>(made: T): T => {
  Object.freeze(made);
  return made;
};

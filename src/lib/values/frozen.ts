/**
 * Freezes a value, so that Immer need not. Immer walks every new object that enters the store in order to freeze
 * it and skips what is already frozen; a list of thousands of recipes would take it long. The value must not contain a
 * draft.
 */
export const frozen = <T extends object>(made: T): T => {
  Object.freeze(made);
  return made;
};

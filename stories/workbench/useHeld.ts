import { useState } from 'react';

/**
 * The value of a controlled component in a story: it starts as the arg, follows the control in the panel, and changes
 * when the component is used.
 */
export const useHeld = <Value>(arg: Value, onChange?: (value: Value) => void) => {
  const [held, setHeld] = useState({ arg, value: arg });
  const hold = (value: Value) => {
    setHeld({ arg, value });
    onChange?.(value);
  };
  return [Object.is(held.arg, arg) ? held.value : arg, hold] as const;
};

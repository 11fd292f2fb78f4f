import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Takes over what somebody typed into a field of the drawn page before the script came to listen. */
export const useTypedEarly = (field: RefObject<{ value: string } | null>, onTyped: (text: string) => void) => {
  const take = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (text !== '') onTyped(text);
  });
  useEffect(() => take(), []);
};

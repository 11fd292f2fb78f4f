import { useState } from 'react';

/** True from the first render with `isNow` on: a part of the screen that was needed once stays mounted. */
export const useOnceTrue = (isNow: boolean): boolean => {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
};

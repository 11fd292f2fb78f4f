import { useEffect, useState } from 'react';

/** How long the page may take to give the same news: its panel may have to be loaded. */
const TELL_MS = 400;

const isToldBy = (teller: string | undefined) =>
  teller !== undefined && document.querySelector(`[data-tells="${teller}"]`) !== null;

/**
 * Whether the page gives the news of a toast as well (`toldBy` of `ToastSpec`), or still may: a toast that gets its text
 * only now does not jump, as one would that loses it.
 */
export const useIsTold = (teller: string | undefined): boolean => {
  const [isTold, setIsTold] = useState(teller !== undefined);
  useEffect(() => {
    if (teller === undefined) return undefined;
    const timer = setTimeout(() => setIsTold(isToldBy(teller)), TELL_MS);
    return () => clearTimeout(timer);
  }, [teller]);
  return isTold;
};

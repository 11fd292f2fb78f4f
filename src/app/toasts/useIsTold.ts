import { useEffect, useState } from 'react';

/** How long the page may take to give the same news, and how often it is looked at afterwards. */
const TELL_MS = 400;

const isToldBy = (teller: string | undefined) =>
  teller !== undefined && document.querySelector(`[data-tells="${teller}"]`) !== null;

/**
 * Whether the page gives the news of a toast as well (`toldBy` of `ToastSpec`), or still may. Its panel may have to be
 * loaded, on a slow line for longer than the first look: the toast is then shortened when it comes.
 */
export const useIsTold = (teller: string | undefined): boolean => {
  const [isTold, setIsTold] = useState(teller !== undefined);
  useEffect(() => {
    if (teller === undefined) return undefined;
    const timer = setInterval(() => {
      const isThere = isToldBy(teller);
      setIsTold(isThere);
      if (isThere) clearInterval(timer);
    }, TELL_MS);
    return () => clearInterval(timer);
  }, [teller]);
  return isTold;
};

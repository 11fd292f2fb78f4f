import { startTransition, useOptimistic } from 'react';
import { createSearchParams, useSearchParams, type NavigateOptions, type URLSearchParamsInit } from 'react-router-dom';

/**
 * The query of the address, and a function that replaces it. Like `useSearchParams`, but the new query is returned at
 * once: the router renders a new address in a transition, which a busy browser does later, and keys pressed meanwhile
 * would go to a form that is about to disappear.
 */
export const useAddressQuery = () => {
  const [address, setAddress] = useSearchParams();
  const [query, showNow] = useOptimistic(address);
  const setQuery = (next: URLSearchParamsInit, options?: NavigateOptions) =>
    startTransition(() => {
      showNow(createSearchParams(next));
      setAddress(next, options);
    });
  return [query, setQuery] as const;
};

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addressOf, readAddress, type SavedAddress } from './savedAddress';

/** How long nobody types before the text goes into the address: every key would be too much for the history. */
const TEXT_REST_MS = 400;

/**
 * What is looked for and filtered by, kept in the address. The text is at hand at once and goes into the address when the
 * typing rests, or when `settle` is called because the reader is about to go elsewhere.
 */
export const useSavedAddress = () => {
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { key, search } = useLocation();
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search]);
  const [text, setText] = useState(address.text);
  const timer = useRef<number>(undefined);

  // The address has changed, and not by us: a link or Back leads to other filters.
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (navigation !== 'REPLACE') setText(address.text);
  }

  const write = useCallback(
    (next: SavedAddress) => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      const params = addressOf(next).toString();
      if (params !== addressOf(address).toString())
        void navigate({ search: params }, { replace: true, preventScrollReset: true });
    },
    [address, navigate],
  );

  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    pending.current = () => write({ ...address, text });
  }, [address, text, write]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const type = useCallback((typed: string) => {
    setText(typed);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => pending.current?.(), TEXT_REST_MS);
  }, []);

  const settle = useCallback(() => {
    if (timer.current !== undefined) pending.current?.();
  }, []);

  const { filters, lifted } = address;
  return {
    text,
    filters,
    lifted,
    type,
    settle,
    change: useCallback(
      (part: Partial<SavedAddress>) => {
        if (part.text !== undefined) setText(part.text);
        write({ ...address, text, ...part });
      },
      [address, text, write],
    ),
  };
};

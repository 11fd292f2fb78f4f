import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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

  // What is done reads it here, so that nothing that is handed out changes with every key.
  const latest = useRef({ address, text });
  useLayoutEffect(() => {
    latest.current = { address, text };
  }, [address, text]);

  const write = useCallback(
    (next: SavedAddress) => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      const params = addressOf(next).toString();
      if (params !== addressOf(latest.current.address).toString())
        void navigate({ search: params }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );

  const writeText = useCallback(() => {
    const { address: before, text: typed } = latest.current;
    write({ ...before, text: typed });
  }, [write]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const type = useCallback(
    (typed: string) => {
      setText(typed);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(writeText, TEXT_REST_MS);
    },
    [writeText],
  );

  const settle = useCallback(() => {
    if (timer.current !== undefined) writeText();
  }, [writeText]);

  const change = useCallback(
    (part: Partial<SavedAddress>) => {
      if (part.text !== undefined) setText(part.text);
      const { address: before, text: typed } = latest.current;
      write({ ...before, text: typed, ...part });
    },
    [write],
  );

  const { filters, lifted } = address;
  return { text, filters, lifted, type, settle, change };
};

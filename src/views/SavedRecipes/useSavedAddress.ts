import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addressOf, readAddress, type SavedAddress } from './savedAddress';
import { createTypedText } from './typedText';

/** Pause in typing before the text goes into the URL: an entry per key would flood the history. */
const TEXT_REST_MS = 400;

/**
 * The search and filters of the page, kept in the URL. The text is available at once and goes into the URL when the
 * typing pauses, or when `settle` is called before the reader navigates.
 */
export const useSavedAddress = () => {
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { key, search } = useLocation();
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search]);
  const [typed] = useState(() => createTypedText(address.text));
  const timer = useRef<number>(undefined);

  // Callbacks read the URL state from this ref, so that their identity is stable.
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);

  // The URL changed from outside: a link or Back leads to other filters.
  const seenKey = useRef(key);
  useLayoutEffect(() => {
    if (key !== seenKey.current && navigation !== 'REPLACE') typed.set(address.text);
    seenKey.current = key;
  }, [key, navigation, address, typed]);

  const write = useCallback(
    (next: SavedAddress) => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      const params = addressOf(next).toString();
      if (params !== addressOf(latest.current).toString())
        void navigate({ search: params }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );

  const writeText = useCallback(() => write({ ...latest.current, text: typed.now() }), [write, typed]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const type = useCallback(
    (text: string) => {
      typed.set(text);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(writeText, TEXT_REST_MS);
    },
    [writeText, typed],
  );

  const settle = useCallback(() => {
    if (timer.current !== undefined) writeText();
  }, [writeText]);

  const change = useCallback(
    (part: Partial<SavedAddress>) => {
      if (part.text !== undefined) typed.set(part.text);
      write({ ...latest.current, text: typed.now(), ...part });
    },
    [write, typed],
  );

  const { filters, lifted, alsoShown, collection } = address;
  return { typed, filters, lifted, alsoShown, collection, type, settle, change };
};

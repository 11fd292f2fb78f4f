import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addressOf, readAddress, type SavedAddress } from './savedAddress';
import { createTypedText } from './typedText';

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
  const [typed] = useState(() => createTypedText(address.text));
  const timer = useRef<number>(undefined);

  // What is done reads it here, so that nothing that is handed out changes with the address.
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);

  // The address has changed, and not by us: a link or Back leads to other filters.
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

  const { filters, lifted } = address;
  return { typed, filters, lifted, type, settle, change };
};

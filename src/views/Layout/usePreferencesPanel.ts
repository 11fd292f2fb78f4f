import { useCallback, useMemo, useRef, useState } from 'react';
import type { LayoutContext } from './layoutContext';

/** The state of the preferences panel: what it is anchored to, and how header and screens open it. */
export const usePreferencesPanel = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback((opener: HTMLElement | null) => {
    setWasOpened(true);
    setAnchor(opener);
  }, []);
  const context = useMemo((): LayoutContext => ({ openPreferences: () => open(button.current) }), [open]);
  return { anchor, wasOpened, button, open, close: () => setAnchor(null), context };
};

import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that React Router gives the first location of a visit. */
const FIRST_ADDRESS = 'default';

/**
 * For the h1 of a screen. Focuses it after navigation, so that a screen reader announces the new screen, and leaves the
 * focus alone on a fresh load.
 */
export const usePageHeading = () => {
  const { key, pathname } = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  // A screen that stood behind another may be shown again at another entry of the history.
  const focus = useEffectEvent(() => {
    if (key !== FIRST_ADDRESS) ref.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    focus();
  }, [pathname]);
  return { ref, tabIndex: -1, 'data-quiet-focus': '' };
};

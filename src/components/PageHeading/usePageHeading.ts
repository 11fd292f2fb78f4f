import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that React Router gives the first location of a visit. */
const FIRST_ADDRESS = 'default';

/**
 * For the h1 of a screen. Focuses it after navigation, so that a screen reader announces the new screen, and leaves the
 * focus alone on a fresh load.
 */
export const usePageHeading = () => {
  const { key, pathname } = useLocation();
  const [cameFromInside] = useState(key !== FIRST_ADDRESS);
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cameFromInside) ref.current?.focus({ preventScroll: true });
  }, [cameFromInside, pathname]);
  return { ref, tabIndex: -1, 'data-quiet-focus': '' };
};

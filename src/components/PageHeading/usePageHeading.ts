import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives the first address of a visit. */
const FIRST_ADDRESS = 'default';

/**
 * For the h1 of a screen: moves the focus to it when the reader came from another screen, so that a screen reader says
 * where they are; and leaves the focus alone on a fresh load.
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

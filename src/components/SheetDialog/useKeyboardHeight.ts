import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  visualViewport?.addEventListener('scroll', onChange);
  return () => {
    visualViewport?.removeEventListener('resize', onChange);
    visualViewport?.removeEventListener('scroll', onChange);
  };
};

/** A page that is zoomed in shows a part of itself, too, but no keyboard. */
const heightNow = (): number => {
  const { visualViewport, innerHeight } = window;
  if (!visualViewport || visualViewport.scale !== 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
};

/** A page that the server draws has no keyboard. */
const heightOnServer = (): number => 0;

/** Height in pixels that an on-screen keyboard covers at the lower edge of the page. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, heightNow, heightOnServer);

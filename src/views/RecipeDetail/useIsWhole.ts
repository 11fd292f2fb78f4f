import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsDrawn } from '@/components/preloadable/useIsDrawn';
import { nextPaint } from '@/lib/browser/nextPaint';

/**
 * Whether what lies below the first screen of a recipe is rendered. A cook who pressed a card sees the first screen
 * before it. Back and Forward need the height of the whole page for the scroll position, and hydration what was drawn.
 */
export const useIsWhole = (): boolean => {
  const isPressed = useNavigationType() === 'PUSH';
  const isDrawn = useIsDrawn();
  const [isWhole, setIsWhole] = useState(isDrawn || !isPressed);
  useEffect(() => {
    if (isWhole) return undefined;
    let isThere = true;
    void nextPaint().then(() => {
      if (isThere) startTransition(() => setIsWhole(true));
    });
    return () => {
      isThere = false;
    };
  }, [isWhole]);
  return isWhole;
};

import { useEffect, useLayoutEffect } from 'react';
import { placeCard, returnToCard } from '@/lib/browser/leftCard';

/**
 * Takes a reader who comes back from a recipe to its card, when the cards around it appear. Renders nothing. The timer
 * lets the page's heading take the focus first, as it does when a screen opens.
 */
export const ReturnToCard = () => {
  useLayoutEffect(placeCard, []);
  useEffect(() => {
    const timer = window.setTimeout(returnToCard);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
};

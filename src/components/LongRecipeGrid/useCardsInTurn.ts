import { useEffect, useState } from 'react';
import type { RecipeId } from '@contracts/recipe';

/** So many new cards are drawn in one go: a key that is pressed meanwhile waits for no more. */
const NEW_AT_ONCE = 3;

const idsIn = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/**
 * Which of the wanted cards are drawn now. Cards take long to draw, so of another list the first few come first, and the
 * others a moment later; what is drawn already stays. A list that has just been opened is drawn whole.
 */
export const useCardsInTurn = (wanted: readonly RecipeId[]): ReadonlySet<RecipeId> => {
  const [drawn, setDrawn] = useState<ReadonlySet<RecipeId>>();
  let left = NEW_AT_ONCE;
  const now = drawn ? wanted.filter((id) => drawn.has(id) || (left -= 1) >= 0) : wanted;
  const text = now.join();
  useEffect(() => {
    const timer = window.setTimeout(() => setDrawn(new Set(idsIn(text))), 0);
    return () => window.clearTimeout(timer);
  }, [text]);
  return new Set(now);
};

import { startTransition, useEffect, useState } from 'react';
import type { RecipeId } from '@contracts/recipe';

/** So many new cards are drawn in one go: a key that is pressed meanwhile waits for no more. */
const NEW_AT_ONCE = 1;

interface Turn {
  /** Ids, in their order. */
  wanted: string;
  drawn: ReadonlySet<RecipeId>;
}

const idsIn = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/** What is drawn stays, and the next few are drawn, too. */
const nextTurn = ({ wanted, drawn }: Turn): Turn => {
  let left = NEW_AT_ONCE;
  return { wanted, drawn: new Set(idsIn(wanted).filter((id) => drawn.has(id) || (left -= 1) >= 0)) };
};

/**
 * Which of the wanted cards are drawn now. Cards take long to draw, so of another list the first few come first, and the
 * others a moment later; what is drawn already stays.
 * @param isOpened with the page: the first ones are drawn all at once
 */
export const useCardsInTurn = (ids: readonly RecipeId[], isOpened: boolean): ReadonlySet<RecipeId> => {
  const wanted = ids.join();
  const [turn, setTurn] = useState<Turn>(() =>
    isOpened ? { wanted, drawn: new Set(ids) } : nextTurn({ wanted, drawn: new Set() }),
  );
  const now = turn.wanted === wanted ? turn : nextTurn({ wanted, drawn: turn.drawn });
  if (now !== turn) setTurn(now);
  const isWaiting = now.drawn.size < ids.length;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = window.setTimeout(() => startTransition(() => setTurn(nextTurn)), 0);
    return () => window.clearTimeout(timer);
  }, [isWaiting, turn]);
  return now.drawn;
};

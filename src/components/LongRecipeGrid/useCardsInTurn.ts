import { startTransition, useEffect, useState } from 'react';
import type { RecipeId } from '@contracts/recipe';

/** Cards rendered per pass. One, so that a key pressed meanwhile waits for at most one card. */
const NEW_AT_ONCE = 1;

interface Turn {
  /** Ids, in order. */
  wanted: string;
  drawn: ReadonlySet<RecipeId>;
}

const idsIn = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/** Keeps the rendered cards and adds the next few. */
const nextTurn = ({ wanted, drawn }: Turn): Turn => {
  let left = NEW_AT_ONCE;
  return { wanted, drawn: new Set(idsIn(wanted).filter((id) => drawn.has(id) || (left -= 1) >= 0)) };
};

/**
 * Which of the wanted cards to render now. Cards are slow to render, so those of a changed list come a few at a time;
 * rendered ones stay.
 * @param isOpened the page has just opened: render the first ones all at once
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

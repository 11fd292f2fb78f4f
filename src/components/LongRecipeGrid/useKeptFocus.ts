import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { Recipe, RecipeId } from '@contracts/recipe';

/** Where the focus was last: the card, its index in the list, and which of its controls. */
interface Stand {
  /** Absent for what is shown instead of cards. */
  id?: RecipeId;
  index: number;
  control: number;
}

const CONTROLS = 'a, button, input';

const controlsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>(CONTROLS)];

const cardOf = (frame: HTMLElement, id: RecipeId) => frame.querySelector(`[data-recipe="${id}"]`);

const heartOf = (card: Element) => card.querySelector<HTMLElement>('button[aria-pressed]');

/**
 * Keeps the focus in a list that changes. A card that moves to another row or re-renders keeps it. If a card disappears
 * (removed here or in another tab, or filtered out) the next card's heart takes it; if none is left, what replaces
 * the cards.
 */
export const useKeptFocus = (recipes: readonly Recipe[], onStand: (id: RecipeId | undefined) => void) => {
  const frame = useRef<HTMLDivElement>(null);
  const stand = useRef<Stand>(undefined);

  useLayoutEffect(() => {
    const was = stand.current;
    if (!was || !frame.current || document.activeElement !== document.body) return;
    const index = recipes.findIndex(({ id }) => id === was.id);
    const same = was.id === undefined || index === -1 ? null : cardOf(frame.current, was.id);
    if (same) {
      controlsOf(same)[was.control]?.focus({ preventScroll: true });
      return;
    }
    const next = recipes[Math.min(was.index, recipes.length - 1)];
    const card = next && was.id !== undefined && cardOf(frame.current, next.id);
    const target = (card ? heartOf(card) : null) ?? frame.current.querySelector<HTMLElement>(CONTROLS);
    (target ?? document.querySelector('main'))?.focus();
  }, [recipes]);

  return {
    ref: frame,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const card = target.closest<HTMLElement>('[data-recipe]');
      const id = card ? Number(card.dataset.recipe) : undefined;
      const index = Math.max(
        0,
        recipes.findIndex((recipe) => recipe.id === id),
      );
      stand.current = { id, index, control: card ? controlsOf(card).indexOf(target) : 0 };
      onStand(id);
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      // Either the card is gone, or the window lost the focus and will get it back.
      const isComingBack = !relatedTarget && (!target.isConnected || !document.hasFocus());
      if (isComingBack || (relatedTarget && currentTarget.contains(relatedTarget))) return;
      stand.current = undefined;
      onStand(undefined);
    },
  };
};

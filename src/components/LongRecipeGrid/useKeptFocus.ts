import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { Recipe, RecipeId } from '@contracts/recipe';

/** Where the keyboard was last: in which card, the how manieth of the list, and at which of its controls. */
interface Stand {
  /** None for what stood in place of the cards. */
  id?: RecipeId;
  index: number;
  control: number;
}

const CONTROLS = 'a, button, input';

const controlsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>(CONTROLS)];

const cardOf = (frame: HTMLElement, id: RecipeId) => frame.querySelector(`[data-recipe="${id}"]`);

const heartOf = (card: Element) => card.querySelector<HTMLElement>('button[aria-pressed]');

/**
 * Keeps the keyboard in a list of cards that changes under it. A card that moves to another row, or is drawn anew, keeps
 * the focus; where a card has gone (removed here, in another tab, or hidden by a filter that it no longer passes) the
 * next one's heart takes it; where none is left, whatever stands in their place.
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
      // The card has gone, or the window has lost the focus and will give it back.
      const isComingBack = !relatedTarget && (!target.isConnected || !document.hasFocus());
      if (isComingBack || (relatedTarget && currentTarget.contains(relatedTarget))) return;
      stand.current = undefined;
      onStand(undefined);
    },
  };
};

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { GRID_GAPS } from '../RecipeGrid/RecipeGrid';
import type { Columns } from './useColumns';

/** Estimated height of a card without its picture, in pixels. */
const CARD_TEXT_HEIGHT = 190;

/** Height of a card's picture as a share of its width. */
const PICTURE_HEIGHT = 0.75;

/** Where the list begins on the page and how high its cards are about, in pixels. `list` goes to the list's element. */
export const useListBox = (columns: Columns) => {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [width, setWidth] = useState(() => Math.min(window.innerWidth, 1200));
  const measureBox = useCallback(() => {
    const box = list.current?.getBoundingClientRect();
    if (!box) return;
    setTop(Math.round(box.top + window.scrollY));
    if (box.width > 0) setWidth(box.width);
  }, []);
  const cardWidth = (width - GRID_GAPS[columns] * (columns - 1)) / columns;
  return { list, top, cardHeight: cardWidth * PICTURE_HEIGHT + CARD_TEXT_HEIGHT, measureBox };
};

/**
 * Measures the list when it appears, and for a different list with the frame that lays out the page anyway. Belongs
 * after the virtualiser, which first scrolls a returning reader to their place.
 */
export const useMeasuredBox = (measureBox: () => void, recipes: readonly Recipe[], columns: Columns) => {
  useLayoutEffect(measureBox, [measureBox]);
  useEffect(() => {
    const frame = window.requestAnimationFrame(measureBox);
    return () => window.cancelAnimationFrame(frame);
  }, [measureBox, recipes, columns]);
};

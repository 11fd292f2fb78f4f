import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { StartCooking } from './StartCooking';
import { useCookingOf } from './useCookingOf';

interface CookingFootProps {
  recipe: Recipe;
  servings: number;
  isSwapped: boolean;
  /** The one at the head of the page; null until it is drawn. */
  startButton: HTMLElement | null;
}

/* In the flow at the end of the page, so that nothing of the page can stay under it. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  marginInline: -16,
  padding: '10px 16px max(10px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

/** Whether the reader has scrolled past the element. */
const useIsAbove = (element: HTMLElement | null) => {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
};

/** On a phone, Start cooking stays at hand once the button at the head of the page is scrolled away. */
export const CookingFoot = ({ recipe, servings, isSwapped, startButton }: CookingFootProps) => {
  const { isOn } = useCookingOf(recipe, servings, isSwapped);
  const isAbove = useIsAbove(startButton);
  // It does not go away under the focus of whoever is about to press it.
  const [hasFocus, setHasFocus] = useState(false);
  if (isOn || !(isAbove || hasFocus) || recipe.instructions.length === 0) return null;
  return (
    <Foot onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <StartCooking recipe={recipe} servings={servings} isSwapped={isSwapped} look="filled" />
    </Foot>
  );
};

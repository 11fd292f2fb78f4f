import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { StartCooking } from './StartCooking';
import { useCookingOf } from './useCookingOf';

interface CookingFootProps {
  recipe: Recipe;
  servings: number;
  isSwapped: boolean;
  /** The start button at the top of the page has been scrolled away. */
  isStartAway: boolean;
}

/* In normal flow at the end of the page, so that it never covers content. */
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

/** On a phone, keeps Start cooking within reach once the button at the top has been scrolled away. */
export const CookingFoot = ({ recipe, servings, isSwapped, isStartAway }: CookingFootProps) => {
  const { isOn } = useCookingOf(recipe, servings, isSwapped);
  // Stay visible while focused, so that it cannot disappear just before it is pressed.
  const [hasFocus, setHasFocus] = useState(false);
  if (isOn || !(isStartAway || hasFocus) || recipe.instructions.length === 0) return null;
  return (
    <Foot onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <StartCooking recipe={recipe} servings={servings} isSwapped={isSwapped} look="filled" />
    </Foot>
  );
};

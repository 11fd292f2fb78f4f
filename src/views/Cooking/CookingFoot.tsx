import { useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { FootBar } from '@/components/FootBar/FootBar';
import { StartCooking } from './StartCooking';
import { useCookingOf } from './useCookingOf';

interface CookingFootProps {
  recipe: Recipe;
  servings: number;
  isSwapped: boolean;
  /** The start button at the top of the page has been scrolled away. */
  isStartAway: boolean;
}

/** On a phone, keeps Start cooking within reach once the button at the top has been scrolled away. */
export const CookingFoot = ({ recipe, servings, isSwapped, isStartAway }: CookingFootProps) => {
  const { isOn } = useCookingOf(recipe, servings, isSwapped);
  // Stay visible while focused, so that it cannot disappear just before it is pressed.
  const [hasFocus, setHasFocus] = useState(false);
  if (isOn || !(isStartAway || hasFocus) || recipe.instructions.length === 0) return null;
  return (
    <FootBar isOnPhoneOnly onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <StartCooking recipe={recipe} servings={servings} isSwapped={isSwapped} look="filled" />
    </FootBar>
  );
};

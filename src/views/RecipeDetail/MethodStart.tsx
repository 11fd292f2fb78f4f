import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { StartCooking } from '../Cooking/StartCooking';

interface MethodStartProps {
  recipe: Recipe;
  servings: number;
  isSwapped: boolean;
  /** The start button at the top of the page has been scrolled away. */
  isStartAway: boolean;
}

/* The space is reserved, so that the steps do not move when the button appears. A phone has CookingFoot instead. */
const Place = styled('div')(({ theme }) => ({
  marginInlineStart: 'auto',
  visibility: 'hidden',
  '&[data-shown="true"]': { visibility: 'visible' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Start cooking beside the method's heading, while the button at the top of the page is out of sight. */
export const MethodStart = ({ isStartAway, ...dish }: MethodStartProps) => {
  // Stay visible while focused, so that scrolling back does not drop the focus.
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Place data-shown={isStartAway || hasFocus} onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <StartCooking {...dish} look="outlined" />
    </Place>
  );
};

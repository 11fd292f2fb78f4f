import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Button } from '@/components/Button/Button';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { recipeListed } from '@/slices/shoppingSlice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { selectRecipeThings } from '@/store/shoppingSelectors';
import { messages } from './messages';

interface AddToListProps {
  /** With the cook's swaps. */
  recipe: Recipe;
  servings: number;
}

/** Puts what the recipe needs on the shopping list, for the chosen servings. */
export const AddToList = ({ recipe, servings }: AddToListProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const add = () => {
    const state = getState();
    const things = selectRecipeThings(state, recipe, servings);
    dispatch(recipeListed({ list: selectListOwner(state), things, title: recipe.title }));
  };
  return (
    <Button look="outlined" size="large" onClick={add}>
      <AddShoppingCartIcon fontSize="medium" />
      {formatMessage(messages.addToList)}
    </Button>
  );
};

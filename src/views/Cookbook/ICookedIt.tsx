import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Button } from '@/components/Button/Button';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';
import { dishCooked } from '@/slices/cookbookSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useOnceTrue } from '../Layout/useOnceTrue';
import { CookedDialog } from './later';
import { messages } from './messages';
import { useToday } from './useToday';

/** Records that a recipe was cooked, with its version if it is an own one. */
export const ICookedIt = ({ recipe, servings }: { recipe: Recipe; servings: number }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useOnceTrue(isOpen);
  const { id, title } = recipe;
  const version = isOwnRecipe(recipe) ? { version: recipe.version ?? '' } : {};
  return (
    <>
      <Button look="outlined" size="large" data-focus="otherwise" onClick={() => setIsOpen(true)}>
        <RestaurantIcon fontSize="medium" />
        {formatMessage(messages.cooked)}
      </Button>
      <Suspense>
        {wasOpened && (
          <CookedDialog
            name={{ kind: 'cooked', recipe: id }}
            title={title}
            isOpen={isOpen}
            initial={{ on: today, servings, stars: 0, comment: '' }}
            onSave={(words) => {
              dispatch(dishCooked(owner, { kind: 'cooked', recipe: { id, title }, ...version, ...words }));
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};

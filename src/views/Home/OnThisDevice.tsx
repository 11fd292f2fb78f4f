import { useLocation } from 'react-router-dom';
import { RecipeShelf } from '@/components/RecipeShelf/RecipeShelf';
import { SHELF_ANCHOR_ID } from '@/lib/browser/shelfAnchor';
import { keepingOnDeviceChanged, listCleared, selectIsKeptOnDevice } from '@/slices/savedRecipesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectShelfRecipes } from '@/store/homeSelectors';
import { useHealth } from '@/store/useHealth';
import { useCardActions } from '../useCardActions';
import { ReturnToCard } from './ReturnToCard';

/** The shelf of recipes that a guest keeps in this browser. */
export const OnThisDevice = () => {
  const dispatch = useAppDispatch();
  const recipes = useAppSelector(selectShelfRecipes);
  const isKeptOnDevice = useAppSelector(selectIsKeptOnDevice);
  const actions = useCardActions();
  const hasAccounts = useHealth(({ accounts }) => accounts) ?? true;
  const { hash, key } = useLocation();
  return (
    <>
      <RecipeShelf
        recipes={recipes}
        actions={actions}
        isAsking={!isKeptOnDevice}
        onAskingChange={(isAsking) => dispatch(keepingOnDeviceChanged(!isAsking))}
        onRemoveAll={() => dispatch(listCleared())}
        hasAccounts={hasAccounts}
        visit={hash === `#${SHELF_ANCHOR_ID}` ? key : undefined}
      />
      <ReturnToCard />
    </>
  );
};

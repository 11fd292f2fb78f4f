import { useState } from 'react';
import { SignInRequiredDialog } from '@/components/SignInRequiredDialog/SignInRequiredDialog';
import { keptOnDevice, selectWish, signInChosen, wishDropped } from '@/slices/savedRecipesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useHealth } from '@/store/useHealth';

/** The sign-in dialog for a guest. Its text stays while it closes. */
export const SignInRequired = () => {
  const dispatch = useAppDispatch();
  const hasAccounts = useHealth(({ accounts }) => accounts) ?? true;
  const wish = useAppSelector(selectWish);
  const [lastWish, setLastWish] = useState(wish);
  if (wish && wish !== lastWish) setLastWish(wish);
  if (!lastWish) return null;
  return (
    <SignInRequiredDialog
      isOpen={wish !== null}
      reason={lastWish.reason}
      hasAccounts={hasAccounts}
      onKeep={lastWish.recipe && (() => dispatch(keptOnDevice()))}
      onSignIn={() => dispatch(signInChosen())}
      onClose={() => dispatch(wishDropped())}
    />
  );
};

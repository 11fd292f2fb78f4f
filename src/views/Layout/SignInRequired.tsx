import { useState } from 'react';
import { useGetHealthQuery } from '@/api/apiSlice';
import { SignInRequiredDialog } from '@/components/SignInRequiredDialog/SignInRequiredDialog';
import { keptOnDevice, selectWish, signInChosen, wishDropped } from '@/slices/savedRecipesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The sign-in dialog for a guest. Its text stays while it closes. */
export const SignInRequired = () => {
  const dispatch = useAppDispatch();
  const { data: health } = useGetHealthQuery();
  const wish = useAppSelector(selectWish);
  const [lastWish, setLastWish] = useState(wish);
  if (wish && wish !== lastWish) setLastWish(wish);
  if (!lastWish) return null;
  return (
    <SignInRequiredDialog
      isOpen={wish !== null}
      reason={lastWish.reason}
      hasAccounts={health?.accounts ?? true}
      onKeep={lastWish.recipe && (() => dispatch(keptOnDevice()))}
      onSignIn={() => dispatch(signInChosen())}
      onClose={() => dispatch(wishDropped())}
    />
  );
};

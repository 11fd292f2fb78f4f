import { useState } from 'react';
import { useGetHealthQuery } from '@/api/apiSlice';
import { SignInRequiredDialog } from '@/components/SignInRequiredDialog/SignInRequiredDialog';
import { keptOnDevice, selectWish, signInChosen, wishDropped } from '@/slices/savedRecipesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Asks a guest who wanted what needs an account. Its words stay while it closes. */
export const SignInRequired = () => {
  const dispatch = useAppDispatch();
  const { data: health } = useGetHealthQuery();
  const wish = useAppSelector(selectWish);
  const [asked, setAsked] = useState(wish);
  if (wish && wish !== asked) setAsked(wish);
  if (!asked) return null;
  return (
    <SignInRequiredDialog
      isOpen={wish !== null}
      reason={asked.reason}
      hasAccounts={health?.accounts ?? true}
      onKeep={asked.recipe && (() => dispatch(keptOnDevice()))}
      onSignIn={() => dispatch(signInChosen())}
      onClose={() => dispatch(wishDropped())}
    />
  );
};

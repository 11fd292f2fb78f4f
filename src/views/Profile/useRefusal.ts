import type { SerializedError } from '@reduxjs/toolkit';
import { refusalToast, type AccountCall } from '@/i18n/refusalToast';
import type { ApiFailure } from '@/lib/apiFailure';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';

/** Says that a change of the account was refused (SPEC §8, "Profile toasts"), and hands back why. */
export const useRefusal = (call: AccountCall) => {
  const dispatch = useAppDispatch();
  return (error: ApiFailure | SerializedError): ApiFailure => {
    // Our base query throws nothing, so every error is one of its own.
    const failure = error as ApiFailure;
    const { kind, values } = refusalToast(call, failure);
    dispatch(toastRaised(kind, values));
    return failure;
  };
};

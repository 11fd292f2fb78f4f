import type { SerializedError } from '@reduxjs/toolkit';
import { refusalToast, type AccountCall } from '@/i18n/refusalToast';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';

/** Shows the toast for a refused account change, and returns its text. */
export const useRefusalToast = (call: AccountCall) => {
  const dispatch = useAppDispatch();
  return (error: ApiFailure | SerializedError): ApiFailure => {
    // Our base query does not throw, so every error is an ApiFailure.
    const failure = error as ApiFailure;
    const { kind, values } = refusalToast(call, failure);
    dispatch(toastRaised(kind, values));
    return failure;
  };
};

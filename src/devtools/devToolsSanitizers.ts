import type { UnknownAction } from '@reduxjs/toolkit';
import { masked } from '@/lib/values/masked';

/** What the DevTools may show. RTK Query puts arguments into the meta of its actions, so those are sanitized too. */
export const devToolsSanitizers = {
  actionSanitizer: <A extends UnknownAction>(action: A): A => masked(action) as A,
  stateSanitizer: <S>(state: S): S => masked(state) as S,
};

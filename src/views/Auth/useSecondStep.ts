import { useState } from 'react';
import type { LoginAnswer } from '@contracts/secondFactor';
import { useFinishSignInMutation } from '@/api/accountApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { useRefusal } from './useRefusal';

/** The step after the password, for an account that asks for a code. The challenge stays out of the store's state. */
export const useSecondStep = () => {
  const [challengeToken, setChallengeToken] = useState<string>();
  const [hasExpired, setHasExpired] = useState(false);
  const [finish, { error, reset }] = useFinishSignInMutation();
  const refusal = useRefusal('login', error);

  const leave = () => {
    setChallengeToken(undefined);
    reset();
  };

  return {
    isAsked: challengeToken !== undefined,
    refusal: hasExpired ? undefined : refusal,
    /** Why the password has to be entered again. */
    expired: hasExpired ? refusal : undefined,
    /** Heeds the answer to the password. */
    begin: (answer: LoginAnswer | undefined) => {
      setHasExpired(false);
      reset();
      if (answer && 'challengeToken' in answer) setChallengeToken(answer.challengeToken);
    },
    submit: async (oneTimeCode: string) => {
      const { error: refused } = await finish({ challengeToken: challengeToken!, oneTimeCode });
      if ((refused as ApiFailure | undefined)?.code !== 'SIGN_IN_EXPIRED') return;
      setHasExpired(true);
      setChallengeToken(undefined);
    },
    leave,
  };
};

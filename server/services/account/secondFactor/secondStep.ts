import type { SecondStepAnswer, SecondStepRequest } from '@contracts/secondFactor';
import { DomainError } from '../../../errors/domainError';
import type { Proof } from '../../../repositories/sessionsRepository';
import { findAccount, type AccountContext, type Caller, type SignedInBrowser } from '../accountContext';
import { noticeOf } from '../accountNotices';
import { asTry, proveCode, rememberSecondStep } from './proveCode';

/** A finished sign-in, and how many recovery codes are left if it used one. */
type Finished = SignedInBrowser & Pick<SecondStepAnswer, 'recoveryCodesLeft'>;

/** Uses up the code and opens the session, both or neither. */
const openWithCode = async (context: AccountContext, proof: Proof, typed: string, caller: Caller) => {
  const { code, factor } = await proveCode(context, proof.uid, typed, 'signInExpired');
  const { user } = await findAccount(context, proof.uid);
  const session = context.sessions.mint(caller.browser);
  const recoveryCodesLeft = code.kind === 'recovery' ? factor.codeHashes.length - 1 : null;
  const outcome = await context.secondFactors.open(proof, code, session, async (unit) => {
    if (recoveryCodesLeft === null) return;
    await noticeOf(context, caller.language, { about: 'recoveryCode', left: recoveryCodesLeft })(unit, user);
  });
  if (outcome === 'used') throw new DomainError('wrongCode');
  if (outcome === 'outdated') throw new DomainError('signInExpired');
  context.jobs.wake();
  return { user, session, recoveryCodesLeft };
};

/**
 * The second step of a sign-in.
 * @param signedIn what follows every sign-in
 */
export const createSecondStep = (
  context: AccountContext,
  signedIn: (signIn: Omit<SignedInBrowser, 'deviceMark'>, caller: Caller) => SignedInBrowser,
) => ({
  /** @throws DomainError wrongCode, signInExpired, tooManyTries, tooBusy */
  finishSignIn: ({ challengeToken, oneTimeCode }: SecondStepRequest, caller: Caller): Promise<Finished> =>
    context.challenges.answer(challengeToken, (proof) =>
      asTry(context, proof.uid, caller, async () => {
        const { user, session, recoveryCodesLeft } = await openWithCode(context, proof, oneTimeCode, caller);
        if (recoveryCodesLeft !== null) context.noteSecurity('recoveryCodeUsed', { account: proof.uid });
        const deviceMark = rememberSecondStep(context, caller.deviceMark, proof.uid);
        return { ...signedIn({ user, session }, { ...caller, deviceMark }), recoveryCodesLeft };
      }),
    ),
});

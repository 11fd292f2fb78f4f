import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { secondFactorMail } from '../../../mail/accountMails';
import type { SecondFactorsRepository } from '../../../repositories/secondFactorsRepository';
import { addresseeOf } from '../accountNotices';
import type { AccountContext } from '../accountContext';

interface Dependencies extends Pick<AccountContext, 'languageOf' | 'baseUrl' | 'mailer'> {
  secondFactors: Pick<SecondFactorsRepository, 'turnOffByEmail'>;
}

/** `unknown`: there is no account with this address. */
type Result = { state: 'unknown' | 'wasOff' } | { state: 'off'; mailFailure?: unknown };

/**
 * Turns the second factor off for an owner who has lost both the app and the codes, and tells them by mail; only for
 * the operator.
 */
export const turnOffByHand = async (
  { secondFactors, mailer, ...where }: Dependencies,
  email: string,
): Promise<Result> => {
  const account = await secondFactors.turnOffByEmail(email);
  if (!account?.wasOn) return { state: account ? 'wasOff' : 'unknown' };
  try {
    await mailer.send(secondFactorMail(await addresseeOf(where, account.user, DEFAULT_PREFERENCES.language), 'off'));
    return { state: 'off' };
  } catch (mailFailure) {
    return { state: 'off', mailFailure };
  }
};

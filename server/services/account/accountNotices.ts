import type { User } from '@contracts/session';
import type { Language } from '@contracts/vocabulary';
import type { Unit } from '../../db/unit';
import type { Notice } from '../../jobs/jobs';
import type { Addressee } from '../../mail/accountMails';
import type { AccountContext } from './accountContext';

type AddressContext = Pick<AccountContext, 'languageOf' | 'baseUrl'>;

/** Where mail for this user goes, in the account's language or else in that of the request. */
export const addresseeOf = async (
  { languageOf, baseUrl }: AddressContext,
  { uid, email }: Pick<User, 'uid' | 'email'>,
  language: Language,
): Promise<Addressee> => ({ uid, to: email, language: (await languageOf(uid)) ?? language, base: baseUrl() });

/**
 * Tells the user by mail of a change, if the transaction of the change commits.
 * @param user as it was before a change of the address
 */
export const noticeOf =
  ({ jobs }: Pick<AccountContext, 'jobs'>, language: Language, notice: Notice) =>
  (unit: Unit, { uid, email }: Pick<User, 'uid' | 'email'>): Promise<void> =>
    jobs.add('notice', { uid, to: email, language, notice }, { unit });

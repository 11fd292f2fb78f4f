import type { User } from '@contracts/session';
import type { Language } from '@contracts/vocabulary';
import {
  emailChangedMail,
  passwordChangedMail,
  recoveryCodeUsedMail,
  secondFactorMail,
  type Addressee,
} from '../../mail/accountMails';
import type { Mail } from '../../mail/mailer';
import type { AccountContext } from './accountContext';

type AddressContext = Pick<AccountContext, 'languageOf' | 'baseUrl'>;
type NoticeContext = AddressContext & Pick<AccountContext, 'background' | 'mailer'>;

/** Where mail for this user goes, in the account's language or else in that of the request. */
export const addresseeOf = async (
  { languageOf, baseUrl }: AddressContext,
  { uid, email }: Pick<User, 'uid' | 'email'>,
  language: Language,
): Promise<Addressee> => ({ uid, to: email, language: (await languageOf(uid)) ?? language, base: baseUrl() });

const post = ({ background, mailer }: NoticeContext, what: string, write: () => Promise<Mail>): void =>
  background.begin(what, async () => mailer.send(await write()));

/** Tells the user by mail that the password was changed. */
export const noticeNewPassword = (context: NoticeContext, user: User, language: Language): void =>
  post(context, 'the mail about a new password', async () =>
    passwordChangedMail(await addresseeOf(context, user, language)),
  );

/** Tells the previous address that the account has a new one. */
export const noticeNewAddress = (context: NoticeContext, before: User, language: Language): void =>
  post(context, 'the mail about a new address', async () =>
    emailChangedMail(await addresseeOf(context, before, language)),
  );

/** Tells the user by mail that sign-ins ask for a code from now on, or no longer do. */
export const noticeSecondFactor = (context: NoticeContext, user: User, language: Language, now: 'on' | 'off'): void =>
  post(context, 'the mail about a second factor', async () =>
    secondFactorMail(await addresseeOf(context, user, language), now),
  );

/** Tells the user by mail that a recovery code was used, and how many are left. */
export const noticeRecoveryCode = (context: NoticeContext, user: User, language: Language, left: number): void =>
  post(context, 'the mail about a recovery code', async () =>
    recoveryCodeUsedMail(await addresseeOf(context, user, language), left),
  );

import { randomInt } from 'node:crypto';
import type { ResetPasswordRequest } from '@contracts/session';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../../errors/domainError';
import { resetMail } from '../../mail/accountMails';
import { emailKeyOf } from '../../repositories/userRows';
import { hashToken, mintToken } from '../sessionsService';
import type { AccountContext, Caller } from './accountContext';
import { addresseeOf, noticeNewPassword } from './accountNotices';

/** Lifetime of a link to set a new password. */
const RESET_MS = 3_600_000;
/** Limits reset mails per account and hour, so that others cannot fill a mailbox; the caller is not told. */
export const RESET_MAILS_PER_HOUR = 5;
/** The account of a mail that is only rehearsed. */
const NO_ACCOUNT = 'none';

type ResetContext = Pick<
  AccountContext,
  | 'users'
  | 'resetTokens'
  | 'passwords'
  | 'throttle'
  | 'devices'
  | 'mailer'
  | 'background'
  | 'languageOf'
  | 'baseUrl'
  | 'resetDelayMs'
  | 'now'
  | 'resetMails'
>;

/** A forgotten password: the mail with a link, and the new password. */
export const createPasswordReset = (context: ResetContext) => {
  const { users, resetTokens, passwords, throttle, devices, mailer, background, resetMails, now } = context;

  const mintLink = () => ({ ...mintToken(), expiresAt: new Date(now().getTime() + RESET_MS) });

  /** Does all that sending a link takes, and sends nothing. */
  const rehearse = async (to: string, language: Language, { token, tokenHash }: ReturnType<typeof mintLink>) => {
    await resetTokens.rehearse(tokenHash);
    const addressee = await addresseeOf(context, { uid: NO_ACCOUNT, email: to }, language);
    await mailer.rehearse?.(resetMail(addressee, token));
  };

  return {
    /**
     * Reveals nothing about whether the account exists. The work begins some time after the response, so that it
     * delays no request that the caller could time, and takes as long for an unknown address as for a known one.
     * @param answered resolves when the response has been sent
     */
    forgotPassword(email: string, language: Language, answered: Promise<void>): void {
      const sendLink = async () => {
        const account = await users.findByEmail(email);
        const link = mintLink();
        const isFlooded = (await resetMails.spend(account?.user.uid ?? NO_ACCOUNT)) > 0;
        if (!account || isFlooded) return rehearse(email, language, link);
        if (!(await resetTokens.put(account.user.uid, emailKeyOf(email), link.tokenHash, link.expiresAt))) return;
        await mailer.send(resetMail(await addresseeOf(context, account.user, language), link.token));
      };
      const later = answered.then(() => background.pause(randomInt(context.resetDelayMs + 1)));
      background.begin('the mail with a reset link', sendLink, later);
    },

    /**
     * Sets a new password and ends every session of the account. Clears its failures, because the owner of the mailbox
     * may sign in without waiting.
     * @throws DomainError resetLinkInvalid, tooBusy
     */
    async resetPassword({ token, password }: ResetPasswordRequest, { address, deviceMark, language }: Caller) {
      const passwordHash = await passwords.hash(password, address);
      const user = await users.resetPassword(hashToken(token), passwordHash, now());
      if (!user) throw new DomainError('resetLinkInvalid');
      const account = emailKeyOf(user.email);
      await Promise.all([throttle.forget(account), throttle.forget(user.uid)]);
      noticeNewPassword(context, user, language);
      return { uid: user.uid, deviceMark: devices.remember(deviceMark, account) };
    },
  };
};

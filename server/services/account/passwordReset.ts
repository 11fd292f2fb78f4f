import { randomInt } from 'node:crypto';
import type { ResetPasswordRequest } from '@contracts/session';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../../errors/domainError';
import { emailKeyOf } from '../../repositories/userRows';
import { hashToken } from '../sessionsService';
import type { AccountContext, Caller } from './accountContext';
import { noticeOf } from './accountNotices';

/** Limits reset mails per account and hour, so that others cannot fill a mailbox; the caller is not told. */
export const RESET_MAILS_PER_HOUR = 5;

type ResetContext = Pick<
  AccountContext,
  'users' | 'passwords' | 'throttle' | 'devices' | 'jobs' | 'resetDelayMs' | 'now'
>;

/** A forgotten password: the mail with a link, and the new password. */
export const createPasswordReset = (context: ResetContext) => {
  const { users, passwords, throttle, devices, jobs, now } = context;

  return {
    /**
     * Reveals nothing about whether the account exists: the same is stored for every address, and the work begins some
     * time after the response, so that it delays no request that the caller could time. Once this resolves the mail will
     * be sent, even if the server dies.
     * @param answered resolves when the response has been sent
     */
    async forgotPassword(email: string, language: Language, answered: Promise<void>): Promise<void> {
      await jobs.add('resetLink', { email, language }, { delayMs: randomInt(context.resetDelayMs + 1) });
      void answered.then(jobs.wake);
    },

    /**
     * Sets a new password and ends every session of the account. Clears its failures, because the owner of the mailbox
     * may sign in without waiting.
     * @throws DomainError resetLinkInvalid, tooBusy
     */
    async resetPassword({ token, password }: ResetPasswordRequest, { address, deviceMark, language }: Caller) {
      const passwordHash = await passwords.hash(password, address);
      const also = noticeOf(context, language, { about: 'password' });
      const user = await users.resetPassword(hashToken(token), passwordHash, now(), also);
      if (!user) throw new DomainError('resetLinkInvalid');
      const account = emailKeyOf(user.email);
      await Promise.all([throttle.forget(account), throttle.forget(user.uid)]);
      jobs.wake();
      return { uid: user.uid, deviceMark: devices.remember(deviceMark, account) };
    },
  };
};

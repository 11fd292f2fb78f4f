import type { EmailRequest, PasswordRequest } from '@contracts/session';
import { DomainError } from '../../errors/domainError';
import { emailKeyOf } from '../../repositories/userRows';
import type { MintedSession } from '../sessionsService';
import { prove, type AccountContext, type Caller, type SignedInBrowser } from './accountContext';
import { noticeOf } from './accountNotices';

type CredentialsContext = Omit<AccountContext, 'data' | 'resetTokens' | 'now'>;

/** Changes of the email address and the password by a user who enters the current password. */
export const createCredentialChanges = (context: CredentialsContext) => {
  const { users, sessions, passwords, devices, jobs } = context;

  return {
    /**
     * Notifies the previous address. The session continues under a new id, the others end.
     * @throws DomainError wrongPassword, emailTaken, tooManyTries, notSignedIn
     */
    async changeEmail(uid: string, { email, password }: EmailRequest, caller: Caller): Promise<SignedInBrowser> {
      const { user: before, passwordHash } = await prove(context, uid, password);
      const session = sessions.mint(caller.browser);
      const notice = noticeOf(context, caller.language, { about: 'address' });
      const isOther = emailKeyOf(before.email) !== emailKeyOf(email);
      const user = await users.changeEmail({ uid, passwordHash }, email, session, async (unit) => {
        if (isOther) await notice(unit, before);
      });
      if (user === 'taken') throw new DomainError('emailTaken');
      if (!user) throw new DomainError('notSignedIn');
      jobs.wake();
      return { user, session, deviceMark: devices.remember(caller.deviceMark, emailKeyOf(user.email)) };
    },

    /**
     * The session continues under a new id, the others end.
     * @throws DomainError wrongPassword, tooManyTries, notSignedIn
     */
    async changePassword(
      uid: string,
      { currentPassword, newPassword }: PasswordRequest,
      { browser, language }: Pick<Caller, 'browser' | 'language'>,
    ): Promise<MintedSession> {
      const { passwordHash } = await prove(context, uid, currentPassword);
      const fresh = await passwords.hash(newPassword, uid);
      const session = sessions.mint(browser);
      const also = noticeOf(context, language, { about: 'password' });
      const user = await users.changePassword({ uid, passwordHash }, fresh, session, also);
      if (!user) throw new DomainError('notSignedIn');
      jobs.wake();
      return session;
    },
  };
};

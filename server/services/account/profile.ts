import type { ProfileRequest, User } from '@contracts/session';
import { DomainError } from '../../errors/domainError';
import { ownerOfUser } from '../recipeOwner';
import { findAccount, nameOf, prove, type AccountContext } from './accountContext';

type ProfileContext = Pick<
  AccountContext,
  'users' | 'data' | 'sessions' | 'passwords' | 'throttle' | 'failures' | 'background' | 'mailer'
>;

const stillThere = (user: User | undefined): User => {
  if (!user) throw new DomainError('notSignedIn');
  return user;
};

/** The user's own data, and its deletion. */
export const createProfile = (context: ProfileContext) => {
  const { users, data, sessions, background, mailer } = context;

  return {
    /** @throws DomainError notSignedIn */
    me: async (uid: string): Promise<User> => (await findAccount(context, uid)).user,

    /** @throws DomainError notSignedIn */
    rename: async (uid: string, { firstName, lastName }: ProfileRequest): Promise<User> =>
      stillThere(await users.rename(uid, nameOf(firstName), nameOf(lastName))),

    /** @throws DomainError notSignedIn */
    setMarketingConsent: async (uid: string, isGiven: boolean): Promise<User> =>
      stillThere(await users.setMarketingConsent(uid, isGiven)),

    /**
     * Ends one session of this account; one that is already over is not a failure.
     * @throws DomainError wrongPassword, tooManyTries, tooBusy, notSignedIn
     */
    async endSession(uid: string, id: number, password: string): Promise<void> {
      await prove(context, uid, password);
      await sessions.endOne(uid, id);
    },

    /**
     * Ends all sessions of this account but the current one.
     * @throws DomainError wrongPassword, tooManyTries, tooBusy, notSignedIn
     */
    async endOtherSessions(uid: string, current: string, password: string): Promise<void> {
      await prove(context, uid, password);
      await sessions.endOthers(uid, current);
    },

    /** @throws DomainError wrongPassword, tooManyTries, notSignedIn */
    async remove(uid: string, password: string): Promise<void> {
      await prove(context, uid, password);
      await data.remove(uid, ownerOfUser(uid));
      background.begin('removing the mails of a deleted account', async () => mailer.forget?.(uid));
    },
  };
};

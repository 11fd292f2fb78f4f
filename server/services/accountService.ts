import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@contracts/limits';
import type {
  EmailRequest,
  LoginRequest,
  PasswordRequest,
  ProfileRequest,
  RegisterRequest,
  ResetPasswordRequest,
  User,
} from '@contracts/session';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import { emailChangedMail, passwordChangedMail, resetMail, type Addressee } from '../mail/accountMails';
import type { Mail, Mailer } from '../mail/mailer';
import type { AccountDataRepository } from '../repositories/accountDataRepository';
import type { ResetTokensRepository } from '../repositories/resetTokensRepository';
import { emailKeyOf, type Account, type UsersRepository } from '../repositories/usersRepository';
import type { BackgroundWork } from './backgroundWork';
import type { KnownDevices } from './knownDevices';
import type { Passwords } from './passwords';
import { plainText } from './plainText';
import { ownerOfUser } from './recipesService';
import { hashToken, mintToken, type MintedSession, type SessionsService } from './sessionsService';
import type { Counted, SignInThrottle } from './signInThrottle';

/** A link to set a new password works for so long. */
const RESET_MS = 3_600_000;
/** Nobody's mailbox is filled by others: so many links an hour, and no word about it. */
const RESET_MAILS_PER_HOUR = 5;

interface Needs {
  users: UsersRepository;
  resetTokens: ResetTokensRepository;
  data: Pick<AccountDataRepository, 'remove'>;
  sessions: Pick<SessionsService, 'mint' | 'open' | 'end'>;
  passwords: Passwords;
  throttle: SignInThrottle;
  devices: KnownDevices;
  mailer: Mailer;
  background: BackgroundWork;
  /** The language an account chose; undefined where it never did. */
  languageOf: (uid: string) => Promise<Language | undefined>;
  /** Where links in mail lead: the public address, without a slash at its end. Never what a request says of itself. */
  baseUrl: () => string;
  failures: { perAccount: number; perAddress: number };
  now: () => Date;
}

/** Where somebody who is not signed in asks from. */
export interface Caller {
  /** The network address, or the part of it that is one household. */
  address: string;
  /** What the browser carries since somebody signed in with it. */
  deviceMark: string | undefined;
  language: Language;
}

/** What becomes of a browser: its cookies. */
export interface SignedInBrowser {
  user: User;
  session: MintedSession;
  deviceMark: string;
}

/** Accounts: signing in and out, and what a user changes of his own. */
export const createAccountService = (needs: Needs) => {
  const { users, resetTokens, sessions, passwords, throttle, devices, mailer, background, failures, now } = needs;
  const resetMails = new Map<string, number[]>();

  const nameOf = (name: string | undefined) => plainText(name ?? '').replace(/\s+/g, ' ');

  const addressee = async ({ uid, email }: User, language: Language): Promise<Addressee> => ({
    to: email,
    language: (await needs.languageOf(uid)) ?? language,
    base: needs.baseUrl(),
  });

  const post = (what: string, write: () => Promise<Mail>) =>
    background.begin(what, async () => mailer.send(await write()));

  const tellOfNewPassword = (user: User, language: Language) =>
    post('the mail about a new password', async () => passwordChangedMail(await addressee(user, language)));

  /** A browser that this account used before has a bucket of its own; all the others share that of the account. */
  const countedFor = (email: string, { address, deviceMark }: Caller): [Counted, ...Counted[]] => {
    const account = emailKeyOf(email);
    const device = devices.find(deviceMark, account);
    if (device !== undefined) return [{ key: `device:${device}:${account}`, free: failures.perAccount }];
    return [
      { key: `account:${account}`, free: failures.perAccount },
      { key: `address:${address}`, free: failures.perAddress },
    ];
  };

  const rememberedBy = (mark: string | undefined, { email }: User) => devices.remember(mark, emailKeyOf(email));

  /** @throws DomainError notSignedIn for a session whose account is gone */
  const accountOf = async (uid: string): Promise<Account> => {
    const account = await users.find(uid);
    if (!account) throw new DomainError('notSignedIn');
    return account;
  };

  /** @throws DomainError wrongPassword, tooManyTries */
  const prove = async (uid: string, password: string): Promise<Account> => {
    const account = await accountOf(uid);
    const attempt = throttle.begin([{ key: `signed-in:${uid}`, free: failures.perAccount }]);
    if (!(await passwords.isRight(password, account.passwordHash))) throw new DomainError('wrongPassword');
    attempt.succeeded();
    return account;
  };

  /** Signs in whoever knows the password: the account, or undefined. */
  const signIn = async (email: string, password: string, session: MintedSession): Promise<Account | undefined> => {
    const account = await users.findByEmail(email);
    const isRight = await passwords.isRight(password, account?.passwordHash);
    if (!account || !isRight) return undefined;
    const { user, passwordHash } = account;
    if (await sessions.open({ uid: user.uid, passwordHash }, session)) return account;
    // Meanwhile it was changed, or another sign-in hashed the same one anew.
    return signIn(email, password, session);
  };

  const mayMailLink = (uid: string): boolean => {
    const at = now().getTime();
    const recent = (resetMails.get(uid) ?? []).filter((sent) => at - sent < RESET_MS);
    for (const [other, sent] of resetMails) if (at - (sent.at(-1) ?? 0) >= RESET_MS) resetMails.delete(other);
    if (recent.length >= RESET_MAILS_PER_HOUR) return false;
    resetMails.set(uid, [...recent, at]);
    return true;
  };

  return {
    me: async (uid: string): Promise<User> => (await accountOf(uid)).user,

    /** @throws DomainError wrongCredentials, whether or not there is an account; tooManyTries */
    async login({ email, password }: LoginRequest, caller: Caller): Promise<SignedInBrowser> {
      const attempt = throttle.begin(countedFor(email, caller));
      const session = sessions.mint();
      const account = await signIn(email, password, session);
      if (!account) throw new DomainError('wrongCredentials');
      attempt.succeeded();
      const { user, passwordHash } = account;
      if (passwords.isOutdated(passwordHash))
        background.begin('hashing a password anew', async () =>
          users.rehash(user.uid, passwordHash, await passwords.hash(password)),
        );
      return { user, session, deviceMark: rememberedBy(caller.deviceMark, user) };
    },

    /** @throws DomainError emailTaken */
    async register(request: RegisterRequest, { deviceMark }: Caller): Promise<SignedInBrowser> {
      const passwordHash = await passwords.hash(request.password);
      const session = sessions.mint();
      const user = await users.add(
        {
          uid: randomUUID(),
          email: request.email,
          passwordHash,
          firstName: nameOf(request.firstName),
          lastName: nameOf(request.lastName),
          marketingConsent: request.marketingConsent ?? false,
          termsVersion: TERMS_VERSION,
          at: now(),
        },
        session,
      );
      if (!user) throw new DomainError('emailTaken');
      return { user, session, deviceMark: rememberedBy(deviceMark, user) };
    },

    logout: (tokenHash: string): Promise<void> => sessions.end(tokenHash),

    /** Says nothing of whether there is such an account: all that differs happens after the answer. */
    forgotPassword(email: string, language: Language): void {
      background.begin('the mail with a reset link', async () => {
        const account = await users.findByEmail(email);
        if (!account || !mayMailLink(account.user.uid)) return;
        const { token, tokenHash } = mintToken();
        const expiresAt = new Date(now().getTime() + RESET_MS);
        if (!(await resetTokens.put(account.user.uid, emailKeyOf(email), tokenHash, expiresAt))) return;
        await mailer.send(resetMail(await addressee(account.user, language), token));
      });
    },

    /**
     * Sets a new password and ends every session of the account. Whoever reads its mail may sign in without waiting.
     * @throws DomainError resetLinkInvalid
     */
    async resetPassword({ token, password }: ResetPasswordRequest, { deviceMark, language }: Caller) {
      const passwordHash = await passwords.hash(password);
      const user = await users.resetPassword(hashToken(token), passwordHash, now());
      if (!user) throw new DomainError('resetLinkInvalid');
      const account = emailKeyOf(user.email);
      throttle.forget((key) => key.endsWith(`:${account}`) || key === `signed-in:${user.uid}`);
      tellOfNewPassword(user, language);
      return { uid: user.uid, deviceMark: rememberedBy(deviceMark, user) };
    },

    /** @throws DomainError notSignedIn */
    async rename(uid: string, { firstName, lastName }: ProfileRequest): Promise<User> {
      const user = await users.rename(uid, nameOf(firstName), nameOf(lastName));
      if (!user) throw new DomainError('notSignedIn');
      return user;
    },

    /** @throws DomainError notSignedIn */
    async setMarketingConsent(uid: string, isGiven: boolean): Promise<User> {
      const user = await users.setMarketingConsent(uid, isGiven);
      if (!user) throw new DomainError('notSignedIn');
      return user;
    },

    /**
     * The address that the account had is told; the session goes on under a new id, the others end.
     * @throws DomainError wrongPassword, emailTaken, tooManyTries, notSignedIn
     */
    async changeEmail(uid: string, { email, password }: EmailRequest, caller: Caller): Promise<SignedInBrowser> {
      const { user: before, passwordHash } = await prove(uid, password);
      const session = sessions.mint();
      const user = await users.changeEmail({ uid, passwordHash }, email, session);
      if (user === 'taken') throw new DomainError('emailTaken');
      if (!user) throw new DomainError('notSignedIn');
      if (emailKeyOf(before.email) !== emailKeyOf(email))
        post('the mail about a new address', async () => emailChangedMail(await addressee(before, caller.language)));
      return { user, session, deviceMark: rememberedBy(caller.deviceMark, user) };
    },

    /**
     * The session goes on under a new id, the others end.
     * @throws DomainError wrongPassword, tooManyTries, notSignedIn
     */
    async changePassword(
      uid: string,
      { currentPassword, newPassword }: PasswordRequest,
      language: Language,
    ): Promise<MintedSession> {
      const { passwordHash } = await prove(uid, currentPassword);
      const fresh = await passwords.hash(newPassword);
      const session = sessions.mint();
      const user = await users.changePassword({ uid, passwordHash }, fresh, session);
      if (!user) throw new DomainError('notSignedIn');
      tellOfNewPassword(user, language);
      return session;
    },

    /** @throws DomainError wrongPassword, tooManyTries, notSignedIn */
    async remove(uid: string, password: string): Promise<void> {
      await prove(uid, password);
      await needs.data.remove(uid, ownerOfUser(uid));
    },
  };
};

export type AccountService = ReturnType<typeof createAccountService>;

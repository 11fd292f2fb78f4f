import type { User } from '@contracts/session';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../../errors/domainError';
import type { Jobs } from '../../jobs/jobs';
import type { Mailer } from '../../mail/mailer';
import type { NoteSecurity } from '../../metrics/securityEvents';
import type { BrowserName } from '../../repositories/sessionsRepository';
import type { AccountDataRepository } from '../../repositories/accountDataRepository';
import type { ResetTokensRepository } from '../../repositories/resetTokensRepository';
import type { SecondFactorsRepository } from '../../repositories/secondFactorsRepository';
import type { Account } from '../../repositories/userRows';
import type { UsersRepository } from '../../repositories/usersRepository';
import type { BackgroundWork, Complain } from '../backgroundWork';
import type { KnownDevices } from '../knownDevices';
import type { Passwords } from '../passwords';
import { plainText } from '../plainText';
import type { MintedSession, SessionsService } from '../sessionsService';
import type { SecretBox } from '../secretBox';
import type { SignInThrottle } from '../signInThrottle';
import type { SlidingQuota } from '../slidingQuota';
import type { Challenges } from './secondFactor/challenges';

/** Everything the account rules work with; each part of them picks what it needs. */
export interface AccountContext {
  users: UsersRepository;
  resetTokens: ResetTokensRepository;
  data: Pick<AccountDataRepository, 'remove'>;
  sessions: SessionsService;
  passwords: Passwords;
  throttle: SignInThrottle;
  devices: KnownDevices;
  mailer: Mailer;
  /** Mails that follow from a change. */
  jobs: Pick<Jobs, 'add' | 'wake'>;
  background: BackgroundWork;
  /** The language the account chose, if any. */
  languageOf: (uid: string) => Promise<Language | undefined>;
  /** Base of the links in mail: the public address without a trailing slash. Never taken from a request. */
  baseUrl: () => string;
  /** The work of a forgotten password begins up to this long after the answer, at a random moment. */
  resetDelayMs: number;
  secondFactors: SecondFactorsRepository;
  /** Encrypts the keys of authenticator apps. */
  secretBox: SecretBox;
  challenges: Challenges;
  noteSecurity: NoteSecurity;
  /** Writes a fault to the log; never a secret or an address. */
  complain: Complain;
  failures: { perAccount: number; perAddress: number };
  /** Right sign-ins of an account. */
  signIns: SlidingQuota;
  /** Mails with a reset link to an account. */
  resetMails: SlidingQuota;
  now: () => Date;
}

/** Origin of a request without a session. */
export interface Caller {
  /** The network address, or its part that identifies one household. */
  address: string;
  /** The browser's mark from earlier sign-ins. */
  deviceMark: string | undefined;
  language: Language;
  /** What the browser says it is. */
  browser: BrowserName;
}

/** The cookies to set in the browser. */
export interface SignedInBrowser {
  user: User;
  session: MintedSession;
  deviceMark: string;
}

/** A first or last name as it is stored. */
export const nameOf = (name: string | undefined): string => plainText(name ?? '').replace(/\s+/g, ' ');

/** @throws DomainError notSignedIn for a session whose account is gone */
export const findAccount = async ({ users }: Pick<AccountContext, 'users'>, uid: string): Promise<Account> => {
  const account = await users.find(uid);
  if (!account) throw new DomainError('notSignedIn');
  return account;
};

/**
 * Checks the current password of a signed-in user.
 * @throws DomainError wrongPassword, tooManyTries, tooBusy, notSignedIn
 */
export const prove = async (
  context: Pick<AccountContext, 'users' | 'throttle' | 'passwords' | 'failures'>,
  uid: string,
  password: string,
): Promise<Account> => {
  const { throttle, passwords, failures } = context;
  const account = await findAccount(context, uid);
  const attempt = await throttle.begin({
    counted: [{ key: `signed-in:${uid}`, free: failures.perAccount }],
    account: uid,
  });
  const isRight = await passwords.isRight(password, account.passwordHash, uid).catch(async (error: unknown) => {
    await attempt.withdrawn();
    throw error;
  });
  if (!isRight) throw new DomainError('wrongPassword');
  await attempt.succeeded();
  return account;
};

import type { LoginRequest } from '@contracts/session';
import { DomainError } from '../../errors/domainError';
import { emailKeyOf, type Account } from '../../repositories/userRows';
import type { MintedSession } from '../sessionsService';
import type { Counted } from '../signInThrottle';
import { createSlidingQuota } from '../slidingQuota';
import type { AccountContext, Caller, SignedInBrowser } from './accountContext';

const HOUR_MS = 3_600_000;

type SignInContext = Pick<
  AccountContext,
  'users' | 'sessions' | 'passwords' | 'throttle' | 'devices' | 'background' | 'failures' | 'signInsPerHour' | 'elapsed'
>;

/** A browser this account used before has a separate bucket; all others share the account's. */
const countedFor = (
  { devices, failures }: SignInContext,
  email: string,
  { address, deviceMark }: Caller,
): [Counted, ...Counted[]] => {
  const account = emailKeyOf(email);
  const device = devices.find(deviceMark, account);
  if (device !== undefined) return [{ key: `device:${device}:${account}`, free: failures.perAccount }];
  return [
    { key: `account:${account}`, free: failures.perAccount },
    { key: `address:${address}`, free: failures.perAddress },
  ];
};

/** The account with this address and password, or undefined if one of them is wrong. */
const proveCredentials = async (
  { users, passwords }: SignInContext,
  { email, password }: LoginRequest,
  { address }: Caller,
): Promise<Account | undefined> => {
  const account = await users.findByEmail(email);
  const isRight = await passwords.isRight(password, account?.passwordHash, address);
  return isRight ? account : undefined;
};

/** Opens the session for the right password: the account, or undefined if the password is wrong. */
const openSession = async (
  context: SignInContext,
  request: LoginRequest,
  caller: Caller,
  session: MintedSession,
): Promise<Account | undefined> => {
  const account = await proveCredentials(context, request, caller);
  if (!account) return undefined;
  const { user, passwordHash } = account;
  if (await context.sessions.open({ uid: user.uid, passwordHash }, session)) return account;
  // The hash changed meanwhile: the password was changed, or another sign-in rehashed it.
  return openSession(context, request, caller, session);
};

/** Hashes the password with today's settings, if it was stored with weaker ones. A busy server leaves it for later. */
const rehashIfOutdated = (context: SignInContext, { user, passwordHash }: Account, password: string): void => {
  const { users, passwords, background } = context;
  if (!passwords.isOutdated(passwordHash)) return;
  background.begin('hashing a password again', async () => {
    const fresh = await passwords.hash(password, user.uid).catch((error: unknown) => {
      if (error instanceof DomainError) return undefined;
      throw error;
    });
    if (fresh !== undefined) await users.rehash(user.uid, passwordHash, fresh);
  });
};

/** Signing in and out. */
export const createSignIn = (context: SignInContext) => {
  const { throttle, sessions, devices, signInsPerHour, elapsed } = context;
  // Only right sign-ins count, so that no one else can use them up.
  const signIns = createSlidingQuota({ max: signInsPerHour, windowMs: HOUR_MS, elapsed });

  return {
    /** @throws DomainError wrongCredentials, whether or not the account exists; tooManyTries, tooManyRequests, tooBusy */
    async login(request: LoginRequest, caller: Caller): Promise<SignedInBrowser> {
      const key = emailKeyOf(request.email);
      const seconds = signIns.secondsLeft(key);
      if (seconds > 0) throw new DomainError('tooManyRequests', { seconds });
      const attempt = throttle.begin(countedFor(context, request.email, caller));
      const session = sessions.mint(caller.browser);
      const account = await openSession(context, request, caller, session).catch((error: unknown) => {
        attempt.withdrawn();
        throw error;
      });
      if (!account) throw new DomainError('wrongCredentials');
      attempt.succeeded();
      signIns.spend(key);
      rehashIfOutdated(context, account, request.password);
      const { user } = account;
      return { user, session, deviceMark: devices.remember(caller.deviceMark, emailKeyOf(user.email)) };
    },

    logout: (tokenHash: string): Promise<void> => sessions.end(tokenHash),
  };
};

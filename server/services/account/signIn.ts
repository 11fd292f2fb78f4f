import type { LoginRequest } from '@contracts/session';
import { DomainError } from '../../errors/domainError';
import { emailKeyOf, type Account } from '../../repositories/userRows';
import type { MintedSession } from '../sessionsService';
import type { Counted } from '../signInThrottle';
import type { AccountContext, Caller, SignedInBrowser } from './accountContext';

type SignInContext = Pick<
  AccountContext,
  'users' | 'sessions' | 'passwords' | 'throttle' | 'devices' | 'background' | 'failures'
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

/** Signs in with the password: the account, or undefined if it is wrong. */
const openSession = async (
  context: SignInContext,
  { email, password }: LoginRequest,
  session: MintedSession,
): Promise<Account | undefined> => {
  const { users, passwords, sessions } = context;
  const account = await users.findByEmail(email);
  const isRight = await passwords.isRight(password, account?.passwordHash);
  if (!account || !isRight) return undefined;
  const { user, passwordHash } = account;
  if (await sessions.open({ uid: user.uid, passwordHash }, session)) return account;
  // The hash changed meanwhile: the password was changed, or another sign-in rehashed it.
  return openSession(context, { email, password }, session);
};

/** Hashes the password with today's settings, if it was stored with weaker ones. */
const rehashIfOutdated = (context: SignInContext, { user, passwordHash }: Account, password: string): void => {
  const { users, passwords, background } = context;
  if (!passwords.isOutdated(passwordHash)) return;
  background.begin('hashing a password anew', async () =>
    users.rehash(user.uid, passwordHash, await passwords.hash(password)),
  );
};

/** Signing in and out. */
export const createSignIn = (context: SignInContext) => ({
  /** @throws DomainError wrongCredentials, whether or not the account exists; tooManyTries */
  async login(request: LoginRequest, caller: Caller): Promise<SignedInBrowser> {
    const attempt = context.throttle.begin(countedFor(context, request.email, caller));
    const session = context.sessions.mint();
    const account = await openSession(context, request, session);
    if (!account) throw new DomainError('wrongCredentials');
    attempt.succeeded();
    rehashIfOutdated(context, account, request.password);
    const { user } = account;
    return { user, session, deviceMark: context.devices.remember(caller.deviceMark, emailKeyOf(user.email)) };
  },

  logout: (tokenHash: string): Promise<void> => context.sessions.end(tokenHash),
});

import type { SecondStep } from '@contracts/secondFactor';
import type { LoginRequest } from '@contracts/session';
import { DomainError } from '../../errors/domainError';
import { emailKeyOf, type Account } from '../../repositories/userRows';
import type { MintedSession } from '../sessionsService';
import type { TryBuckets } from '../signInThrottle';
import type { AccountContext, Caller, SignedInBrowser } from './accountContext';
import { createSecondStep } from './secondFactor/secondStep';

/** A browser this account used before has a separate bucket; all others share the account's. */
const countedFor = (
  { devices, failures }: AccountContext,
  email: string,
  { address, deviceMark }: Caller,
): TryBuckets => {
  const account = emailKeyOf(email);
  const device = devices.find(deviceMark, account);
  if (device !== undefined)
    return { counted: [{ key: `device:${device}:${account}`, free: failures.perAccount }], account };
  const counted = [
    { key: `account:${account}`, free: failures.perAccount },
    { key: `address:${address}`, free: failures.perAddress },
  ] as const;
  return { counted, account };
};

/** The account with this address and password, or undefined if one of them is wrong. */
const proveCredentials = async (
  { users, passwords }: AccountContext,
  { email, password }: LoginRequest,
  { address }: Caller,
): Promise<Account | undefined> => {
  const account = await users.findByEmail(email);
  const isRight = await passwords.isRight(password, account?.passwordHash, address);
  return isRight ? account : undefined;
};

/**
 * Counts a right password, before it opens anything: even if many arrive at once, on any of the servers, no more than the limit succeed.
 * Only right ones count, so that no one else can use them up.
 */
const countRight = async ({ signIns }: AccountContext, { user }: Account): Promise<void> => {
  const seconds = await signIns.spend(emailKeyOf(user.email));
  if (seconds > 0) throw new DomainError('tooManyRequests', { seconds });
};

/**
 * Opens the session for the right password, unless the account also asks for a code; undefined if the password is wrong.
 */
const openSession = async (
  context: AccountContext,
  request: LoginRequest,
  caller: Caller,
  session: MintedSession,
): Promise<{ account: Account; opening: 'opened' | 'needsCode' } | undefined> => {
  for (let isCounted = false; ; isCounted = true) {
    const account = await proveCredentials(context, request, caller);
    if (!account) return undefined;
    if (!isCounted) await countRight(context, account);
    const { user, passwordHash } = account;
    const opening = await context.sessions.open({ uid: user.uid, passwordHash }, session);
    if (opening !== 'outdated') return { account, opening };
    // The hash changed meanwhile: the password was changed, or another sign-in rehashed it.
  }
};

/** Hashes the password with today's settings. A busy server leaves it for later. */
const rehash = async (
  { users, passwords }: AccountContext,
  { user, passwordHash }: Account,
  password: string,
): Promise<string> => {
  const fresh = await passwords.hash(password, user.uid).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });
  return fresh !== undefined && (await users.rehash(user.uid, passwordHash, fresh)) ? fresh : passwordHash;
};

/** Signing in and out. */
export const createSignIn = (context: AccountContext) => {
  const { throttle, sessions, passwords, challenges, devices, background, signIns } = context;

  const signedIn = (
    { user, session }: Omit<SignedInBrowser, 'deviceMark'>,
    { deviceMark }: Caller,
  ): SignedInBrowser => ({ user, session, deviceMark: devices.remember(deviceMark, emailKeyOf(user.email)) });

  return {
    ...createSecondStep(context, signedIn),

    /**
     * An account with a second factor gets a challenge for `finishSignIn` instead of a session.
     * @throws DomainError wrongCredentials, whether or not the account exists; tooManyTries, tooManyRequests, tooBusy
     */
    async login(request: LoginRequest, caller: Caller): Promise<SignedInBrowser | SecondStep> {
      const seconds = await signIns.secondsLeft(emailKeyOf(request.email));
      if (seconds > 0) throw new DomainError('tooManyRequests', { seconds });
      const attempt = await throttle.begin(countedFor(context, request.email, caller));
      const session = sessions.mint(caller.browser);
      const right = await openSession(context, request, caller, session).catch(async (error: unknown) => {
        await attempt.withdrawn();
        throw error;
      });
      if (!right) throw new DomainError('wrongCredentials');
      const { account, opening } = right;
      const { user, passwordHash } = account;
      const isOutdated = passwords.isOutdated(passwordHash);
      if (opening === 'needsCode') {
        // Neither a failure, nor a success that clears earlier failures.
        await attempt.withdrawn();
        // Before the challenge, which is good for one hash, and because the password is not kept until the code comes.
        const current = isOutdated ? await rehash(context, account, request.password) : passwordHash;
        return { challengeToken: await challenges.issue({ uid: user.uid, passwordHash: current }) };
      }
      await attempt.succeeded();
      if (isOutdated)
        background.begin(
          'hashing a password again',
          async () => void (await rehash(context, account, request.password)),
        );
      return signedIn({ user, session }, caller);
    },

    logout: (tokenHash: string): Promise<void> => sessions.end(tokenHash),
  };
};

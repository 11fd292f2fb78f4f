import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '@contracts/session';
import type { DeviceCookie } from '../plugins/deviceCookie';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import { accountIfAny, accountOf, type SessionCookies } from '../plugins/sessions';
import type { Caller, SignedInBrowser } from '../services/account/accountContext';
import type { AccountService } from '../services/accountService';
import { browserNameOf } from '../services/browserName';
import { addOperation } from './addOperation';

export interface AuthDependencies {
  accounts: AccountService;
  cookies: SessionCookies;
  device: DeviceCookie;
  limits: Pick<Limits, 'signIn' | 'signUp'>;
}

/** The origin of a request. */
export const callerOf = (request: FastifyRequest, device: DeviceCookie): Caller => ({
  address: householdOf(request.ip),
  deviceMark: device.read(request),
  language: request.language,
  browser: browserNameOf(request.headers['user-agent']),
});

/** Resolves when the response has been sent, or its client is gone. */
const answered = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.destroyed) resolve();
    else raw.once('close', resolve);
  });

/** Signing in and out, signing up, and a new password by mail. */
export const addAuthRoutes = (app: FastifyInstance, { accounts, cookies, device, limits }: AuthDependencies): void => {
  const limited = { onRequest: limits.signUp };

  /**
   * Replaces the browser's session: none continues from one account to the next, nor from before a sign-in to after it.
   */
  const becomes = async (request: FastifyRequest, reply: FastifyReply, browser: SignedInBrowser): Promise<User> => {
    const before = accountIfAny(request);
    if (before) await accounts.logout(before.tokenHash);
    cookies.set(reply, browser.session.token);
    device.set(reply, browser.deviceMark);
    return browser.user;
  };

  /** Clears the cookies of an ended session, so that the browser does not ask again. */
  const dropDeadSession = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!accountIfAny(request) && cookies.areThere(request)) cookies.clear(reply);
  };

  addOperation(app, 'getMe', { onRequest: dropDeadSession }, (request) => accounts.me(accountOf(request).uid));

  addOperation(app, 'login', { onRequest: limits.signIn }, async (request, reply) => {
    const answer = await accounts.login(request.body, callerOf(request, device));
    if (!('challengeToken' in answer)) return becomes(request, reply, answer);
    request.securityEvent = 'codeAsked';
    return answer;
  });

  addOperation(app, 'finishSignIn', { onRequest: limits.signIn }, async (request, reply) => {
    const { recoveryCodesLeft, ...browser } = await accounts.finishSignIn(request.body, callerOf(request, device));
    return { user: await becomes(request, reply, browser), recoveryCodesLeft };
  });

  addOperation(app, 'register', limited, async (request, reply) =>
    becomes(request, reply, await accounts.register(request.body, callerOf(request, device))),
  );

  addOperation(app, 'logout', {}, async (request, reply) => {
    const account = accountIfAny(request);
    if (account) await accounts.logout(account.tokenHash);
    cookies.clear(reply);
  });

  addOperation(app, 'forgotPassword', limited, async (request, reply) =>
    accounts.forgotPassword(request.body.email, request.language, answered(reply)),
  );

  addOperation(app, 'resetPassword', limited, async (request, reply) => {
    const { uid, deviceMark } = await accounts.resetPassword(request.body, callerOf(request, device));
    if (accountIfAny(request)?.uid === uid) cookies.clear(reply);
    device.set(reply, deviceMark);
  });
};

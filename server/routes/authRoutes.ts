import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  forgotPasswordRequestSchema,
  loginRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  type User,
} from '@contracts/session';
import { DomainError } from '../errors/domainError';
import type { DeviceCookie } from '../plugins/deviceCookie';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import type { SessionCookies } from '../plugins/sessions';
import type { AccountService, Caller, SignedInBrowser } from '../services/accountService';

export interface AuthNeeds {
  accounts: AccountService;
  cookies: SessionCookies;
  device: DeviceCookie;
  limits: Pick<Limits, 'signUp'>;
}

/** Where a request comes from. */
export const callerOf = (request: FastifyRequest, device: DeviceCookie): Caller => ({
  address: householdOf(request.ip),
  deviceMark: device.read(request),
  language: request.language,
});

/** GET /api/auth/me and POST /api/auth/{login,register,logout,forgot-password,reset-password}. */
export const addAuthRoutes = (app: FastifyInstance, { accounts, cookies, device, limits }: AuthNeeds): void => {
  /** A browser never carries its session from one account to the next, nor from before a sign-in to after it. */
  const becomes = async (request: FastifyRequest, reply: FastifyReply, browser: SignedInBrowser): Promise<User> => {
    if (request.account) await accounts.logout(request.account.tokenHash);
    cookies.set(reply, browser.session.token);
    device.set(reply, browser.deviceMark);
    return browser.user;
  };

  app.get('/api/auth/me', async (request, reply): Promise<User> => {
    if (request.account) return accounts.me(request.account.uid);
    if (cookies.areThere(request)) cookies.clear(reply);
    throw new DomainError('notSignedIn');
  });

  app.post('/api/auth/login', async (request, reply) => {
    const said = loginRequestSchema.parse(request.body, { reportInput: true });
    return becomes(request, reply, await accounts.login(said, callerOf(request, device)));
  });

  app.post('/api/auth/register', { onRequest: limits.signUp }, async (request, reply) => {
    const said = registerRequestSchema.parse(request.body, { reportInput: true });
    return becomes(request, reply, await accounts.register(said, callerOf(request, device)));
  });

  app.post('/api/auth/logout', async (request, reply) => {
    if (request.account) await accounts.logout(request.account.tokenHash);
    cookies.clear(reply);
    return reply.code(204).send();
  });

  app.post('/api/auth/forgot-password', { onRequest: limits.signUp }, (request, reply) => {
    const { email } = forgotPasswordRequestSchema.parse(request.body, { reportInput: true });
    accounts.forgotPassword(email, request.language);
    return reply.code(204).send();
  });

  app.post('/api/auth/reset-password', { onRequest: limits.signUp }, async (request, reply) => {
    const said = resetPasswordRequestSchema.parse(request.body, { reportInput: true });
    const { uid, deviceMark } = await accounts.resetPassword(said, callerOf(request, device));
    if (request.account?.uid === uid) cookies.clear(reply);
    device.set(reply, deviceMark);
    return reply.code(204).send();
  });
};

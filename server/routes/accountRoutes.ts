import type { FastifyInstance } from 'fastify';
import {
  deleteAccountRequestSchema,
  emailRequestSchema,
  marketingConsentRequestSchema,
  passwordRequestSchema,
  profileRequestSchema,
  type User,
} from '@contracts/session';
import type { UserExport } from '@contracts/userExport';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { AccountExport } from '../services/accountExport';
import { callerOf, type AuthNeeds } from './authRoutes';

interface Needs extends Omit<AuthNeeds, 'limits'> {
  exported: AccountExport;
  limits: Pick<Limits, 'account'>;
}

/** PUT /api/user/{profile,email,password,marketing-consent}, GET /api/user/export and POST /api/user/delete. */
export const addAccountRoutes = (app: FastifyInstance, needs: Needs): void => {
  const { accounts, exported, cookies, device, limits } = needs;
  const limited = { onRequest: limits.account };

  app.put('/api/user/profile', limited, async (request): Promise<User> => {
    const { uid } = accountOf(request);
    return accounts.rename(uid, profileRequestSchema.parse(request.body, { reportInput: true }));
  });

  app.put('/api/user/marketing-consent', limited, async (request): Promise<User> => {
    const { uid } = accountOf(request);
    const { marketingConsent } = marketingConsentRequestSchema.parse(request.body, { reportInput: true });
    return accounts.setMarketingConsent(uid, marketingConsent);
  });

  app.put('/api/user/email', limited, async (request, reply): Promise<User> => {
    const { uid } = accountOf(request);
    const said = emailRequestSchema.parse(request.body, { reportInput: true });
    const { user, session, deviceMark } = await accounts.changeEmail(uid, said, callerOf(request, device));
    cookies.set(reply, session.token);
    device.set(reply, deviceMark);
    return user;
  });

  app.put('/api/user/password', limited, async (request, reply) => {
    const { uid } = accountOf(request);
    const said = passwordRequestSchema.parse(request.body, { reportInput: true });
    const session = await accounts.changePassword(uid, said, request.language);
    cookies.set(reply, session.token);
    return reply.code(204).send();
  });

  app.get('/api/user/export', limited, async (request, reply): Promise<UserExport> => {
    const { uid } = accountOf(request);
    const data = await exported.of(uid, request.language);
    reply
      .header('content-disposition', `attachment; filename="larder-${data.exportedAt.slice(0, 10)}.json"`)
      .header('cache-control', 'private, no-store');
    return data;
  });

  app.post('/api/user/delete', limited, async (request, reply) => {
    const { uid } = accountOf(request);
    const { password } = deleteAccountRequestSchema.parse(request.body, { reportInput: true });
    await accounts.remove(uid, password);
    cookies.clear(reply);
    return reply.code(204).send();
  });
};

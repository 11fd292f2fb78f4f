import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { AccountExport } from '../services/accountExport';
import type { LongAnswers } from '../services/longAnswers';
import type { SessionsService } from '../services/sessionsService';
import { addOperation } from './addOperation';
import { sendLong } from './sendLong';
import { callerOf, type AuthDependencies } from './authRoutes';

interface Dependencies extends Omit<AuthDependencies, 'limits'> {
  exported: AccountExport;
  longAnswers: LongAnswers;
  sessions: Pick<SessionsService, 'list'>;
  limits: Pick<Limits, 'account'>;
}

/** The browsers that are signed in, and their ends. */
const addSessionRoutes = (app: FastifyInstance, { accounts, sessions, limits }: Dependencies): void => {
  const limited = { onRequest: limits.account };

  addOperation(app, 'getSessions', limited, (request) => {
    const { uid, tokenHash } = accountOf(request);
    return sessions.list(uid, tokenHash);
  });

  addOperation(app, 'endSession', limited, (request) =>
    accounts.endSession(accountOf(request).uid, request.params.id, request.body.password),
  );

  addOperation(app, 'endOtherSessions', limited, (request) => {
    const { uid, tokenHash } = accountOf(request);
    return accounts.endOtherSessions(uid, tokenHash, request.body.password);
  });
};

/** Two-step sign-in, on and off. Keys and recovery codes are in no cache. */
const addSecondFactorRoutes = (app: FastifyInstance, { accounts, cookies, device, limits }: Dependencies): void => {
  const limited = { onRequest: limits.account };
  const uncached = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

  addOperation(app, 'getSecondFactor', limited, (request) => accounts.secondFactorOf(accountOf(request).uid));

  addOperation(app, 'beginSecondFactor', limited, (request, reply) => {
    uncached(reply);
    return accounts.beginSecondFactor(accountOf(request).uid, request.body);
  });

  addOperation(app, 'confirmSecondFactor', limited, async (request, reply) => {
    const { uid } = accountOf(request);
    const { recoveryCodes, session, deviceMark } = await accounts.confirmSecondFactor(
      uid,
      request.body,
      callerOf(request, device),
    );
    cookies.set(reply, session.token);
    device.set(reply, deviceMark);
    uncached(reply);
    return { recoveryCodes };
  });

  addOperation(app, 'renewRecoveryCodes', limited, async (request, reply) => {
    const { uid } = accountOf(request);
    uncached(reply);
    return { recoveryCodes: await accounts.renewRecoveryCodes(uid, request.body, callerOf(request, device)) };
  });

  addOperation(app, 'turnOffSecondFactor', limited, (request) =>
    accounts.turnOffSecondFactor(accountOf(request).uid, request.body, callerOf(request, device)),
  );
};

/** An account's changes to itself, its sessions, its data export, and its deletion. */
export const addAccountRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { accounts, exported, longAnswers, cookies, device, limits } = dependencies;
  const limited = { onRequest: limits.account };

  addOperation(app, 'updateProfile', limited, (request) => accounts.rename(accountOf(request).uid, request.body));

  addOperation(app, 'updateMarketingConsent', limited, (request) =>
    accounts.setMarketingConsent(accountOf(request).uid, request.body.marketingConsent),
  );

  addOperation(app, 'updateEmail', limited, async (request, reply) => {
    const { uid } = accountOf(request);
    const { user, session, deviceMark } = await accounts.changeEmail(uid, request.body, callerOf(request, device));
    cookies.set(reply, session.token);
    device.set(reply, deviceMark);
    return user;
  });

  addOperation(app, 'updatePassword', limited, async (request, reply) => {
    const session = await accounts.changePassword(accountOf(request).uid, request.body, callerOf(request, device));
    cookies.set(reply, session.token);
  });

  addSessionRoutes(app, dependencies);
  addSecondFactorRoutes(app, dependencies);

  addOperation(app, 'exportData', limited, async (request, reply) => {
    const { uid } = accountOf(request);
    const { exportedAt, pieces } = await exported.of(uid, request.language);
    const body = longAnswers.send(uid, pieces);
    reply
      .header('content-disposition', `attachment; filename="larder-${exportedAt.slice(0, 10)}.json"`)
      .header('cache-control', 'private, no-store');
    return sendLong(request, reply, body);
  });

  addOperation(app, 'deleteAccount', limited, async (request, reply) => {
    await accounts.remove(accountOf(request).uid, request.body.password);
    cookies.clear(reply);
  });
};

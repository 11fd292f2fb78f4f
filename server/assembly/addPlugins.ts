import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { PHOTOS_MAX, UPLOAD_MAX_BYTES } from '@contracts/limits';
import type { Counters } from '../counters/counters';
import { addBodyBudget } from '../plugins/bodyBudget';
import { addCompression } from '../plugins/compression';
import { deviceCookie } from '../plugins/deviceCookie';
import { addErrorHandler } from '../plugins/errorHandler';
import { addFairTurns } from '../plugins/fairTurns';
import { addHostCheck } from '../plugins/hostCheck';
import { addJsonBodies } from '../plugins/jsonBodies';
import { addOriginCheck } from '../plugins/originCheck';
import { createLimits } from '../plugins/rateLimits';
import { addAccountLanguage, addRequestLanguage } from '../plugins/requestLanguage';
import { addRequestLog } from '../plugins/requestLog';
import { addSecurityHeaders } from '../plugins/securityHeaders';
import { addSessions } from '../plugins/sessions';
import type { VisitorOptions } from '../plugins/visitorCookie';
import { traceRequests } from '../plugins/traceRequests';
import { closeUnusedConnections } from '../plugins/unusedConnections';
import { watchRequests } from '../plugins/watchRequests';
import type { AppDependencies } from './appDependencies';
import type { AccountServices } from './openAccountServices';

interface Options {
  config: AppDependencies['config'];
  pictureStore: AppDependencies['pictureStore'];
  visitors: VisitorOptions;
  counters: Counters;
  metrics: AppDependencies['metrics'];
  tracing: AppDependencies['tracing'];
  services: Pick<AccountServices, 'sessions' | 'preferences'>;
}

/** Adds what every request passes through, in this order. */
export const addPlugins = async (app: FastifyInstance, options: Options) => {
  const { config, pictureStore, visitors, counters, metrics, tracing, services } = options;
  const { isHttps } = visitors;
  const { publicUrl, limits } = config;
  if (tracing) traceRequests(app, { tracing, trustsCaller: config.trustProxy !== 0 });
  closeUnusedConnections(app);
  addRequestLanguage(app);
  addRequestLog(app);
  watchRequests(app, { metrics });
  addErrorHandler(app);
  addFairTurns(app);
  addSecurityHeaders(app, {
    isHttps: publicUrl?.startsWith('https:') ?? false,
    ...(pictureStore !== undefined && { pictureOrigin: new URL(pictureStore).origin }),
  });
  addHostCheck(app, config);
  addOriginCheck(app, { publicUrl });
  addBodyBudget(app, config.uploads);
  addJsonBodies(app);
  addCompression(app);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, parts: 20 + PHOTOS_MAX } });
  const cookies = addSessions(app, { sessions: services.sessions, isHttps });
  addAccountLanguage(app, services.preferences.languageOf);
  return {
    cookies,
    device: deviceCookie({ isHttps }),
    limits: createLimits(app, { limits, counters, ...visitors }),
  };
};

export type Plugins = Awaited<ReturnType<typeof addPlugins>>;

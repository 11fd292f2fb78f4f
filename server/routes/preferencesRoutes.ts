import type { FastifyInstance } from 'fastify';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { PreferencesService } from '../services/preferencesService';
import { addOperation } from './addOperation';

interface Dependencies {
  preferences: PreferencesService;
  limits: Limits;
}

/** The preferences of an account. */
export const addPreferencesRoutes = (app: FastifyInstance, { preferences, limits }: Dependencies): void => {
  addOperation(app, 'getPreferences', {}, (request) => preferences.read(accountOf(request).uid));

  addOperation(app, 'savePreferences', { onRequest: limits.account }, (request) =>
    preferences.store(accountOf(request).uid, request.body),
  );
};

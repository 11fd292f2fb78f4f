import type { FastifyInstance } from 'fastify';
import { preferencesSchema, type StoredPreferences } from '@contracts/preferences';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { PreferencesService } from '../services/preferencesService';

interface Needs {
  preferences: PreferencesService;
  limits: Limits;
}

/** GET and POST /api/preferences. */
export const addPreferencesRoutes = (app: FastifyInstance, { preferences, limits }: Needs): void => {
  app.get('/api/preferences', async (request): Promise<StoredPreferences> => preferences.read(accountOf(request).uid));

  app.post('/api/preferences', { onRequest: limits.account }, async (request, reply) => {
    const { uid } = accountOf(request);
    await preferences.store(uid, preferencesSchema.parse(request.body, { reportInput: true }));
    return reply.code(204).send();
  });
};

import { ARCHIVE_PATH } from '@contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { AccountArchive } from '../services/accountArchive';
import type { LongAnswers } from '../services/longAnswers';

interface Dependencies {
  archive: AccountArchive;
  longAnswers: LongAnswers;
  limits: Pick<Limits, 'account'>;
}

/** GET /api/user/archive: the saved recipes as one zip; `?which=own` only those in the cook's own words. */
export const addArchiveRoutes = (app: FastifyInstance, { archive, longAnswers, limits }: Dependencies): void => {
  app.get<{ Querystring: Record<string, unknown> }>(
    ARCHIVE_PATH,
    { onRequest: limits.account },
    async (request, reply) => {
      const { uid } = accountOf(request);
      const choice = request.query.which === 'own' ? 'own' : 'all';
      const { madeAt, pieces } = archive.of(uid, request.language, choice);
      const body = longAnswers.send(uid, pieces);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="larder-${madeAt.toISOString().slice(0, 10)}.zip"`)
        .header('cache-control', 'private, no-store')
        .send(body);
    },
  );
};

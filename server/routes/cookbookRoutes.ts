import type { FastifyInstance } from 'fastify';
import { addVary } from '../plugins/compression';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { CookbookService } from '../services/cookbook/cookbookService';
import { addOperation } from './addOperation';

interface Dependencies {
  cookbook: CookbookService;
  limits: Limits;
}

/** The cookbook of an account, and its shared collections for anyone who has their links. */
export const addCookbookRoutes = (app: FastifyInstance, { cookbook, limits }: Dependencies): void => {
  const limited = { onRequest: limits.account };

  addOperation(app, 'getCookbook', {}, (request) => cookbook.read(accountOf(request).uid, request.query.since));
  addOperation(app, 'changeCookbook', limited, (request) => cookbook.change(accountOf(request).uid, request.body));
  addOperation(app, 'shareCollection', limited, (request) =>
    cookbook.share(accountOf(request).uid, request.params.collection),
  );
  addOperation(app, 'unshareCollection', limited, (request) =>
    cookbook.unshare(accountOf(request).uid, request.params.collection),
  );
  addOperation(app, 'getSharedCollection', { onRequest: limits.sharedList }, (request, reply) => {
    addVary(reply, 'Accept-Language');
    reply.header('content-language', request.language);
    return cookbook.readShared(request.params.share, request.query.from ?? 0, request.language);
  });
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { NewsStreams } from '../services/shopping/newsStreams';
import type { ShoppingService } from '../services/shopping/shoppingService';
import { addOperation } from './addOperation';
import { acceptsEvents, eventStream, eventText } from './eventStream';
import { untilClosed } from './leaving';

interface Dependencies {
  shopping: ShoppingService;
  newsStreams: NewsStreams;
  limits: Limits;
}

async function* newsText(revisions: AsyncGenerator<number, void>): AsyncGenerator<string, void> {
  for await (const revision of revisions) yield eventText('changed', JSON.stringify({ revision }));
}

/** The shopping list of an account, and the same list for readers who have its link. */
export const addShoppingRoutes = (app: FastifyInstance, { shopping, newsStreams, limits }: Dependencies): void => {
  const limited = { onRequest: limits.account };
  const open = { onRequest: limits.sharedList };

  type Followed = Awaited<ReturnType<ShoppingService['followOwn']>>;
  /** The revision, or a stream of revisions for a reader that waits for them. */
  const sendNews = async (request: FastifyRequest, reply: FastifyReply, { listId, revisionOf }: Followed) => {
    if (request.method === 'HEAD' || !acceptsEvents(request.headers.accept))
      return { revision: (await revisionOf()) ?? 0 };
    const address = householdOf(request.ip);
    const revisions = newsStreams.open({ address, listId, signal: untilClosed(reply) }, revisionOf);
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
    return reply.send(eventStream(newsText(revisions)));
  };

  addOperation(app, 'getShopping', {}, (request) => shopping.read(accountOf(request).uid, request.query.since));
  addOperation(app, 'changeShopping', limited, (request) => shopping.change(accountOf(request).uid, request.body));
  addOperation(app, 'shareShopping', limited, (request) => shopping.share(accountOf(request).uid));
  addOperation(app, 'unshareShopping', limited, (request) => shopping.unshare(accountOf(request).uid));
  addOperation(app, 'getShoppingNews', {}, async (request, reply) =>
    sendNews(request, reply, await shopping.followOwn(accountOf(request).uid)),
  );

  addOperation(app, 'getSharedList', open, (request) => shopping.readShared(request.params.share, request.query.since));
  addOperation(app, 'changeSharedList', open, (request) => shopping.changeShared(request.params.share, request.body));
  addOperation(app, 'getSharedListNews', open, async (request, reply) =>
    sendNews(request, reply, await shopping.followShared(request.params.share)),
  );

  app.addHook('preClose', async () => newsStreams.stop());
};

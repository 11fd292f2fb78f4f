import type { FastifyInstance } from 'fastify';
import { SHOPPING_REMOVED_KNOWN_MS } from '@contracts/limits';
import type { Counters } from '../counters/counters';
import type { Topic } from '../db/notifyServers';
import type { Events } from '../events/events';
import type { Jobs } from '../jobs/jobs';
import type { BackgroundWork } from '../services/backgroundWork';
import { followChanges } from '../services/followChanges';
import type { Repositories } from './openRepositories';
import type { Services } from './openServices';

const HOUR_MS = 3_600_000;
/** How long a model's answer to a request is reused. */
const ANSWERS_KNOWN_MS = 24 * HOUR_MS;
/** How long an account remembers removals from its list. */
const REMOVED_KNOWN_MS = 30 * 24 * HOUR_MS;

interface Options {
  repositories: Repositories;
  services: Pick<
    Services,
    | 'adaptation'
    | 'analysis'
    | 'factsRefresh'
    | 'imageFeedback'
    | 'mailWorkers'
    | 'ownShelves'
    | 'photos'
    | 'sessions'
    | 'shelf'
  >;
  counters: Pick<Counters, 'removeExpired'>;
  jobs: Jobs;
  events: Events;
  background: BackgroundWork;
  now: () => Date;
  /** Removes what was deleted from the files, too. */
  forgetDeleted: () => Promise<void>;
}

/** Removes everything whose time has passed. */
const removalOfExpired =
  ({
    repositories,
    services: { sessions },
    counters,
    now,
    forgetDeleted,
  }: Pick<Options, 'repositories' | 'counters' | 'now' | 'forgetDeleted'> & {
    services: Pick<Services, 'sessions'>;
  }) =>
  async (): Promise<void> => {
    // After a kill the log may be long, and moving it is work for the thread, not for the first write.
    await forgetDeleted();
    await Promise.all([
      repositories.recipes.removeExpired(now()),
      sessions.removeExpired(),
      counters.removeExpired(),
      repositories.secondFactors.removeUnconfirmed(new Date(now().getTime() - HOUR_MS)),
      repositories.resetTokens.removeExpired(now()),
      repositories.generated.removeForgotten(new Date(now().getTime() - ANSWERS_KNOWN_MS)),
      repositories.modelRequests.removeForgotten(new Date(now().getTime() - HOUR_MS)),
      repositories.recipePhotos.removeUnused(new Date(now().getTime() - HOUR_MS)),
      repositories.sharedPhotos.removeUnused(new Date(now().getTime() - HOUR_MS)),
      repositories.saved.cutFuture(now()),
      repositories.shopping.removeForgotten(new Date(now().getTime() - SHOPPING_REMOVED_KNOWN_MS)),
      repositories.cookbooks.removeForgotten(new Date(now().getTime() - SHOPPING_REMOVED_KNOWN_MS)),
      repositories.saved.removeForgotten(new Date(now().getTime() - REMOVED_KNOWN_MS)),
    ]);
    await forgetDeleted();
  };

/** What the server does beside its requests, from its start to its end. */
export const addUpkeep = (app: FastifyInstance, options: Options): void => {
  const { services, jobs, events, background } = options;
  const { adaptation, analysis, factsRefresh, imageFeedback, ownShelves, photos, shelf } = services;
  /** Takes in what other servers and programs have changed. */
  const follow = (topic: Topic, catchUp: () => Promise<void>) =>
    followChanges({
      events,
      topic,
      catchUp,
      failed: (error) => app.log.error({ err: error }, `could not read what has changed: ${topic}`),
    });
  const removeExpired = removalOfExpired(options);
  const sweep = () => background.begin('removal of what has expired', removeExpired);
  const sweeping = setInterval(sweep, HOUR_MS).unref();
  let stopFollowing: (() => Promise<void>)[] = [];
  app.addHook('onReady', async () => {
    await jobs.start(services.mailWorkers);
    sweep();
    background.begin('imported recipes and facts of stored recipes', async () => {
      await shelf.complete();
      await factsRefresh.run();
      ownShelves.forgetAll();
    });
    stopFollowing = [follow('imports', shelf.catchUp), follow('pictures', imageFeedback.catchUp)];
  });
  app.addHook('preClose', async () => {
    // A shutdown does not wait for a model, nor for facts.
    shelf.stop();
    ownShelves.stop();
    factsRefresh.stop();
    adaptation.stop();
    await analysis.stop();
  });
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await Promise.all(stopFollowing.map((stop) => stop()));
    await shelf.settled();
    await events.close();
    await jobs.stop();
    await background.settled();
    await photos.close();
  });
};

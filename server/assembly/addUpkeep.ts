import type { FastifyInstance } from 'fastify';
import type { BackgroundWork } from '../services/backgroundWork';
import type { Repositories } from './openRepositories';
import type { Services } from './openServices';

const HOUR_MS = 3_600_000;
/** How long a model's answer to a request is reused. */
const ANSWERS_KNOWN_MS = 24 * HOUR_MS;
/** How long an account remembers removals from its list. */
const REMOVED_KNOWN_MS = 30 * 24 * HOUR_MS;

interface Options {
  repositories: Repositories;
  services: Pick<Services, 'analysis' | 'factsRefresh' | 'photos'>;
  background: BackgroundWork;
  now: () => Date;
  /** Removes what was deleted from the files, too. */
  forgetDeleted: () => Promise<void>;
}

/** What the server does beside its requests, from its start to its end. */
export const addUpkeep = (
  app: FastifyInstance,
  { repositories, services, background, now, forgetDeleted }: Options,
): void => {
  const { analysis, factsRefresh, photos } = services;
  const removeExpired = () => {
    Promise.all([
      repositories.recipes.removeExpired(now()),
      repositories.sessions.removeExpired(now()),
      repositories.resetTokens.removeExpired(now()),
      repositories.generated.removeForgotten(new Date(now().getTime() - ANSWERS_KNOWN_MS)),
      repositories.saved.removeForgotten(new Date(now().getTime() - REMOVED_KNOWN_MS)),
    ])
      .then(forgetDeleted)
      .catch((error: unknown) => app.log.error({ err: error }, 'could not remove expired'));
  };
  const sweep = setInterval(removeExpired, HOUR_MS).unref();
  app.addHook('onReady', async () => {
    removeExpired();
    background.begin('facts of stored recipes', factsRefresh.run);
  });
  app.addHook('preClose', async () => {
    // A shutdown does not wait for a model, nor for facts.
    analysis.stop();
    factsRefresh.stop();
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    await background.settled();
    await photos.close();
  });
};

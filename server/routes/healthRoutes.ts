import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Health, Ready } from '@contracts/health';
import { TRIED_MODELS } from '../ai/triedModels';
import { isDatabaseAway } from '../errors/databaseAway';
import { addOperation } from './addOperation';

/** With less room, writes are about to fail. */
const LEAST_FREE_BYTES = 20_000_000;
/** A balancer asks about as often. */
const READY_RETRY_SECONDS = 1;

interface Dependencies {
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** Room on the disk of the data. */
  freeBytes?: () => Promise<number>;
  /** Number of recipes that can be searched for. */
  size: () => number;
  hasDevTools: boolean;
  /** What can be read from photos, and by what. */
  sight: () => Pick<Health, 'vision' | 'photos' | 'recogniser'>;
  /** Whether recipes can be read from addresses of web pages. */
  readsPages: boolean;
  /** Whether recipes can be read from photos of pages. */
  readsPagePhotos: boolean;
  /** Whether every imported recipe can be found. */
  isWhole: () => boolean;
  /** The model's provider; absent when there is none. */
  provider?: string;
  /** Whom visitors may write to, as a link; absent when the operator gives no address. */
  contact?: string;
}

type Degraded = NonNullable<Health['degraded']>;

const isAway = (ping: Dependencies['ping']): Promise<boolean> =>
  ping().then(
    () => false,
    (error: unknown) => {
      if (isDatabaseAway(error)) return true;
      throw error;
    },
  );

const degradedParts = async ({ ping, freeBytes }: Pick<Dependencies, 'ping' | 'freeBytes'>): Promise<Degraded> => {
  const isFull = async () => freeBytes !== undefined && (await freeBytes()) < LEAST_FREE_BYTES;
  const [away, full] = await Promise.all([isAway(ping), isFull()]);
  return [...(away ? ['database' as const] : []), ...(full ? ['storage' as const] : [])];
};

/**
 * Three questions of an operator: does the process answer (`live`), may requests be sent to it (`ready`), and what can
 * it do (`health`)? An unreachable database makes neither of the first two fail, because all servers share it, and
 * each still searches its collection.
 */
export const addHealthRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { size, hasDevTools, sight, readsPages, readsPagePhotos, isWhole, provider, contact } = dependencies;

  addOperation(app, 'getLive', {}, () => Promise.resolve({ status: 'ok' as const }));

  const refuseUnready = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isWhole()) reply.code(503).header('retry-after', READY_RETRY_SECONDS);
  };
  addOperation(app, 'getReady', { onRequest: refuseUnready }, (): Promise<Ready> =>
    Promise.resolve({ status: isWhole() ? 'ok' : 'starting' }),
  );

  addOperation(app, 'getHealth', {}, async (): Promise<Health> => {
    const degraded = await degradedParts(dependencies);
    return {
      status: degraded.length > 0 ? 'degraded' : 'ok',
      ...(degraded.length > 0 && { degraded }),
      ...sight(),
      pages: readsPages,
      pagePhotos: readsPagePhotos,
      generation: provider !== undefined,
      ...(provider !== undefined && { provider, tried: [...TRIED_MODELS] }),
      ...(contact !== undefined && { contact }),
      accounts: true,
      devTools: hasDevTools,
      recipes: size(),
      ...(!isWhole() && { pending: ['importedRecipes'] }),
    };
  });
};

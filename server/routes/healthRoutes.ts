import type { FastifyInstance } from 'fastify';
import type { Health } from '@contracts/health';
import { addOperation } from './addOperation';

/** With less room, writes are about to fail. */
const LEAST_FREE_BYTES = 20_000_000;

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
  /** Whether every imported recipe can be found. */
  isWhole: () => boolean;
  /** The model's provider; absent when there is none. */
  provider?: string;
}

/** Answers 200 when this server can serve, and says what it can do. */
export const addHealthRoutes = (
  app: FastifyInstance,
  { ping, freeBytes, size, hasDevTools, sight, isWhole, provider }: Dependencies,
): void =>
  addOperation(app, 'getHealth', {}, async (): Promise<Health> => {
    await ping();
    return {
      status: freeBytes && (await freeBytes()) < LEAST_FREE_BYTES ? 'degraded' : 'ok',
      ...sight(),
      generation: provider !== undefined,
      ...(provider !== undefined && { provider }),
      accounts: true,
      devTools: hasDevTools,
      recipes: size(),
      ...(!isWhole() && { pending: ['importedRecipes'] }),
    };
  });

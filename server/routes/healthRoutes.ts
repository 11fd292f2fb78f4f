import type { FastifyInstance } from 'fastify';
import type { Health } from '@contracts/health';

interface Needs {
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** Number of recipes in the corpus. */
  size: number;
  hasDevTools: boolean;
  /** Who reads photos, and what of them. */
  sight: () => Pick<Health, 'vision' | 'photos' | 'recogniser'>;
  /** Who writes new recipes; absent where nobody does. */
  provider?: string;
}

/** GET /api/health: 200 when this server can serve, and what it can do. */
export const addHealthRoutes = (app: FastifyInstance, { ping, size, hasDevTools, sight, provider }: Needs): void => {
  app.get('/api/health', async (): Promise<Health> => {
    await ping();
    return {
      status: 'ok',
      ...sight(),
      generation: provider !== undefined,
      ...(provider !== undefined && { provider }),
      accounts: true,
      devTools: hasDevTools,
      recipes: size,
    };
  });
};

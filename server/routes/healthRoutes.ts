import type { FastifyInstance } from 'fastify';
import type { Health } from '@contracts/health';

interface Needs {
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** Number of recipes in the corpus. */
  size: number;
  hasDevTools: boolean;
}

/** GET /api/health: 200 when this server can serve, and what it can do. */
export const addHealthRoutes = (app: FastifyInstance, { ping, size, hasDevTools }: Needs): void => {
  app.get('/api/health', async (): Promise<Health> => {
    await ping();
    return { status: 'ok', vision: false, generation: false, accounts: true, devTools: hasDevTools, recipes: size };
  });
};

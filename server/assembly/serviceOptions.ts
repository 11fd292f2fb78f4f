import type { FastifyBaseLogger } from 'fastify';
import type { NoteSecurity } from '../metrics/securityEvents';
import type { BackgroundWork } from '../services/backgroundWork';
import type { AppDependencies } from './appDependencies';
import type { Repositories } from './openRepositories';
import type { Secrets } from './readSecrets';

/** What all services are opened with. */
export interface ServiceOptions extends Required<
  Pick<
    AppDependencies,
    'config' | 'corpus' | 'pictures' | 'reader' | 'mailer' | 'resetDelayMs' | 'now' | 'counters' | 'jobs' | 'events'
  >
> {
  secretKey?: Buffer;
  repositories: Repositories;
  secrets: Secrets;
  background: BackgroundWork;
  log: Pick<FastifyBaseLogger, 'error'>;
  noteSecurity: NoteSecurity;
  /** Address of this server in mail. */
  baseUrl: () => string;
}

import { healthSchema, liveSchema, readySchema } from '../health';
import { ROUTES, type RouteName } from '../routes';
import type { Operation } from './operation';

/** The state of the server. */
export const SERVER_OPERATIONS = {
  getHealth: { ...ROUTES.getHealth, tag: 'server', summary: 'What this server can do', response: healthSchema },
  getLive: { ...ROUTES.getLive, tag: 'server', summary: 'Whether the process answers', response: liveSchema },
  getReady: {
    ...ROUTES.getReady,
    tag: 'server',
    summary: 'Whether requests may be sent here: 503 until every recipe can be found',
    response: readySchema,
  },
} as const satisfies Partial<Record<RouteName, Operation>>;

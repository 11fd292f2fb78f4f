import type { OperationName } from '@contracts/operations';
import type { BalancerCall } from '@contracts/routes';
import type { Health } from '@contracts/health';
import { apiSlice } from '@/api/apiSlice';
import type { Call } from './call';
import { ACCOUNT_CALLS } from './accountCalls';
import { LIST_CALLS } from './listCalls';
import { RECIPE_CALLS } from './recipeCalls';
import { SAVED_CALLS } from './savedCalls';

const HEALTH: Health = {
  status: 'ok',
  vision: false,
  generation: false,
  accounts: true,
  devTools: false,
  recipes: 1_000,
};

/** Every operation that a browser calls, as it does. */
export const CALLS: Record<Exclude<OperationName, BalancerCall>, Call> = {
  ...RECIPE_CALLS,
  ...SAVED_CALLS,
  ...LIST_CALLS,
  ...ACCOUNT_CALLS,
  getHealth: {
    route: 'GET /api/health',
    make: (store) => store.dispatch(apiSlice.endpoints.getHealth.initiate()),
    answer: HEALTH,
  },
};

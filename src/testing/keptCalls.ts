import type { RootState } from '@/store/rootReducer';

/** The names of the calls whose bodies and answers the store still holds, such as a photo that was sent. */
export const keptCalls = ({ api }: RootState): (string | undefined)[] =>
  Object.values(api.mutations).map((call) => call?.endpointName);

import type { Health } from '@contracts/health';
import { useGetHealthQuery } from '@/api/apiSlice';

/**
 * A part of what the server says about itself, undefined until it has answered. The component is drawn again only when
 * this part changes, not each time a request begins or ends.
 */
export const useHealth = <Part extends string | number | boolean | undefined>(
  select: (health: Health) => Part,
): Part | undefined =>
  useGetHealthQuery(undefined, { selectFromResult: ({ data }) => ({ part: data && select(data) }) }).part;

/** How many requests an attack makes: few in `npm test`, many in `npm run prove -- hostile`. */
export type AttackSize = 'small' | 'full';

/** Something an intruder does to a server. */
export interface Attack {
  name: string;
  /** Attacks the server at this address; answers the status of every response, of which there is at least one. */
  run: (url: string, size: AttackSize) => Promise<number[]>;
  /** How long to repeat it, so that one that ends at once has enough answers of the health beside it; default: once. */
  repeatForMs?: number;
  /** Statuses that are right; any other is a fault. A 5xx other than 503 never is. */
  allowed: readonly number[];
}

/** Sends JSON, and answers the status once the whole response is there. */
export const sendJson = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};

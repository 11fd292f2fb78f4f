import { get } from 'node:http';
import type { Attack, AttackSize } from './attack';

const STREAMS: Readonly<Record<AttackSize, number>> = { small: 60, full: 1_000 };
/** As `STREAM_LIMITS` of the server: how many one address may hold open. */
const OF_ONE_ADDRESS = 12;
/** The status of a server that let too many in, for which HTTP has none. */
const TOO_MANY_LET_IN = 500;

let accounts = 0;

/** The address of the news of a new shared list. */
const sharedList = async (url: string): Promise<string> => {
  accounts += 1;
  const json = { 'content-type': 'application/json' };
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: `lister${accounts}.${Date.now()}@example.org`, password: 'saffron and cardamom' }),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const shared = await fetch(`${url}/api/shopping/share`, { method: 'POST', headers: { ...json, cookie }, body: '{}' });
  const { share } = (await shared.json()) as { share: string };
  return `${url}/api/shared-lists/${share}/news`;
};

/** Opens a stream of events and holds it. */
const hold = (url: string) =>
  new Promise<{ status: number; leave: () => void }>((resolve) => {
    const request = get(url, { headers: { accept: 'text/event-stream' }, agent: false }, (response) => {
      response.on('error', () => undefined);
      response.resume();
      resolve({ status: response.statusCode ?? 0, leave: () => request.destroy() });
    });
    // A connection that is cut off is an answer, too.
    request.on('error', () => resolve({ status: 429, leave: () => undefined }));
  });

/** Streams of events that are opened and never closed. */
export const HELD_STREAMS: readonly Attack[] = [
  {
    name: 'streams of events that one address holds open',
    async run(url, size) {
      const news = await sharedList(url);
      const held = await Promise.all(Array.from({ length: STREAMS[size] }, () => hold(news)));
      const statuses = held.map(({ status }) => status);
      for (const { leave } of held) leave();
      const letIn = statuses.filter((status) => status === 200).length;
      return letIn > OF_ONE_ADDRESS ? [...statuses, TOO_MANY_LET_IN] : statuses;
    },
    allowed: [200, 429],
  },
];

import { get } from 'node:http';
import { sendJson, type Attack, type AttackSize } from './attack';

const RECIPES: Readonly<Record<AttackSize, number>> = { small: 2, full: 100 };
const EXPORTS: Readonly<Record<AttackSize, number>> = { small: 6, full: 20 };
const LINE = 'a line that nobody would ever cook '.repeat(54);

let accounts = 0;

/** An account with long recipes; answers the cookies of its browser. */
const accountWith = async (url: string, recipes: number): Promise<string> => {
  accounts += 1;
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `hoarder${accounts}.${Date.now()}@example.org`, password: 'saffron and cardamom' }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  for (let i = 0; i < recipes; i += 1)
    await sendJson(
      `${url}/api/user/recipes/saved`,
      {
        recipeId: 10_001,
        recipe: {
          title: `Soup ${i}`,
          category: 'Meals',
          ingredients: ['leek'],
          instructions: Array.from({ length: 100 }, () => LINE),
        },
      },
      { cookie },
    );
  return cookie;
};

const read = async (url: string, cookie: string): Promise<number> => {
  const response = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } });
  await response.arrayBuffer();
  return response.status;
};

/** Asks, and takes nothing of the answer. */
const readNothing = (url: string, cookie: string) =>
  new Promise<{ status: number; leave: () => void }>((resolve, reject) => {
    const request = get(url, { headers: { cookie }, agent: false }, (response) => {
      response.pause();
      response.on('error', () => undefined);
      resolve({ status: response.statusCode ?? 0, leave: () => request.destroy() });
    });
    request.on('error', reject);
  });

const times = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));

/** Answers that are as long as an account makes them. */
export const EXPORTS_AND_LISTS: readonly Attack[] = [
  {
    name: 'exports and whole lists at once',
    async run(url, size) {
      const cookie = await accountWith(url, RECIPES[size]);
      const exports = times(EXPORTS[size], () => read(`${url}/api/user/export`, cookie));
      const lists = times(EXPORTS[size], () => read(`${url}/api/user/recipes/saved`, cookie));
      return [...(await exports), ...(await lists)];
    },
    allowed: [200, 503],
  },
  {
    name: 'readers of exports that take nothing',
    async run(url, size) {
      const cookie = await accountWith(url, RECIPES[size]);
      const readers = await times(EXPORTS[size], () => readNothing(`${url}/api/user/export`, cookie));
      const other = await accountWith(url, 1);
      const statuses = [await read(`${url}/api/user/export`, other)];
      for (const { leave } of readers) leave();
      return [...statuses, ...readers.map(({ status }) => status)];
    },
    allowed: [200, 503],
  },
];

import type { Attack } from './attack';

const PASSWORD = 'saffron and cardamom';
const ELSEWHERE = 'https://evil.example';
/** What a page of another website can make a browser send without asking us first, and what it cannot. */
const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
];
const FOREIGN: readonly Record<string, string>[] = [
  { origin: ELSEWHERE },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

let accounts = 0;

const post = (url: string, headers: Record<string, string>, body: string): Promise<Response> =>
  fetch(url, { method: 'POST', headers, body, redirect: 'manual' });

const register = (url: string, headers: Record<string, string> = {}): Promise<Response> => {
  accounts += 1;
  const body = JSON.stringify({ email: `victim${accounts}.${Date.now()}@example.org`, password: PASSWORD });
  return post(`${url}/api/auth/register`, { 'content-type': 'application/json', ...headers }, body);
};

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

const statusOfMe = async (url: string, cookie: string): Promise<number> =>
  (await fetch(`${url}/api/auth/me`, { headers: { cookie } })).status;

/** Ways into an account that is not the intruder's. */
export const WAYS_IN: readonly Attack[] = [
  {
    name: 'writes that another website makes a browser send',
    async run(url) {
      const cookie = cookiesOf(await register(url));
      const statuses: number[] = [];
      for (const foreign of FOREIGN)
        for (const type of CONTENT_TYPES)
          for (const path of ['/api/user/delete', '/api/user/password', '/api/preferences', '/api/auth/logout'])
            statuses.push((await post(url + path, { ...foreign, cookie, 'content-type': type }, '{}')).status);
      return [...statuses, ...((await statusOfMe(url, cookie)) === 200 ? [] : [200])];
    },
    allowed: [403],
  },
  {
    name: 'a session that was in the browser before its owner signed in',
    async run(url) {
      const invented = `session=${'A'.repeat(43)}`;
      const intruder = cookiesOf(await register(url));
      const before = /session=[^;]+/.exec(intruder)![0];
      const statuses: number[] = [];
      for (const planted of [invented, before]) {
        const owner = await register(url, { cookie: planted });
        const session = /(?:^|; )(session=[^;]+)/.exec(cookiesOf(owner))?.[1];
        // The session of the owner is a new one, and the planted one does not open their account.
        if (session === undefined || session === planted) statuses.push(200);
        statuses.push(await statusOfMe(url, planted));
      }
      return statuses;
    },
    allowed: [401],
  },
];

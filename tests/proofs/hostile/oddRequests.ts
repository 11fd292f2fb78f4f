import { request } from 'node:http';
import type { Attack, AttackSize } from './attack';

const REPEATED_MS = 2_000;
const STORM: Readonly<Record<AttackSize, number>> = { small: 5, full: 400 };
/** The connection was cut before there was an answer. */
const CUT = 0;

const send = (url: string, headers: Record<string, string>, body?: string): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? CUT));
      response.on('error', () => resolve(CUT));
    });
    sent.on('error', () => resolve(CUT));
    sent.end(body);
  });

const inTurn = async (sends: readonly (() => Promise<number>)[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const one of sends) statuses.push(await one());
  return statuses;
};

const nested = (open: string, close: string, depth: number, inside = ''): string =>
  open.repeat(depth) + inside + close.repeat(depth);

/** About as long as a body may be. */
const DEEP = [
  nested('[', ']', 120_000),
  nested('{"a":', '}', 40_000, '1'),
  `{"title":"Soup","category":"Meals","instructions":["Cook."],"ingredients":${nested('[', ']', 100_000)}}`,
  `{"ingredients":"egg","category":"None","preferences":${nested('{"a":', '}', 40_000, '1')}}`,
  nested('{"__proto__":', '}', 15_000, '1'),
  `{${Array.from({ length: 20_000 }, (_, i) => `"key${i}":1`).join(',')}}`,
  `{"constructor":1,"a":[${'{},'.repeat(80_000)}1]}`,
  // Each of its 6,000 pieces is wrong.
  `{"title":"Soup","category":"Meals","ingredients":["leek"],"instructions":[${Array.from({ length: 100 }, () => `{"step":"Cook.","parts":[${'{"kind":"amount"},'.repeat(59)}{}]}`).join(',')}]}`,
];
const JSON_PATHS = ['/api/recipes', '/api/analyze', '/api/auth/login'];

/** As long as a text may be, of signs that grow, pile up or turn around. */
const SIGNS: Readonly<Record<string, string>> = {
  'letters that decompose into eighteen': '\uFDFA',
  'marks upon marks': 'a\u0301\u0323\u0334\u0301\u0323',
  'half of a pair': '\uD83D',
  'turned letters': '\u202Eegg\u2069',
  'joined pictures': '👩‍🍳👨‍👩‍👧‍👦',
  'null characters': 'egg\u0000,',
  'wishes without end': 'no egg no milk ',
};
const TEXT_MAX = 2_000;

const HEADERS: Readonly<Record<string, string>> = {
  'accept-language': 'en;q=0.1,'.repeat(850),
  range: `bytes=${Array.from({ length: 1_200 }, (_, i) => `${i}-${i}`).join(',')}`,
  'if-none-match': Array.from({ length: 1_500 }, (_, i) => `"${i}"`).join(','),
  'accept-encoding': 'gzip;q=0.1,br;q=0.01,'.repeat(500),
  cookie: Array.from({ length: 200 }, () => `session=${'A'.repeat(43)}`).join('; '),
  priority: 'u=1,'.repeat(3_000),
  'x-forwarded-for': '10.0.0.1,'.repeat(1_500),
};
const GET_PATHS = ['/', '/api/health', '/api/auth/me', '/manifest.webmanifest'];

/** Requests that a parser has to be ready for. */
export const ODD_REQUESTS: readonly Attack[] = [
  {
    name: 'deep and wide JSON',
    repeatForMs: REPEATED_MS,
    run: (url) =>
      inTurn(
        JSON_PATHS.flatMap((path) =>
          DEEP.map((body) => () => send(url + path, { 'content-type': 'application/json' }, body)),
        ),
      ),
    allowed: [200, 400, 413, 422],
  },
  ...Object.entries(SIGNS).map(([name, signs]): Attack => ({
    name: `a search: ${name}`,
    repeatForMs: REPEATED_MS,
    run: async (url) => {
      const ingredients = signs.repeat(Math.ceil(TEXT_MAX / signs.length)).slice(0, TEXT_MAX);
      const body = JSON.stringify({ ingredients, category: 'None', preferences: {} });
      return [await send(`${url}/api/analyze`, { 'content-type': 'application/json' }, body)];
    },
    allowed: [200, 400, 422],
  })),
  {
    name: 'long headers',
    repeatForMs: REPEATED_MS,
    run: (url) =>
      inTurn(
        Object.entries(HEADERS).flatMap(([name, value]) =>
          GET_PATHS.map((path) => () => send(url + path, { [name]: value })),
        ),
      ),
    allowed: [200, 206, 304, 401, 404, 431],
  },
  {
    name: 'cookies of 100 KB',
    run: (url) => inTurn(GET_PATHS.map((path) => () => send(url + path, { cookie: `a=${'x'.repeat(100_000)}` }))),
    allowed: [CUT, 431],
  },
  {
    name: 'conditional requests at once',
    run: (url, size) =>
      Promise.all(
        Array.from({ length: STORM[size] }, (_, i) =>
          GET_PATHS.map((path) => send(url + path, { 'if-none-match': i % 2 === 0 ? '*' : `"${i}"` })),
        ).flat(),
      ),
    allowed: [200, 304, 401, 404],
  },
];

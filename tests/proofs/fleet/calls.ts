/** Calls of synthetic visitors to a server at `url`. */

export const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/**
 * Does something that may take so long, in milliseconds, and fails after that in any case: under load, a `fetch` of
 * Node 20 whose connection was cut may neither answer nor fail, even when its signal says to stop.
 */
export const withinTime = async <Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('no answer'));
      stopping.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(stopping.signal), late]);
  } finally {
    clearTimeout(timer);
  }
};

const cookieOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');

let households = 0;

/** The header of a household that no other call has: each address makes few accounts in an hour. */
export const ofNewHousehold = (): { 'x-forwarded-for': string } => {
  households += 1;
  return { 'x-forwarded-for': `10.250.${households >> 8}.${households & 255}` };
};

/** The cookie of a browser that the servers have not seen before. */
export const newVisitor = async (url: string): Promise<string> =>
  // Refused for its content, but the cookie comes first.
  cookieOf(await post(url, '/api/recipes/share', {}, ofNewHousehold()));

export const PASSWORD = 'saffron and cardamom';

/** A new account; resolves with the cookie of its session. */
export const register = async (url: string, email: string): Promise<string> => {
  const account = { email, password: PASSWORD, marketingConsent: false };
  const reply = await post(url, '/api/auth/register', account, ofNewHousehold());
  if (!reply.ok) throw new Error(`${email} could not register: ${reply.status}`);
  return cookieOf(reply);
};

/** Searches for what these ingredients make; without a model unless it is wanted. */
export const search = async (url: string, ingredients: string, cookie = '', generate = 'corpus') => {
  const body = new FormData();
  body.set('ingredients', ingredients);
  body.set('category', 'None');
  body.set('preferences', '{}');
  if (generate === 'corpus') body.set('generate', generate);
  const reply = await fetch(`${url}/api/analyze`, { method: 'POST', body, headers: { cookie } });
  const { recipes = [] } = (await reply.json()) as { recipes?: { id: number; title: string; generated?: object }[] };
  return { status: reply.status, recipes };
};

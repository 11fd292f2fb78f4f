import type { FastifyInstance } from 'fastify';
import type { ShoppingAnswer } from '@contracts/shopping';
import { STREAM_LIMITS } from '../services/shopping/newsStreams';
import { openApp } from '../testing/openApp';
import { signUp, type SignedUp } from '../testing/signUp';

let app: FastifyInstance;
let cook: SignedUp;
/** Of the server, once it listens. */
let address: Promise<string> | undefined;
beforeEach(async () => {
  app = await openApp();
  address = undefined;
  cook = await signUp(app, 'cook');
});
afterEach(() => app.close());

const thing = { name: '<b>Onions</b>', language: 'en-GB' as const, amount: 2, unit: 'piece' as const };
const idOf = (i: number) => `line-${String(i).padStart(12, '0')}`;
const add = (i: number, at = 1_000) => ({ id: idOf(i), thing, state: 'open' as const, at });
const gone = (i: number, at = 2_000) => ({ id: idOf(i), state: 'gone' as const, at });
const tick = (i: number, at: number) => ({ id: idOf(i), state: 'ticked' as const, at });

const change = async (changes: object[], more: object = {}) =>
  (await cook.post('/api/shopping', { changes, ...more })).json<ShoppingAnswer>();
const read = async (since?: number) =>
  (await cook.get(`/api/shopping${since === undefined ? '' : `?since=${since}`}`)).json<ShoppingAnswer>();
const statesOf = ({ entries }: ShoppingAnswer) => entries.map(({ id, state }) => `${Number(id.slice(5))} ${state}`);

describe('the shopping list of an account', () => {
  it('is empty before it is used', async () => {
    expect(await read()).toEqual({ revision: 0, isWhole: true, entries: [], refused: [] });
  });

  it('stores lines without markup, and returns them', async () => {
    const noted = { ...add(1), thing: { ...thing, note: 'finely <i>sliced</i>' } };
    await change([noted]);
    const { entries, isWhole, revision } = await read();
    expect(entries).toEqual([{ ...noted, thing: { ...thing, name: 'Onions', note: 'finely sliced' } }]);
    expect([isWhole, revision]).toEqual([true, 1]);
  });

  it('keeps the newer state of a line, and changes nothing twice', async () => {
    await change([add(1), tick(1, 1_500)]);
    const { revision } = await change([{ ...tick(1, 1_200), state: 'open' }, tick(1, 1_500)]);
    expect(revision).toBe(1);
    expect(statesOf(await read())).toEqual(['1 ticked']);
  });

  it('never brings back a line that was taken off', async () => {
    await change([add(1)]);
    await change([gone(1)]);
    const answer = await change([tick(1, 9_000), add(1, 9_000)]);
    expect(statesOf(answer)).toEqual(['1 gone']);
    expect((await read()).entries).toEqual([]);
  });

  it('tells only what changed after a revision', async () => {
    const first = await change([add(1), add(2)]);
    await change([tick(2, 3_000)]);
    expect(statesOf(await read(first.revision))).toEqual(['2 ticked']);
    expect(await read(first.revision)).toMatchObject({ isWhole: false, revision: 2 });
    expect(await read(99)).toMatchObject({ isWhole: true });
  });

  it('counts a time in the future as now', async () => {
    const { entries } = await change([add(1, 8_000_000_000_000)]);
    expect(entries[0]!.at).toBeLessThanOrEqual(Date.now());
  });

  it('refuses lines beyond its room, and takes them once there is some', async () => {
    const calls = [0, 1, 2].map((call) => Array.from({ length: call < 2 ? 200 : 101 }, (_, i) => add(call * 200 + i)));
    const answers = [];
    for (const changes of calls) answers.push(await change(changes));
    expect(answers.map(({ refused }) => refused)).toEqual([[], [], [idOf(500)]]);
    expect((await change([gone(0), add(500)])).refused).toEqual([]);
  });

  it('keeps the order of the aisles that was chosen last', async () => {
    await change([], { order: { aisles: ['fish', 'meat'], at: 20 } });
    await change([], { order: { aisles: ['meat'], at: 10 } });
    expect((await read()).order).toEqual({ aisles: ['fish', 'meat'], at: 20 });
  });

  it('is in the export, and goes with the account', async () => {
    await change([add(1)]);
    const exported = (await cook.get('/api/user/export')).json<{ shoppingList: unknown }>();
    expect(exported.shoppingList).toEqual({
      isShared: false,
      lines: [{ thing: { ...thing, name: 'Onions' }, isTicked: false, changedAt: '1970-01-01T00:00:01.000Z' }],
    });
  });

  it.each([
    ['a line without an id that is one', { changes: [{ id: 'x', state: 'open', at: 1 }] }],
    ['more changes than a call may have', { changes: Array.from({ length: 201 }, (_, i) => add(i)) }],
    ['an aisle of no shop', { changes: [], order: { aisles: ['moon'], at: 1 } }],
  ])('refuses %s', async (_name, payload) => {
    expect((await cook.post('/api/shopping', payload)).statusCode).toBe(400);
  });

  it('needs a session', async () => {
    expect((await app.inject('/api/shopping')).statusCode).toBe(401);
  });
});

describe('a shared list', () => {
  const share = async () => (await cook.post('/api/shopping/share', {})).json<{ share: string }>().share;

  it('is read and changed by its link, without an account and without the link in the answer', async () => {
    await change([add(1)]);
    const link = `/api/shared-lists/${await share()}`;
    const guest = await app.inject({ method: 'POST', url: link, payload: { changes: [tick(1, 5_000), add(2)] } });
    expect(statesOf(guest.json()).sort()).toEqual(['1 ticked', '2 open']);
    expect(guest.json()).not.toHaveProperty('share');
    expect(statesOf(await read()).sort()).toEqual(['1 ticked', '2 open']);
    expect(await read()).toHaveProperty('share');
  });

  it('has one link until it is taken back', async () => {
    const first = await share();
    expect(await share()).toBe(first);
    await cook.send('DELETE', '/api/shopping/share');
    expect((await app.inject(`/api/shared-lists/${first}`)).statusCode).toBe(404);
    expect(await read()).toMatchObject({ share: null });
    expect(await share()).not.toBe(first);
  });

  it('has one link when two devices share it at the same time', async () => {
    const links = await Promise.all([share(), share(), share()]);
    expect(new Set(links).size).toBe(1);
    expect((await app.inject(`/api/shared-lists/${links[0]}`)).statusCode).toBe(200);
  });

  it.each(['none', 'a'.repeat(27), '%00'.repeat(9)])('does not exist at %s', async (end) => {
    expect((await app.inject(`/api/shared-lists/${end}`)).statusCode).toBe(404);
  });

  it('refuses a change that another website makes a browser send', async () => {
    const url = `/api/shared-lists/${await share()}`;
    const headers = { origin: 'https://elsewhere.example' };
    expect((await app.inject({ method: 'POST', url, headers, payload: { changes: [] } })).statusCode).toBe(403);
  });
});

describe('news of a list', () => {
  it('are its revision, for a reader that asks at intervals', async () => {
    await change([add(1)]);
    expect((await cook.get('/api/shopping/news')).json()).toEqual({ revision: 1 });
  });

  it('reach everyone who has the list open, as events', async () => {
    await change([add(1)]);
    const { share } = (await cook.post('/api/shopping/share', {})).json<{ share: string }>();
    const { body, leave } = await listening(share);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('event: changed\ndata: {"revision":1}\n\n');
    await change([tick(1, 3_000)]);
    expect((await reader.read()).value).toBe('event: changed\ndata: {"revision":2}\n\n');
    leave();
  });

  it('are refused to an address that holds too many streams open, and come again once some are closed', async () => {
    const { share } = (await cook.post('/api/shopping/share', {})).json<{ share: string }>();
    const open = await Promise.all(Array.from({ length: STREAM_LIMITS.perAddress }, () => listening(share)));
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
    const refused = await listening(share);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    // The list itself can still be read.
    expect((await app.inject(`/api/shared-lists/${share}`)).statusCode).toBe(200);
    for (const { leave } of open) leave();
    await until(async () => {
      const again = await listening(share);
      again.leave();
      return again.status === 200;
    });
  });
});

const listening = async (share: string) => {
  address ??= app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const { status, headers, body } = await fetch(`${await address}/api/shared-lists/${share}/news`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  return { status, headers, body, leave: () => leaving.abort() };
};

const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('never came true');
};

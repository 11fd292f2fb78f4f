import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';

const search = async (app: FastifyInstance, headers: Record<string, string>) =>
  (await app.inject({ method: 'POST', url: '/api/analyze', payload: { ingredients: 'egg' }, headers })).statusCode;

describe('a write', () => {
  it.each<[string, Record<string, string>, number]>([
    ['from our own page', { origin: 'http://larder.local:3000', 'sec-fetch-site': 'same-origin' }, 200],
    ['from our own page behind https', { origin: 'https://larder.local:3000' }, 200],
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from another port', { origin: 'http://larder.local:4000' }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
    ['from a program', {}, 200],
    ['from a browser that names no origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['typed by the user', { 'sec-fetch-site': 'none' }, 200],
  ])('%s', async (_name, headers, status) => {
    const app = await openApp({ environment: { ALLOWED_HOSTS: 'larder.local' } });
    expect(await search(app, { host: 'larder.local:3000', ...headers })).toBe(status);
    await app.close();
  });

  it('must come from the public address if there is one', async () => {
    const app = await openApp({
      environment: { PUBLIC_URL: 'https://larder.example/', ALLOWED_HOSTS: 'larder.local' },
    });
    const host = 'larder.local:3000';
    expect(await search(app, { host, origin: 'https://larder.example' })).toBe(200);
    expect(await search(app, { host, origin: 'http://larder.example' })).toBe(403);
    expect(await search(app, { host, origin: `http://${host}` })).toBe(403);
    await app.close();
  });

  it('is rejected as a form too, with a sentence', async () => {
    const app = await openApp();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/analyze',
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.example' },
      payload: '--x--',
    });
    expect([reply.statusCode, reply.json()]).toMatchObject([403, { error: 'FORBIDDEN' }]);
    await app.close();
  });

  it('does not apply to reads', async () => {
    const app = await openApp();
    const reply = await app.inject({ url: '/api/health', headers: { origin: 'https://evil.example' } });
    expect(reply.statusCode).toBe(200);
    await app.close();
  });
});

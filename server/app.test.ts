import type { FastifyInstance } from 'fastify';
import { healthSchema } from '@contracts/health';
import { openApp } from './testing/openApp';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('the server', () => {
  it('reports what it can do', async () => {
    const reply = await app.inject('/api/health');
    expect(healthSchema.parse(reply.json())).toEqual({
      status: 'ok',
      vision: false,
      photos: 'none',
      pages: true,
      pagePhotos: false,
      generation: false,
      accounts: true,
      devTools: false,
      recipes: 6,
    });
  });

  it('names the contact that the operator has set', async () => {
    const named = await openApp({ environment: { CONTACT_ADDRESS: 'help@example.org' } });
    expect(healthSchema.parse((await named.inject('/api/health')).json()).contact).toBe('mailto:help@example.org');
    await named.close();
  });

  it('has no signed-in user yet', async () => {
    const reply = await app.inject('/api/auth/me');
    expect([reply.statusCode, reply.json()]).toEqual([401, { message: 'Please sign in.', error: 'NOT_SIGNED_IN' }]);
  });

  it.each(['/api/unknown', '/api', '/api/recipes', '/assets/none.js', '/unknown.txt', '/anything'])(
    'answers with JSON when there is nothing at %s',
    async (url) => {
      const reply = await app.inject(url);
      expect([reply.statusCode, reply.json()]).toMatchObject([404, { error: 'NOT_FOUND' }]);
    },
  );

  it('sends its headers with every response', async () => {
    for (const url of ['/api/health', '/api/unknown', '/api/auth/me']) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('requires https when its address is https', async () => {
    const secure = await openApp({ environment: { PUBLIC_URL: 'https://larder.example' } });
    expect((await secure.inject('/api/health')).headers).toHaveProperty('strict-transport-security');
    await secure.close();
  });

  it('closes a connection on which nothing moves for three minutes', async () => {
    expect(app.server.timeout).toBe(180_000);
  });

  it('words an unexpected error without a stack', async () => {
    const broken = await openApp({
      pictures: { pictureOf: () => Promise.reject(new Error('secret path /srv/larder')) },
    });
    const reply = await broken.inject('/pictures/mojito.webp');
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { message: 'Something went wrong on our side. Please try again in a moment.', error: 'INTERNAL' },
    ]);
    await broken.close();
  });
});

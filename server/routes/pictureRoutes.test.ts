import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('pictures', () => {
  it.each([
    ['shakshuka.webp', 'shakshuka 800'],
    ['shakshuka-400.webp', 'shakshuka 400'],
    ['tortilla-de-patatas-400.webp', 'tortilla-de-patatas 400'],
    ['fallback-meals-1.webp', 'fallback-meals-1 800'],
    ['fallback-drinks-5-400.webp', 'fallback-drinks-5 400'],
    ['fallback-hot-drink-2.webp', 'fallback-hot-drink-2 800'],
  ])('%s is drawn', async (file, content) => {
    const reply = await app.inject(`/pictures/${file}?t=1`);
    expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([200, content, 'image/webp']);
    expect(reply.headers['cache-control']).toMatch(/public, max-age=604800/);
  });

  it('are not sent again to clients that have them', async () => {
    const { etag } = (await app.inject('/pictures/mojito.webp')).headers;
    const again = await app.inject({ url: '/pictures/mojito.webp', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    'unknown.webp',
    'shakshuka.png',
    'shakshuka',
    'fallback-meals-6.webp',
    'fallback-brunch-1.webp',
    '..%2f..%2fpackage.json',
    'a/b.webp',
  ])('%s does not exist', async (file) => {
    const reply = await app.inject(`/pictures/${file}`);
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { error: 'NOT_FOUND' }]);
  });
});

it('passes on how urgently the browser needs a picture', async () => {
  const urgencies: unknown[] = [];
  const asked = await openApp({
    pictures: {
      pictureOf: (_name, _size, asking) => {
        urgencies.push(asking?.urgency);
        return Promise.resolve(Buffer.from('drawn'));
      },
    },
  });
  for (const priority of ['u=1, i', 'i, u=5', undefined, 'u=9', 'urgent'])
    await asked.inject({ url: '/pictures/mojito.webp', headers: priority === undefined ? {} : { priority } });
  await asked.close();
  expect(urgencies).toEqual([1, 5, 3, 3, 3]);
});

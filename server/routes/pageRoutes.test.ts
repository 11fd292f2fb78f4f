import type { FastifyInstance } from 'fastify';
import type { PageRead } from '@contracts/pageRead';
import { openApp } from '../testing/openApp';
import { openWebsite, type Website } from '../testing/openWebsite';

const HTML = `<!doctype html><html lang="en-GB"><title>Leek soup</title><nav>Home</nav>
<main><h1>Leek soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul>
<h2>Method</h2><ol><li>Slice the leeks.<li>Simmer for 20 minutes.</ol></main>`;

let site: Website;
let app: FastifyInstance;
beforeAll(async () => {
  site = await openWebsite('127.0.0.1', (request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/soup') response.end(HTML);
    else if (request.url === '/empty') response.end('<p>Nothing to cook here.');
  });
});
afterEach(() => app.close());
afterAll(() => site.close());

const open = async (environment: Record<string, string> = {}) => {
  app = await openApp({ environment: { IMPORT_LOCAL_HOSTS: `127.0.0.1:${site.port}`, ...environment } });
  return (address: string, language = 'en-GB') =>
    app.inject({
      method: 'POST',
      url: '/api/recipes/from-page',
      payload: { address },
      headers: { 'accept-language': language },
    });
};

describe('reading a page', () => {
  it('gives a guest the recipe on it, and stores nothing', async () => {
    const read = await open();
    const reply = await read(`http://127.0.0.1:${site.port}/soup`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<PageRead>()).toEqual({
      address: `http://127.0.0.1:${site.port}/soup`,
      text: 'Leek soup\n\nIngredients\n3 leeks\n1 l stock\n\nMethod\nSlice the leeks.\nSimmer for 20 minutes.',
    });
  });

  it('says in the cook’s language why a page cannot be read', async () => {
    const read = await open();
    const refused = await read('http://169.254.169.254/latest/meta-data/', 'fr');
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      422,
      'Cette adresse n’est pas sur le web public : elle n’est donc pas ouverte. Collez plutôt le texte de la recette.',
    ]);
    const empty = await read(`http://127.0.0.1:${site.port}/empty`);
    expect(empty.json()).toMatchObject({ message: expect.stringContaining('No recipe was found') as string });
  });

  it('can be switched off, and then no page is asked for', async () => {
    const read = await open({ IMPORT_ADDRESSES: '0' });
    const before = site.connections();
    expect((await read(`http://127.0.0.1:${site.port}/soup`)).statusCode).toBe(403);
    expect(site.connections()).toBe(before);
    expect((await app.inject('/api/health')).json()).toMatchObject({ pages: false });
  });

  it('is limited for a visitor', async () => {
    const read = await open({ PAGES_PER_HOUR: '2' });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await read('soup')).statusCode);
    expect(statuses).toEqual([422, 422, 429]);
  });

  it('goes on for others while one address waits for a page that never comes', async () => {
    const read = await open({ TRUST_PROXY: '1' });
    const hanging = [1, 2, 3].map(() =>
      app.inject({
        method: 'POST',
        url: '/api/recipes/from-page',
        payload: { address: `http://127.0.0.1:${site.port}/never` },
        headers: { 'x-forwarded-for': '203.0.113.9' },
      }),
    );
    expect((await read(`http://127.0.0.1:${site.port}/soup`)).statusCode).toBe(200);
    const [first] = await Promise.all([hanging[0], site.close()]);
    expect(first!.statusCode).toBe(422);
    await Promise.all(hanging);
  });
});

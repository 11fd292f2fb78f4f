import { OPERATIONS, type Operation } from '@contracts/operations';
import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';

/** Calls that serve the program itself and are no part of the table. */
const BESIDE_THE_TABLE = new Set(['GET /api/health']);

let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface Document {
  openapi: string;
  components: { schemas: Record<string, unknown> };
  paths: Record<string, Record<string, Record<string, unknown>>>;
}
const document = async () => (await app.inject('/api/docs/json')).json<Document>();

/** Every route of the API as "METHOD /path/{name}", read from what the server itself prints. */
const servedRoutes = () => {
  const names: string[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', segment, methods] = /^([│\s]*)[└├]── (\S*) \(([A-Z, ]+)\)/.exec(line) ?? [];
    if (segment === undefined || methods === undefined) continue;
    path.length = Math.round(indent.length / 4);
    const url = [...path, segment].join('');
    path.push(segment);
    for (const method of methods.split(', ')) names.push(`${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  }
  return names.filter((name) => !name.startsWith('HEAD') && / \/api\/(?!docs)/.test(name));
};

describe('the description of the API', () => {
  it('has every call of the table', async () => {
    const { openapi, paths, components } = await document();
    expect(openapi).toBe('3.1.0');
    expect(components.schemas).toHaveProperty('Failure');
    for (const { method, path } of Object.values(OPERATIONS)) expect(paths[path]).toHaveProperty(method.toLowerCase());
  });

  it('says of each call whether it is served, and is right', async () => {
    const { paths } = await document();
    for (const { method, path } of Object.values<Operation>(OPERATIONS)) {
      const reply = await app.inject({ method, url: path.replace('{id}', '7') });
      const isServed = !reply.body.includes('There is nothing at this address.');
      const status = paths[path]![method.toLowerCase()]!['x-status'];
      expect([method, path, status]).toEqual([method, path, isServed ? undefined : 'planned']);
    }
  });

  it('describes what a search sends while recipes are written', async () => {
    const { paths } = await document();
    const { responses } = paths['/api/analyze']!.post as { responses: Record<string, { content: object }> };
    expect(Object.keys(responses['200']!.content)).toEqual(['application/json', 'text/event-stream']);
  });

  it('leaves out no route that is served', () => {
    const described = new Set(Object.values(OPERATIONS).map(({ method, path }) => `${method} ${path}`));
    const served = servedRoutes();
    expect(served).toContain('POST /api/analyze');
    for (const route of served) expect(BESIDE_THE_TABLE.has(route) || described.has(route as never)).toBe(true);
  });

  it('is a page that loads only local files', async () => {
    const page = await app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'self'/);
    expect(page.headers['content-security-policy']).not.toMatch(/upgrade-insecure|https:/);
    const scripts = [...page.body.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, source]) => source!);
    expect(scripts.length).toBeGreaterThan(0);
    expect(page.body).not.toMatch(/<script[^>]*>\s*[^<\s]/);
    for (const source of scripts) {
      const url = new URL(source, 'http://localhost/api/docs').pathname;
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
    }
  });
});

import { OPERATIONS, type Operation } from '@contracts/operations';
import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';

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

describe('the description of the API', () => {
  it('includes every call of the table', async () => {
    const { openapi, paths, components } = await document();
    expect(openapi).toBe('3.1.0');
    expect(components.schemas).toHaveProperty('Failure');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const usual = Object.values<Operation>(OPERATIONS).filter(({ isForDevelopers }) => !isForDevelopers);
    expect(described.sort()).toEqual(usual.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('includes the calls for developers only when they are served', async () => {
    const developers = await openApp({ environment: { DEV_TOOLS: '1' } });
    const { paths } = (await developers.inject('/api/docs/json')).json<Document>();
    await developers.close();
    expect(paths['/api/recipes/{id}']).toHaveProperty('delete');
    expect((await document()).paths['/api/recipes/{id}']).not.toHaveProperty('delete');
  });

  it('describes the events sent while recipes are written', async () => {
    const { paths } = await document();
    const { responses } = paths['/api/analyze']!.post as { responses: Record<string, { content: object }> };
    expect(Object.keys(responses['200']!.content)).toEqual(['application/json', 'text/event-stream']);
  });

  it('describes the parameters of a call by their contract', async () => {
    const { paths } = await document();
    const parameters = (path: string, method: string) => paths[path]![method]!.parameters;
    const share = { name: 'share', in: 'path', required: true, schema: { type: 'string', pattern: '^[\\w-]{27}$' } };
    expect(parameters('/api/shared-lists/{share}', 'post')).toEqual([share]);
    expect(parameters('/api/shared-lists/{share}', 'get')).toEqual([
      share,
      { name: 'since', in: 'query', required: false, schema: expect.objectContaining({ type: 'integer' }) as object },
    ]);
    expect(parameters('/api/recipes/{id}', 'get')).toEqual([
      { name: 'id', in: 'path', required: true, schema: expect.objectContaining({ type: 'integer' }) as object },
    ]);
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

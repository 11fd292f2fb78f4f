import { suggestionsResponseSchema } from '@contracts/analyze';
import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const ask = (query: Record<string, string>) => app.inject({ url: '/api/suggestions', query });

const names = async (query: Record<string, string>) =>
  suggestionsResponseSchema
    .strict()
    .parse((await ask({ language: 'en-GB', mode: 'ingredients', ...query })).json())
    .suggestions.map(({ kind, name }) => `${kind} ${name}`);

describe('GET /api/suggestions', () => {
  it('continues the last ingredient of a list', async () => {
    expect((await names({ text: 'eggs, toma' }))[0]).toBe('ingredient tomato');
    expect((await names({ text: 'huevos, toma', language: 'es' }))[0]).toBe('ingredient tomate');
  });

  it('suggests titles in the language of the cook, then ingredients', async () => {
    expect((await names({ text: 'tort', mode: 'name', language: 'fr' }))[0]).toBe('recipe Tortilla espagnole');
    expect(await names({ text: 'shak', mode: 'name' })).toContain('recipe Shakshuka');
  });

  it('gives the id that opens a suggested recipe', async () => {
    const [first] = suggestionsResponseSchema.parse(
      (await ask({ text: 'shakshuka', mode: 'name', language: 'en-GB' })).json(),
    ).suggestions;
    expect((await app.inject(`/api/recipes/${first!.id}`)).json<{ title: string }>().title).toBe('Shakshuka');
  });

  it('may be kept by the browser for a few minutes', async () => {
    const { headers } = await ask({ text: 'tom', mode: 'ingredients', language: 'es' });
    expect(headers['cache-control']).toBe('private, max-age=300');
    expect(headers['content-language']).toBe('es');
  });

  it.each([
    ['no text', { mode: 'name', language: 'fr' }],
    ['an unknown mode', { text: 'a', mode: 'x', language: 'fr' }],
    ['a text that is too long', { text: 'a'.repeat(201), mode: 'name', language: 'fr' }],
  ])('refuses %s', async (_what, query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });
});

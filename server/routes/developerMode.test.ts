import type { FastifyInstance } from 'fastify';
import { recipeIdOf } from '@kitchen/recipes/recipeId';
import { openDatabase } from '../db/openDatabase';
import { createRecipesRepository } from '../repositories/recipesRepository';
import { openApp } from '../testing/openApp';
import { newVisitor } from '../testing/visitors';

const TOAST = { title: 'Toast', category: 'Meals', ingredients: ['bread'], instructions: ['Toast it.'] };

const post = async (app: FastifyInstance, url: string, cookies: Record<string, string>) =>
  (await app.inject({ method: 'POST', url, cookies, payload: TOAST })).json<{ id: number }>().id;
const remove = (app: FastifyInstance, id: number, cookies: Record<string, string>) =>
  app.inject({ method: 'DELETE', url: `/api/recipes/${id}`, cookies });
const statusOf = async (app: FastifyInstance, id: number) => (await app.inject(`/api/recipes/${id}`)).statusCode;

describe('in developer mode', () => {
  let app: FastifyInstance;
  let ada: { visitor: string };
  let bob: { visitor: string };
  beforeEach(async () => {
    app = await openApp({ environment: { DEV_TOOLS: '1' } });
    ada = await newVisitor(app);
    bob = await newVisitor(app);
  });
  afterEach(() => app.close());

  it('the server reports it', async () => {
    expect((await app.inject('/api/health')).json()).toMatchObject({ devTools: true });
  });

  it('only the creator of a recipe can delete it', async () => {
    const id = await post(app, '/api/recipes', ada);
    const refused = await remove(app, id, bob);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: 'FORBIDDEN' }]);
    expect((await remove(app, id, {})).statusCode).toBe(403);
    expect(await statusOf(app, id)).toBe(200);
    expect((await remove(app, id, ada)).statusCode).toBe(204);
    expect(await statusOf(app, id)).toBe(404);
    expect((await remove(app, id, ada)).statusCode).toBe(204);
  });

  it('neither of two users can delete what both shared', async () => {
    const id = await post(app, '/api/recipes/share', ada);
    expect(await post(app, '/api/recipes/share', bob)).toBe(id);
    expect((await remove(app, id, ada)).statusCode).toBe(403);
    expect((await remove(app, id, bob)).statusCode).toBe(403);
    expect(await statusOf(app, id)).toBe(200);
  });

  it('a recipe of the corpus stays', async () => {
    expect((await remove(app, recipeIdOf('shakshuka'), ada)).statusCode).toBe(403);
    expect(await statusOf(app, recipeIdOf('shakshuka'))).toBe(200);
  });

  it('an invalid id is not found', async () => {
    const reply = await app.inject({ method: 'DELETE', url: '/api/recipes/abc', cookies: ada });
    expect(reply.statusCode).toBe(404);
  });
});

describe('outside developer mode', () => {
  it('nothing can be deleted', async () => {
    const app = await openApp();
    const ada = await newVisitor(app);
    const id = await post(app, '/api/recipes', ada);
    expect((await remove(app, id, ada)).statusCode).toBe(404);
    expect(await statusOf(app, id)).toBe(200);
    await app.close();
  });

  it.each([
    ['1', true],
    ['0', false],
  ])('a model’s prompt and answer stay on the server: DEV_TOOLS=%s', async (flag, isSent) => {
    const db = await openDatabase(':memory:');
    await createRecipesRepository(db).add({
      id: 77,
      contentHash: 'x',
      recipe: {
        title: 'Toast',
        description: '',
        category: 'Meals',
        subcategory: 'None',
        servings: 1,
        allergens: [],
        ingredients: ['bread'],
        instructions: [{ step: 'Toast it.' }],
        _devData: { promptData: 'secret prompt', aiResponse: 'raw answer' },
      },
      isShared: false,
      createdAt: new Date(),
      expiresAt: null,
      owner: null,
    });
    const app = await openApp({ db, environment: { DEV_TOOLS: flag } });
    const { body } = await app.inject('/api/recipes/77');
    expect([body.includes('secret prompt'), body.includes('raw answer')]).toEqual([isSent, isSent]);
    await app.close();
  });
});

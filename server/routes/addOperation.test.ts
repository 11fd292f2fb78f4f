import { OPERATIONS, type Operation } from '@contracts/operations';
import { openApp } from '../testing/openApp';
import { routesOf } from '../testing/routeList';

const served = async (environment: Record<string, string>): Promise<string[]> => {
  const app = await openApp({ environment });
  await app.ready();
  // Photos and archives are files, as pictures are: contracts/photoPaths and contracts/routes have their addresses.
  const routes = routesOf(app).filter(
    ({ method, url }) => method !== 'HEAD' && /^\/api\/(?!docs|photos|user\/archive)/.test(url),
  );
  await app.close();
  return routes.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`).sort();
};

const namesOf = (operations: Operation[]) => operations.map(({ method, path }) => `${method} ${path}`).sort();

const ALL = Object.values<Operation>(OPERATIONS);

describe('the routes of the API', () => {
  it('are exactly the operations of the contract', async () => {
    expect(await served({ DEV_TOOLS: '1' })).toEqual(namesOf(ALL));
  });

  it('leave out those for developers, unless they are enabled', async () => {
    const usual = ALL.filter(({ isForDevelopers }) => !isForDevelopers);
    expect(usual.length).toBeLessThan(ALL.length);
    expect(await served({})).toEqual(namesOf(usual));
  });
});

describe('a request', () => {
  const SAVED = '/api/user/recipes/saved';

  it('of a guest is refused before its fields are validated', async () => {
    const app = await openApp();
    const replies = await Promise.all([
      app.inject({ method: 'POST', url: SAVED, payload: { recipeId: 'x' } }),
      app.inject({ method: 'DELETE', url: `${SAVED}/x` }),
    ]);
    await app.close();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  it.each(['x', '0', '1.5', '-1', '9007199254740992', '12345678901234567'])(
    'for the recipe "%s" asks for one that does not exist',
    async (id) => {
      const app = await openApp();
      const reply = await app.inject(`/api/recipes/${id}`);
      await app.close();
      expect([reply.statusCode, reply.json()]).toEqual([404, expect.objectContaining({ error: 'NOT_FOUND' })]);
    },
  );

  it('for a malformed link is answered as one for an address that does not exist', async () => {
    const app = await openApp();
    const reply = await app.inject('/api/shared-lists/none');
    await app.close();
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { message: 'There is nothing at this address.', error: 'NOT_FOUND' },
    ]);
  });

  it('without a required body is malformed', async () => {
    const app = await openApp();
    const reply = await app.inject({ method: 'POST', url: '/api/auth/login' });
    await app.close();
    expect(reply.statusCode).toBe(400);
  });
});

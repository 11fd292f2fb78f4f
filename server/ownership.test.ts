import { openDatabase } from './db/openDatabase';
import { openApp } from './testing/openApp';
import { proveOwnership } from './testing/ownership';
import { routesOf } from './testing/routeList';

describe('what is an account’s own', () => {
  it('is neither read nor changed by anybody else, at any route', async () => {
    const db = await openDatabase(':memory:');
    const { faults, routes, requests } = await proveOwnership({ db });
    expect(faults).toEqual([]);
    expect(routes).toBeGreaterThan(30);
    expect(requests).toBeGreaterThan(routes);
    await db.destroy();
  }, 120_000);

  it('is looked for at every route that there is: a new one needs a case', async () => {
    const db = await openDatabase(':memory:');
    const { faults } = await proveOwnership({
      db,
      below: '/api/new/',
      extend: (app) => app.get('/api/new/:thing', () => 'new'),
    });
    expect(faults).toEqual(['GET /api/new/:thing: has no case in server/testing/ownership.ts']);
    await db.destroy();
  });

  it('is found where it is told: the routes are read whole', async () => {
    const app = await openApp();
    await app.ready();
    expect(routesOf(app)).toEqual(
      expect.arrayContaining([
        { method: 'GET', url: '/api/recipes/:id' },
        { method: 'DELETE', url: '/api/user/recipes/saved/:id' },
        { method: 'PUT', url: '/api/user/password' },
      ]),
    );
    await app.close();
  });
});

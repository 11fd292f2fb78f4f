import { openDatabase } from './db/openDatabase';
import { openApp } from './testing/openApp';
import { proveOwnership } from './testing/ownership';
import { routesOf } from './testing/routeList';

describe('an account’s own data', () => {
  it('is neither read nor changed by others, at any route', async () => {
    const db = await openDatabase(':memory:');
    const { faults, routes, requests } = await proveOwnership({ db });
    expect(faults).toEqual([]);
    expect(routes).toBeGreaterThan(30);
    expect(requests).toBeGreaterThan(routes);
    await db.destroy();
  }, 600_000);

  it('is attacked at every registered route: a new one needs a case', async () => {
    const db = await openDatabase(':memory:');
    const { faults } = await proveOwnership({
      db,
      below: '/api/new/',
      extend: (app) => app.get('/api/new/:thing', () => 'new'),
    });
    expect(faults).toEqual(['GET /api/new/:thing: has no case in server/testing/ownership/']);
    await db.destroy();
  });

  it('is found when it leaks: routes are read completely', async () => {
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

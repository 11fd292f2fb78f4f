import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { openTestDatabase } from '../testing/testDatabase';
import { addTestUser } from '../testing/testUser';
import { createPreferencesRepository } from './preferencesRepository';

it('stores the newest preferences of each account', async () => {
  const db = await openTestDatabase();
  await addTestUser(db, 'ada');
  await addTestUser(db, 'bob');
  const preferences = createPreferencesRepository(db);
  expect(await preferences.find('ada')).toBeUndefined();
  const spicy = { ...DEFAULT_PREFERENCES, excludedAllergens: ['Celery', 'Añejo “x”'] };
  await preferences.store('ada', DEFAULT_PREFERENCES, new Date());
  await preferences.store('ada', spicy, new Date());
  expect(await preferences.find('ada')).toEqual(spicy);
  expect(await preferences.find('bob')).toBeUndefined();
  await db.deleteFrom('users').where('uid', '=', 'ada').execute();
  expect(await preferences.find('ada')).toBeUndefined();
  await db.destroy();
});

it('stores nothing for an account that is gone', async () => {
  const db = await openTestDatabase();
  const stored = createPreferencesRepository(db).store('eve', DEFAULT_PREFERENCES, new Date());
  await expect(stored).rejects.toMatchObject({ kind: 'notSignedIn' });
  await db.destroy();
});

import { Migrator } from 'kysely';
import { openTestDatabase } from '../testing/testDatabase';
import { migrate } from './migrate';

it('takes no lock where nothing is to be done, because PgBouncer would leave it with a connection', async () => {
  const db = await openTestDatabase();
  const locking = jest.spyOn(Migrator.prototype, 'migrateToLatest');
  await migrate(db);
  expect(locking).not.toHaveBeenCalled();
  locking.mockRestore();
  await db.destroy();
});

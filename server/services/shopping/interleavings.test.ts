import fc from 'fast-check';
import { faultsOf, interleavings, SHOPPING } from '@kitchen/testing/twoDevices';
import { ownEvents } from '../../events/ownEvents';
import { createShoppingRepository } from '../../repositories/shoppingRepository';
import { openTestDatabase } from '../../testing/testDatabase';
import { addTestUser } from '../../testing/testUser';
import { createShoppingService } from './shoppingService';

it('loses no line and brings none back, however two devices take turns, with wrong clocks and lost answers', async () => {
  const db = await openTestDatabase();
  let clock = 1_700_000_000_000;
  let count = 0;
  const now = () => (clock += 7);
  const shopping = createShoppingService({
    shopping: createShoppingRepository(db),
    events: ownEvents(),
    now: () => new Date(now()),
  });
  await fc.assert(
    fc.asyncProperty(interleavings, async (interleaving) => {
      const uid = `cook-${(count += 1)}`;
      await addTestUser(db, uid);
      expect(await faultsOf(SHOPPING, interleaving, (changes) => shopping.change(uid, changes), now)).toEqual([]);
    }),
    { numRuns: 60 },
  );
  await db.destroy();
});

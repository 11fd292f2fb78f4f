import fc from 'fast-check';
import type { CookbookChanges } from '@contracts/cookbook';
import { COOKBOOK, faultsOf, interleavings } from '@kitchen/testing/twoDevices';
import { createCookbookRepository } from '../../repositories/cookbookRepository';
import { createSavedRecipesRepository } from '../../repositories/savedRecipesRepository';
import { openTestDatabase } from '../../testing/testDatabase';
import { addTestUser } from '../../testing/testUser';
import { createCookbookService } from './cookbookService';

it('loses no note and brings none back, however two devices take turns, with wrong clocks and lost answers', async () => {
  const db = await openTestDatabase();
  let clock = 1_700_000_000_000;
  let count = 0;
  const now = () => (clock += 7);
  const cookbook = createCookbookService({
    cookbooks: createCookbookRepository(db),
    bodies: createSavedRecipesRepository(db),
    recipes: { textOf: () => undefined },
    now: () => new Date(now()),
  });
  await fc.assert(
    fc.asyncProperty(interleavings, async (interleaving) => {
      const uid = `cook-${(count += 1)}`;
      await addTestUser(db, uid);
      const server = (changes: object) => cookbook.change(uid, changes as CookbookChanges);
      expect(await faultsOf(COOKBOOK, interleaving, server, now)).toEqual([]);
    }),
    { numRuns: 60 },
  );
  await db.destroy();
});

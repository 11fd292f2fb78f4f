import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { aNewRecipe } from '../testing/newRecipe';
import { openTestDatabase } from '../testing/testDatabase';
import { createImageFeedbackRepository } from './imageFeedbackRepository';
import { createRecipesRepository } from './recipesRepository';
import { createVisitorsRepository } from './visitorsRepository';

const VOTE = { recipeId: 7, picture: 'toast', isAccurate: false, feedbackText: null, at: new Date(0) };

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

describe('what a visitor has stored', () => {
  it('is a recipe or a vote, and nothing of others', async () => {
    const { hasStored } = createVisitorsRepository(db);
    const { vote } = createImageFeedbackRepository(db);
    expect(await hasStored('ada', 'visitor:ada')).toBe(false);
    await vote({ ...VOTE, visitor: 'ada', household: 'home' });
    await createRecipesRepository(db).add(aNewRecipe({ owner: 'visitor:bob' }));
    expect(await hasStored('ada', 'visitor:ada')).toBe(true);
    expect(await hasStored('bob', 'visitor:bob')).toBe(true);
    expect(await hasStored('eve', 'visitor:eve')).toBe(false);
  });
});

describe('votes against a picture', () => {
  it('count once for a household, and those without one once together', async () => {
    const { vote, chooseNext, variantOf } = createImageFeedbackRepository(db);
    const { recipeId, picture, at } = VOTE;
    const votes: [string, string | null][] = [
      ['ada', 'home'],
      ['bob', 'home'],
      ['eve', 'office'],
      ['old', null],
      ['older', null],
    ];
    for (const [visitor, household] of votes) await vote({ ...VOTE, visitor, household });
    await vote({ ...VOTE, visitor: 'kim', household: 'café', isAccurate: true });
    await vote({ ...VOTE, visitor: 'lee', household: 'car', picture: 'toast-v2' });
    const choose = (variant: number, reports: number) =>
      chooseNext({ recipeId, picture, variant, first: 1, reports, at });
    await choose(1, 4);
    expect(await variantOf(recipeId)).toBeUndefined();
    await choose(1, 3);
    expect(await variantOf(recipeId)).toBe(2);
    // A server that counted at the same time changes nothing, nor do votes on what is no longer shown.
    await choose(1, 3);
    await choose(3, 3);
    expect(await variantOf(recipeId)).toBe(2);
    await choose(2, 3);
    expect(await variantOf(recipeId)).toBe(3);
  });
});

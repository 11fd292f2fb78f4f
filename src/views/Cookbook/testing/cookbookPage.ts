import type { CookbookThing } from '@contracts/cookbook';
import { selectCookbookLines } from '@/slices/cookbookSlice';
import { aRecipe } from '@/testing/builders';
import type { renderApp } from '@/testing/renderApp';

/** The recipe whose page is opened, and the call that loads it. */
export const soup = aRecipe({ id: 7, title: 'Soup' });
export const api = { 'GET /api/recipes/7': soup };
/** As a line of the cookbook names it. */
export const named = { id: 7, title: 'Soup' };
/** The owner of what is kept without an account. */
export const guest = 'guest';
/** A cookbook with these lines, the oldest first. */
export const cookbookOf = (owner: string, ...things: CookbookThing[]) => ({
  cookbook: {
    byOwner: {
      [owner]: {
        entries: Object.fromEntries(
          things.map((thing, i) => {
            const id = `line-${String(i).padStart(12, '0')}`;
            return [id, { id, thing, state: 'open' as const, at: i + 1 }];
          }),
        ),
      },
    },
  },
});
type Opened = ReturnType<typeof renderApp>;
/** What is in the cookbook now. */
export const thingsOf = ({ store }: Pick<Opened, 'store'>, owner = guest) =>
  selectCookbookLines(store.getState(), owner).map(({ thing }) => thing);

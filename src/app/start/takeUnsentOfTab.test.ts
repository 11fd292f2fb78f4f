import type { UnsentChange } from '@/lib/account/unsentChanges';
import { unsentRestored } from '@/slices/savedRecipesSlice';
import { aRecipe } from '@/testing/builders';
import { fakeEffects } from '@/testing/fakeEffects';
import { memoryTexts } from '@/testing/memoryTexts';
import { createAppStore } from '../store/store';
import { takeUnsentOfTab } from './takeUnsentOfTab';

const edit = (version: string, at: number): UnsentChange => ({
  recipeId: 7,
  kind: 'save',
  at,
  status: 'new',
  edits: [{ version, at, recipe: aRecipe({ title: version }) }],
});

/** A tab with one unsent change, and another one in the overflow. @param isNoted this tab knows of the latter */
const aTab = ({ inOverflow, isNoted }: { inOverflow?: UnsentChange; isNoted: boolean }) => {
  const store = createAppStore(fakeEffects());
  store.dispatch(unsentRestored({ owner: 'guest', recipeId: 7, change: edit('v2', 2) }));
  const { texts, overflow } = memoryTexts();
  if (inOverflow) texts.set('unsentChange_guest_7', JSON.stringify(inOverflow));
  return {
    versionsAfter: async (change: UnsentChange | undefined, former?: UnsentChange) => {
      if (isNoted) await overflow.readAll();
      await takeUnsentOfTab(store, { owner: 'guest', recipeId: 7, change, former }, overflow);
      const [left] = store.getState().savedRecipes.unsent.guest ?? [];
      return left?.edits?.map(({ version }) => version);
    },
  };
};

describe('an unsent change that another tab stored', () => {
  it('replaces what is known here, and goes with its key', async () => {
    const tab = aTab({ isNoted: false });
    expect(await tab.versionsAfter(edit('v3', 3))).toEqual(['v3']);
    expect(await tab.versionsAfter(undefined)).toBeUndefined();
  });

  it('takes away nothing that was made here since, because that tab did not know of it', async () => {
    const tab = aTab({ isNoted: false });
    expect(await tab.versionsAfter(edit('v1', 1))).toEqual(['v1', 'v2']);
    expect(await tab.versionsAfter(undefined, edit('v1', 1))).toEqual(['v1', 'v2']);
    expect(await tab.versionsAfter(undefined, edit('v2', 2))).toBeUndefined();
  });

  it('takes nothing of a change that only the overflow has', async () => {
    const tab = aTab({ inOverflow: edit('v2', 2), isNoted: true });
    expect(await tab.versionsAfter(edit('v1', 1))).toEqual(['v1', 'v2']);
    expect(await tab.versionsAfter(undefined)).toEqual(['v1', 'v2']);
  });

  it('is read from the overflow when it has left its key for there', async () => {
    const tab = aTab({ inOverflow: edit('v3', 3), isNoted: false });
    expect(await tab.versionsAfter(undefined)).toEqual(['v3']);
  });
});

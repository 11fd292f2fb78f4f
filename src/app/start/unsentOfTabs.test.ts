import type { UnsentChange } from '@/lib/account/unsentChanges';
import { unsentRestored } from '@/slices/savedRecipesSlice';
import { aRecipe } from '@/testing/builders';
import { fakeEffects } from '@/testing/fakeEffects';
import { createAppStore } from '../store/store';
import { unsentOfTabs } from './unsentOfTabs';

const edit = (version: string, at: number): UnsentChange => ({
  recipeId: 7,
  kind: 'save',
  at,
  status: 'new',
  edits: [{ version, at, recipe: aRecipe({ title: version }) }],
});

const state = () => {
  const { dispatch, getState } = createAppStore(fakeEffects());
  dispatch(unsentRestored({ owner: 'guest', recipeId: 7, change: edit('v2', 2) }));
  return getState();
};

const versions = (key: string, change: UnsentChange | undefined) =>
  unsentOfTabs(state(), { owner: 'guest', recipeId: 7, change }, { has: (one) => one === key }).change?.edits?.map(
    ({ version }) => version,
  );

describe('an unsent change that another tab stored', () => {
  it('replaces what is known here, and goes with its key', () => {
    expect(versions('unsentChange_guest_8', edit('v3', 3))).toEqual(['v3']);
    expect(versions('unsentChange_guest_8', undefined)).toBeUndefined();
  });

  it('takes nothing of a change that only the overflow has', () => {
    expect(versions('unsentChange_guest_7', edit('v1', 1))).toEqual(['v1', 'v2']);
    expect(versions('unsentChange_guest_7', undefined)).toEqual(['v2']);
  });
});

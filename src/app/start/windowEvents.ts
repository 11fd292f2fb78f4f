import type { RecipeId } from '@contracts/recipe';
import { isSameContent } from '@/lib/values/isSameContent';
import { savedListDoubted } from '@/slices/accountEvents';
import {
  GUEST,
  savedCountAnnounced,
  savedListArrived,
  selectListOwner,
  type ListOwner,
  type SavedRecipe,
  type StoredList,
  type UnreadRecipe,
} from '@/slices/savedRecipesSlice';
import type { SavedListNews } from '@/store/listening';
import { readStoredList, savedListKey } from '@/store/persist/storedSavedRecipes';
import { readUnsentChange } from '@/store/persist/storedUnsentChanges';
import type { AppStore } from '../store/bareStore';
import { followStorage, type StorageChange } from './followStorage';
import { takeUnsentOfTab } from './takeUnsentOfTab';

const COUNT_EVENT = 'saved-recipes-count-updated';

/** Window events that report a changed saved list (row 4.badge.events of docs/spec-coverage.md). */
const LIST_EVENTS = ['recipe-saved', 'recipe-removed', 'recipe-list-updated', COUNT_EVENT] as const;

/** Events that we dispatched: the store already reflects them. */
const ours = new WeakSet<Event>();

/** Notifies listeners on the page of changes to the saved list. */
export const announceOn = (page: Window, { name, detail }: SavedListNews) => {
  const event = new CustomEvent(name, { detail });
  ours.add(event);
  page.dispatchEvent(event);
};

/** Whether a stored list matches the state. For most recipes of a long list it holds only id, rating and times. */
const isKnownList = (
  { recipes, unread }: Pick<StoredList, 'recipes' | 'unread'>,
  known: readonly SavedRecipe[],
  knownUnread: readonly UnreadRecipe[],
) => {
  if (recipes.length + unread.length !== known.length + knownUnread.length) return false;
  const byId = new Map<RecipeId, UnreadRecipe>([...knownUnread, ...known].map((recipe) => [recipe.id, recipe]));
  const isAsNoted = (stub: UnreadRecipe) => {
    const { userRating, savedAt, ratedAt } = byId.get(stub.id) ?? {};
    return userRating === stub.userRating && savedAt === stub.savedAt && ratedAt === stub.ratedAt;
  };
  return (
    recipes.every((recipe, i) => isSameContent(recipe, unread.length > 0 ? byId.get(recipe.id) : known[i])) &&
    unread.every(isAsNoted)
  );
};

/**
 * Keeps the saved list in sync with other writers: another tab, through `storage`, or another script on this page,
 * through the window events. The stored list wins; a text that is not a list is ignored. A script may have changed the
 * account only, so the account's list is fetched too.
 */
export const followSavedList = (store: Pick<AppStore, 'dispatch' | 'getState'>, page: Window) => {
  const { dispatch, getState } = store;
  const read = (owner: ListOwner, text: string | null) => {
    const list = readStoredList(text);
    const { byOwner, unread } = getState().savedRecipes;
    const isNews = list && !isKnownList(list, byOwner[owner] ?? [], unread[owner] ?? []);
    if (isNews) dispatch(savedListArrived({ owner, ...list }));
  };
  const onStorage = ({ key, newValue, oldValue }: StorageChange) => {
    const owner = selectListOwner(getState());
    // What a guest saved of an own recipe; an account's outbox is followed by `startAccount`.
    const change = readUnsentChange(key, newValue);
    const former = readUnsentChange(key, oldValue)?.change;
    if (change?.owner === GUEST) void takeUnsentOfTab(store, { ...change, former });
    // A null key means that the storage was cleared.
    if (key === savedListKey(owner) || key === null) read(owner, newValue);
    // Another tab is migrating the guest list.
    else if (key === savedListKey(GUEST)) read(GUEST, newValue);
  };
  const onNews = (event: Event) => {
    if (ours.has(event)) return;
    const owner = selectListOwner(getState());
    try {
      read(owner, page.localStorage.getItem(savedListKey(owner)));
    } catch {
      // Storage is blocked, so no other tab has written to it.
    }
    const { count } = Object((event as CustomEvent<unknown>).detail) as { count?: unknown };
    if (event.type !== COUNT_EVENT) dispatch(savedListDoubted());
    else if (Number.isSafeInteger(count)) dispatch(savedCountAnnounced(count as number));
  };

  const stopFollowing = followStorage(page, onStorage);
  for (const name of LIST_EVENTS) page.addEventListener(name, onNews);
  return () => {
    stopFollowing();
    for (const name of LIST_EVENTS) page.removeEventListener(name, onNews);
  };
};

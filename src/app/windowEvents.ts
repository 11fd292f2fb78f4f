import type { RecipeId } from '@contracts/recipe';
import { isSameContent } from '@/lib/isSameContent';
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
import type { AppStore } from './bareStore';

const COUNT_EVENT = 'saved-recipes-count-updated';

/** The events of SPEC §4 that say the saved list is another one. */
const LIST_EVENTS = ['recipe-saved', 'recipe-removed', 'recipe-list-updated', COUNT_EVENT] as const;

/** Our own events: what they tell is in the store already. */
const ours = new WeakSet<Event>();

/** Tells the page what happened to the saved list, for whoever listens there. */
export const announceOn = (page: Window, { name, detail }: SavedListNews) => {
  const event = new CustomEvent(name, { detail });
  ours.add(event);
  page.dispatchEvent(event);
};

/** Whether a stored list says what we know. Of most recipes of a long one it says no more than an id, stars and times. */
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
 * Keeps the saved list in step with what others write: another tab, which the browser tells by `storage`, or a script on
 * this page, which says so by the events of SPEC §4. The stored list is the truth; a text that is no list is left alone.
 */
export const followSavedList = ({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>, page: Window) => {
  const read = (owner: ListOwner, text: string | null) => {
    const list = readStoredList(text);
    const { byOwner, unread } = getState().savedRecipes;
    const isNews = list && !isKnownList(list, byOwner[owner] ?? [], unread[owner] ?? []);
    if (isNews) dispatch(savedListArrived({ owner, ...list }));
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const owner = selectListOwner(getState());
    // No key: everything was cleared.
    if (key === savedListKey(owner) || key === null) read(owner, newValue);
    // Another tab moves what was kept as a guest.
    else if (key === savedListKey(GUEST)) read(GUEST, newValue);
  };
  const onNews = (event: Event) => {
    if (ours.has(event)) return;
    const owner = selectListOwner(getState());
    try {
      read(owner, page.localStorage.getItem(savedListKey(owner)));
    } catch {
      // Nothing can be stored in this browser, so nobody else has written.
    }
    const { count } = Object((event as CustomEvent<unknown>).detail) as { count?: unknown };
    if (event.type === COUNT_EVENT && Number.isSafeInteger(count)) dispatch(savedCountAnnounced(count as number));
  };

  page.addEventListener('storage', onStorage);
  for (const name of LIST_EVENTS) page.addEventListener(name, onNews);
  return () => {
    page.removeEventListener('storage', onStorage);
    for (const name of LIST_EVENTS) page.removeEventListener(name, onNews);
  };
};

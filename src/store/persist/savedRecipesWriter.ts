import type { SavedRecipesState } from '@/slices/savedRecipesSlice';
import type { BodyVault } from '../bodyVault';
import { lineOverflow, type LineOverflow } from '../lineOverflow';
import { createSavedListWriter } from './savedListWriter';
import { writeFields } from './specStorage';
import { STORED_CHOICE } from './storedSavedRecipes';
import { createUnsentWriter } from './unsentWriter';

/**
 * With more new bodies than this, they go to the vault before the key is written, because their text would be long. A
 * list that has just become long has fewer, so the latest recipes are written to the key at once.
 */
const NEW_BODIES_MAX = 150;

type Stored = Pick<SavedRecipesState, 'byOwner' | 'unread' | 'unsent' | 'isKeptOnDevice'>;

const NOTHING: Stored = { byOwner: {}, unread: {}, unsent: {}, isKeptOnDevice: false };

type Unsent = Stored['unsent'];

/** Until nothing was noted meanwhile: no other copy of an unsent change exists. */
const putUnsentAside = async (
  outbox: ReturnType<typeof createUnsentWriter>,
  area: Storage,
  current: () => [before: Unsent, now: Unsent],
) => {
  let written: Unsent;
  do {
    const [before, now] = current();
    written = now;
    await outbox.putAside(area, before, now);
  } while (current()[1] !== written);
};

/**
 * Writes each list under its key as a plain array, and each unsent change under a separate key. For a long list, or
 * when the browser's storage is full, bodies go to the vault. A body leaves its key only after the vault has stored
 * it. An unsent change that does not fit even then goes to the overflow.
 *
 * One change writes the key once and immediately. So a body that has changed far down a long list stays in the key
 * until the next change. Only many new bodies, as from an account's list, go to the vault first.
 */
export const createSavedRecipesWriter = (
  openVault: () => Promise<BodyVault>,
  overflow: LineOverflow = lineOverflow,
) => {
  const lists = createSavedListWriter(openVault);
  const outbox = createUnsentWriter(overflow);
  let before = NOTHING;
  let now = NOTHING;
  let isMovingMany = false;

  const writeAll = async (area: Storage, isTight: boolean): Promise<void> => {
    // Before the lists, so that another tab knows of an edit when the list with the edited recipe arrives.
    const leaving = outbox.write(area, before.unsent, now.unsent);
    try {
      lists.write(area, before, now, isTight);
      writeFields<Pick<SavedRecipesState, 'isKeptOnDevice'>>(STORED_CHOICE, now, area);
    } catch (refusal) {
      await leaving.catch(() => undefined);
      throw refusal;
    }
    before = now;
    await leaving;
  };

  const writeUnsentIfThereIsRoom = (area: Storage) => {
    try {
      outbox.write(area, before.unsent, now.unsent).catch(() => undefined);
    } catch {
      // It is written again once bodies have made room.
    }
  };

  return async (state: Stored, area: Storage): Promise<void> => {
    // redux-persist passes the same object each time.
    now = { ...state };
    let found = lists.notInVault(now, false);
    if (found.some(({ missing }) => missing.length > NEW_BODIES_MAX)) {
      writeUnsentIfThereIsRoom(area);
      // The pending move writes the rest of this state.
      if (isMovingMany) return;
      isMovingMany = true;
      // In a browser without a vault, the key holds all bodies.
      await lists.putInVault(found).catch(() => undefined);
      isMovingMany = false;
      found = lists.notInVault(now, false);
    }
    try {
      await writeAll(area, false);
    } catch {
      await lists.putInVault(lists.notInVault(now, true)).catch(() => undefined);
      await putUnsentAside(outbox, area, () => [before.unsent, now.unsent]);
      await writeAll(area, true);
      return;
    }
    await lists.putInVault(found).catch(() => undefined);
  };
};

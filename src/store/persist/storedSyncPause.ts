import { RETRY_AFTER_MAX_MS } from '@contracts/limits';
import type { SavedSyncState } from '@/slices/savedSyncSlice';
import { asJson, readFields, type StoredFields } from './specStorage';

const readTime = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) <= Date.now() + RETRY_AFTER_MAX_MS ? (value as number) : undefined;

/** Until when the server asked us to wait, in ms since 1970. Stored because a reload must not cut the wait short. */
export const STORED_SYNC_PAUSE: StoredFields<SavedSyncState> = {
  unwelcomeUntil: {
    ...asJson('savedSyncPause', readTime),
    write: (until) => (until > Date.now() ? JSON.stringify(until) : null),
  },
};

/** The initial state of a visit. */
export const initialSyncPause = (area: Storage): Partial<SavedSyncState> =>
  readFields<SavedSyncState>(STORED_SYNC_PAUSE, area);

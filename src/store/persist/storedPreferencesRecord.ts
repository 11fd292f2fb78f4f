import { PREFERENCES_FIELDS, type PreferencesRecord, type PreferencesSyncState } from '@/slices/preferencesSyncSlice';
import { asJson, readFields, type StoredFields } from './specStorage';

export const PREFERENCES_RECORD_KEY = 'preferencesRecord';

const stored = asJson(PREFERENCES_RECORD_KEY, (value): PreferencesRecord | undefined => {
  const { uid, edited } = Object(value) as Record<string, unknown>;
  if (typeof uid !== 'string') return undefined;
  return { uid, edited: PREFERENCES_FIELDS.filter((field) => Array.isArray(edited) && edited.includes(field)) };
});

/** The owner of the preferences on this device. A guest's preferences have no record. */
export const STORED_PREFERENCES_RECORD: StoredFields<Pick<PreferencesSyncState, 'record'>> = {
  record: { ...stored, write: (record) => record && stored.write(record) },
};

/** The record in a stored text; null when it cannot be used. */
export const readPreferencesRecord = (text: string | null): PreferencesRecord | null =>
  (text === null ? undefined : stored.read(text)) ?? null;

/** The initial state of a visit. */
export const initialPreferencesRecord = (area: Storage): Partial<PreferencesSyncState> =>
  readFields(STORED_PREFERENCES_RECORD, area);

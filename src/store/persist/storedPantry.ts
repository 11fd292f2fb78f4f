import { PANTRY_KEPT } from '@contracts/limits';
import type { PantryItem, PantryState } from '@/slices/pantrySlice';
import { asJson, type StoredFields } from './specStorage';

export const PANTRY_KEY = 'pantry';

const readItem = (value: unknown): PantryItem[] => {
  const { id, name } = Object(value) as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '') return [];
  return [typeof id === 'string' ? { id, name } : { name }];
};

const readPantry = (value: unknown): PantryItem[] | undefined =>
  Array.isArray(value) ? value.flatMap(readItem).slice(0, PANTRY_KEPT) : undefined;

const stored = asJson(PANTRY_KEY, readPantry);

/** The pantry. An empty list removes its key. */
export const STORED_PANTRY: StoredFields<PantryState> = {
  items: { ...stored, write: (items) => (items.length > 0 ? stored.write(items) : null) },
};

/** The pantry that another tab stored. A missing key is an empty pantry. */
export const pantryOf = (text: string | null): PantryItem[] | undefined => (text === null ? [] : stored.read(text));

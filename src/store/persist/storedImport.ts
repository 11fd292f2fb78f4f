import type { RecipeImport, RecipeImportState } from '@/slices/recipeImportSlice';
import { asJson, type StoredFields } from './specStorage';
import { isText } from '@/lib/values/isText';

export const IMPORT_KEY = 'recipeImport';

const PHASES = ['reading', 'ready', 'saving', 'done'] as const;
const COUNTS = ['startedAt', 'total', 'batches', 'repeated', 'next', 'handled', 'added', 'lines'] as const;

const isList = (value: unknown): boolean => {
  const { count, first } = Object(value) as Record<string, unknown>;
  return Number.isSafeInteger(count) && Array.isArray(first);
};

const hasProgress = ({ phase, ...stored }: Record<string, unknown>): boolean =>
  PHASES.some((one) => one === phase) && COUNTS.every((count) => Number.isSafeInteger(stored[count]));

const isWhole = (stored: Record<string, unknown>): boolean =>
  isText(stored.name) &&
  hasProgress(stored) &&
  isList(stored.duplicates) &&
  isList(stored.faults) &&
  typeof stored.isOwnExport === 'boolean' &&
  typeof stored.ids === 'object' &&
  stored.ids !== null &&
  (stored.owner === null || isText(stored.owner));

/** Its recipes are in another storage: without a whole record they are of no use. */
const readImport = (value: unknown): RecipeImport | undefined => {
  // An earlier release did not count what was left out.
  const former: Partial<RecipeImport> = { orphans: 0, unlisted: 0 };
  return isWhole(Object(value) as Record<string, unknown>) ? { ...former, ...(value as RecipeImport) } : undefined;
};

const stored = asJson(IMPORT_KEY, readImport);

/** The import under way. None removes the key. */
export const STORED_IMPORT: StoredFields<RecipeImportState> = {
  current: { key: IMPORT_KEY, read: stored.read, write: (current) => (current ? JSON.stringify(current) : null) },
};

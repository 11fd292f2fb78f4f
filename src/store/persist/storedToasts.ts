import type { UiState } from '@/slices/uiSlice';
import { asJson, type StoredFields } from './specStorage';

export const KEEPS_TOASTS_KEY = 'keepsToasts';

const stored = asJson(KEEPS_TOASTS_KEY, (value) => (value === true ? true : undefined));

/** Whether toasts stay until they are dismissed. The default removes its key. */
export const STORED_TOASTS: StoredFields<Pick<UiState, 'keepsToasts'>> = {
  keepsToasts: { ...stored, write: (keeps) => (keeps ? stored.write(keeps) : null) },
};

/** What another tab chose. */
export const keepsToastsOf = (text: string | null): boolean => text !== null && stored.read(text) === true;

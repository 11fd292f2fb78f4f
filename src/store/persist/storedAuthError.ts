import type { AuthErrorState } from '@/slices/authErrorSlice';
import type { StoredFields } from './specStorage';

/** The stored sign-in error message, as bare text. */
export const STORED_AUTH_ERROR: StoredFields<AuthErrorState> = {
  message: { key: 'authError', write: (message) => message, read: (text) => text.trim() || undefined },
};

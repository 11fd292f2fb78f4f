import type { StoredPreferences } from '@contracts/preferences';
import { selectPreferences } from '@/store/selectors';
import { accountServer } from '@/testing/accountServer';
import { openTab, pass } from '@/testing/accountTab';

export const POST = 'POST /api/preferences';
export const GET = 'GET /api/preferences';
export const LOGOUT = 'POST /api/auth/logout';

/** What the account has stored. */
export const THEIRS: Partial<StoredPreferences> = { language: 'fr', excludedAllergens: ['Nuts'], dietTypes: ['Vegan'] };

/** A user who has used this device before. */
export const knownUser = async (start: Parameters<typeof accountServer>[0] = { preferences: THEIRS }) => {
  window.localStorage.setItem('preferencesRecord', JSON.stringify({ uid: 'u1', edited: [] }));
  const server = accountServer(start);
  const tab = await openTab();
  await tab.signIn('u1');
  await pass();
  return { server, tab, here: () => selectPreferences(tab.getState()) };
};

import type { AccountEffects } from '@/store/accountEffects';
import type { AppStartListening } from '@/store/listening';
import { addAccountSwitchListeners } from './accountSwitch';
import { addGuestMigrationListeners } from './guestMigration';
import { addPreferencesSyncListeners } from './preferencesSync';
import { addSavedBodiesListeners } from './savedBodies';
import { addSavedSyncListeners } from './savedSync';

/** All listeners of an account. The list changes its owner first, because the others depend on the owner. */
export const addAccountListeners = (startListening: AppStartListening, page: AccountEffects) => {
  addAccountSwitchListeners(startListening, page);
  addSavedBodiesListeners(startListening, page);
  addSavedSyncListeners(startListening, page);
  addGuestMigrationListeners(startListening, page);
  addPreferencesSyncListeners(startListening, page);
};

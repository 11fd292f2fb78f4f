import type { AccountEffects } from '@/store/accountEffects';
import type { AppStartListening } from '@/store/listening';
import { addAccountSwitchListeners } from './accountSwitch';
import { addGuestMigrationListeners } from './guestMigration';
import { addPreferencesSyncListeners } from './preferencesSync';
import { addSavedBodiesListeners } from './savedBodies';
import { addSavedSyncListeners } from './savedSync';

/** Everything that looks after an account. The list changes hands first: the others go by whose it is. */
export const addAccountListeners = (startListening: AppStartListening, page: AccountEffects) => {
  addAccountSwitchListeners(startListening, page);
  addSavedBodiesListeners(startListening, page);
  addSavedSyncListeners(startListening, page);
  addGuestMigrationListeners(startListening, page);
  addPreferencesSyncListeners(startListening, page);
};

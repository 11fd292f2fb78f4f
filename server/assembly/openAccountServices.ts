import { randomBytes } from 'node:crypto';
import { createAccountExport } from '../services/accountExport';
import { createChallenges } from '../services/account/secondFactor/challenges';
import { createAccountService } from '../services/accountService';
import { createKnownDevices } from '../services/knownDevices';
import { createPasswords } from '../services/passwords';
import { createPreferencesService } from '../services/preferencesService';
import { createSavedRecipesService } from '../services/savedRecipesService';
import { createSecretBox, SECRET_BOX_KEY_BYTES } from '../services/secretBox';
import { createSessionsService } from '../services/sessionsService';
import { createSignInThrottle } from '../services/signInThrottle';
import type { RecipesService } from '../services/recipesService';
import type { ServiceOptions } from './serviceOptions';

/** Sessions, accounts, and what belongs to an account. */
export const openAccountServices = async (options: ServiceOptions, recipes: RecipesService) => {
  const { config, repositories, secrets, mailer, background, baseUrl, log, noteSecurity, now, elapsed } = options;
  const { limits } = config;
  const { users, resetTokens, secondFactors, accountData } = repositories;
  const sessions = createSessionsService({
    sessions: repositories.sessions,
    now,
    noteSecurity,
    failed: (error) => log.error({ err: error }, 'a session could not be extended or deleted'),
  });
  const saved = createSavedRecipesService({ saved: repositories.saved, recipes, now });
  const preferences = createPreferencesService({ preferences: repositories.preferences, now });
  const passwords = createPasswords(config.passwordCost);
  const accounts = createAccountService({
    users,
    resetTokens,
    data: accountData,
    sessions,
    passwords,
    throttle: createSignInThrottle({ elapsed }),
    devices: createKnownDevices(secrets.device),
    mailer,
    background,
    secondFactors,
    secretBox: createSecretBox(options.secretKey ?? randomBytes(SECRET_BOX_KEY_BYTES)),
    challenges: createChallenges({ elapsed }),
    noteSecurity,
    complain: (error, what) => log.error({ err: error }, `failed: ${what}`),
    languageOf: preferences.languageOf,
    baseUrl,
    failures: { perAccount: limits.loginFailuresPerAccount, perAddress: limits.loginFailuresPerAddress },
    signInsPerHour: limits.signInsPerHour,
    now,
    elapsed,
  });
  const exported = createAccountExport({
    users,
    preferences: repositories.preferences,
    ratings: repositories.saved,
    saved,
    data: accountData,
    secondFactors,
    now,
  });
  return { sessions, saved, preferences, passwords, accounts, exported };
};

export type AccountServices = Awaited<ReturnType<typeof openAccountServices>>;

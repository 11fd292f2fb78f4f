import { randomBytes } from 'node:crypto';
import type { RecipeId } from '@contracts/recipe';
import { createAccountExport } from '../services/accountExport';
import { createChallenges } from '../services/account/secondFactor/challenges';
import { RESET_MAILS_PER_HOUR } from '../services/account/passwordReset';
import { createMailWorkers } from '../services/account/mailWorkers';
import { createAccountService } from '../services/accountService';
import { createCookbookService } from '../services/cookbook/cookbookService';
import { createKnownDevices } from '../services/knownDevices';
import { createPasswords } from '../services/passwords';
import { createPreferencesService } from '../services/preferencesService';
import { createSavedRecipesService } from '../services/savedRecipesService';
import { createSecretBox, SECRET_BOX_KEY_BYTES } from '../services/secretBox';
import { createSessionsService } from '../services/sessionsService';
import { createSignInThrottle } from '../services/signInThrottle';
import { createNewsStreams } from '../services/shopping/newsStreams';
import { createShoppingService } from '../services/shopping/shoppingService';
import { createSlidingQuota } from '../services/slidingQuota';
import type { RecipesService } from '../services/recipesService';
import type { ServiceOptions } from './serviceOptions';

const HOUR_MS = 3_600_000;

interface AccountParts {
  sessions: ReturnType<typeof createSessionsService>;
  passwords: ReturnType<typeof createPasswords>;
  languageOf: ReturnType<typeof createPreferencesService>['languageOf'];
  hourly: (name: string, max: number) => ReturnType<typeof createSlidingQuota>;
  resetMails: ReturnType<typeof createSlidingQuota>;
}

/** Signing in and up, changing and deleting an account. */
const openAccounts = (options: ServiceOptions, { hourly, ...parts }: AccountParts) => {
  const { config, repositories, secrets, mailer, background, jobs, baseUrl, log, noteSecurity, now, counters, events } =
    options;
  const { limits } = config;
  const { users, resetTokens, secondFactors, accountData } = repositories;
  const secretBox = createSecretBox(options.secretKey ?? randomBytes(SECRET_BOX_KEY_BYTES));
  return createAccountService({
    ...parts,
    users,
    resetTokens,
    data: {
      async remove(uid, owner) {
        await accountData.remove(uid, owner);
        await events.publish('own', uid);
      },
    },
    throttle: createSignInThrottle({ counters }),
    devices: createKnownDevices(secrets.device),
    mailer,
    jobs,
    background,
    secondFactors,
    secretBox,
    challenges: createChallenges({ counters, secretBox }),
    noteSecurity,
    complain: (error, what) => log.error({ err: error }, `failed: ${what}`),
    baseUrl,
    resetDelayMs: options.resetDelayMs,
    failures: { perAccount: limits.loginFailuresPerAccount, perAddress: limits.loginFailuresPerAddress },
    signIns: hourly('right-sign-in', limits.signInsPerHour),
    now,
  });
};

/** Sessions, accounts, and what belongs to an account. */
export const openAccountServices = async (options: ServiceOptions, recipes: RecipesService) => {
  const { config, corpus, repositories, mailer, baseUrl, log, noteSecurity, now, counters, events } = options;
  const { users, resetTokens, secondFactors, accountData } = repositories;
  const sessions = createSessionsService({
    sessions: repositories.sessions,
    now,
    noteSecurity,
    failed: (error) => log.error({ err: error }, 'a session could not be extended or deleted'),
  });
  /** A shared recipe does not change the account's own recipes. */
  const listChanged = async (uid: string, id: RecipeId) => {
    if (!corpus.has(id)) await events.publish('own', uid);
  };
  const saved = createSavedRecipesService({ saved: repositories.saved, recipes, listChanged, now });
  const shopping = createShoppingService({ shopping: repositories.shopping, events, now });
  const cookbook = createCookbookService({
    cookbooks: repositories.cookbooks,
    bodies: repositories.saved,
    recipes,
    now,
  });
  const newsStreams = createNewsStreams(events);
  const preferences = createPreferencesService({ preferences: repositories.preferences, now });
  const passwords = createPasswords(config.passwordCost);
  const hourly = (name: string, max: number) => createSlidingQuota({ counters, name, max, windowMs: HOUR_MS });
  const resetMails = hourly('reset-mail', RESET_MAILS_PER_HOUR);
  const { languageOf } = preferences;
  const mailWorkers = createMailWorkers({ users, resetTokens, resetMails, mailer, languageOf, baseUrl, now });
  const accounts = openAccounts(options, { sessions, passwords, languageOf, hourly, resetMails });
  const exported = createAccountExport({
    users,
    preferences: repositories.preferences,
    ratings: repositories.saved,
    versions: repositories.recipeVersions,
    photos: repositories.recipePhotos,
    saved,
    shopping,
    cookbook,
    data: accountData,
    secondFactors,
    now,
  });
  return { sessions, saved, shopping, cookbook, newsStreams, preferences, passwords, accounts, exported, mailWorkers };
};

export type AccountServices = Awaited<ReturnType<typeof openAccountServices>>;

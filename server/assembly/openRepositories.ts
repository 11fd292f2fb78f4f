import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createAccountDataRepository } from '../repositories/accountDataRepository';
import { createCookbookRepository } from '../repositories/cookbookRepository';
import { createGeneratedRecipesRepository } from '../repositories/generatedRecipesRepository';
import { createImageFeedbackRepository } from '../repositories/imageFeedbackRepository';
import { createImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import { createJobsRepository } from '../repositories/jobsRepository';
import { createModelRequestsRepository } from '../repositories/modelRequestsRepository';
import { createOwnRecipesRepository } from '../repositories/ownRecipesRepository';
import { createPreferencesRepository } from '../repositories/preferencesRepository';
import { createRecipeVersionsRepository } from '../repositories/recipeVersionsRepository';
import { createRecipePhotosRepository } from '../repositories/recipePhotosRepository';
import { createSharedPhotosRepository } from '../repositories/sharedPhotosRepository';
import { createRecipesRepository } from '../repositories/recipesRepository';
import { createResetTokensRepository } from '../repositories/resetTokensRepository';
import { createSavedRecipesRepository } from '../repositories/savedRecipesRepository';
import { createSecondFactorsRepository } from '../repositories/secondFactorsRepository';
import { createSecretsRepository } from '../repositories/secretsRepository';
import { createSessionsRepository } from '../repositories/sessionsRepository';
import { createShoppingRepository } from '../repositories/shoppingRepository';
import { createUsersRepository } from '../repositories/usersRepository';
import { createVisitorsRepository } from '../repositories/visitorsRepository';

/** Everything that reads and writes the database. */
export const openRepositories = (db: Kysely<Database>) => ({
  accountData: createAccountDataRepository(db),
  cookbooks: createCookbookRepository(db),
  generated: createGeneratedRecipesRepository(db),
  imageFeedback: createImageFeedbackRepository(db),
  imported: createImportedRecipesRepository(db),
  jobs: createJobsRepository(db),
  modelRequests: createModelRequestsRepository(db),
  ownRecipes: createOwnRecipesRepository(db),
  preferences: createPreferencesRepository(db),
  recipePhotos: createRecipePhotosRepository(db),
  sharedPhotos: createSharedPhotosRepository(db),
  recipes: createRecipesRepository(db),
  recipeVersions: createRecipeVersionsRepository(db),
  resetTokens: createResetTokensRepository(db),
  saved: createSavedRecipesRepository(db),
  secondFactors: createSecondFactorsRepository(db),
  secrets: createSecretsRepository(db),
  sessions: createSessionsRepository(db),
  shopping: createShoppingRepository(db),
  users: createUsersRepository(db),
  visitors: createVisitorsRepository(db),
});

export type Repositories = ReturnType<typeof openRepositories>;

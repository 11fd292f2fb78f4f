import type { AppDependencies } from './appDependencies';
import { openAccountServices } from './openAccountServices';
import { openRecipeServices } from './openRecipeServices';
import { openSearchServices } from './openSearchServices';
import type { ServiceOptions } from './serviceOptions';

/** Opens all services over the repositories. */
export const openServices = async (
  options: ServiceOptions,
  readers: Pick<AppDependencies, 'model' | 'recognisers'>,
) => {
  const ofRecipes = await openRecipeServices(options);
  const ofAccounts = await openAccountServices(options, ofRecipes.recipes);
  const ofSearch = await openSearchServices(options, ofRecipes, readers);
  return { ...ofRecipes, ...ofAccounts, ...ofSearch };
};

export type Services = Awaited<ReturnType<typeof openServices>>;

import { createAddressReader } from '../import/address/addressReader';
import { createPageReader } from '../import/address/pageReader';
import { pageRules } from '../import/address/pageRules';
import { createFileReader } from '../import/upload/fileReader';
import { userAgentOf } from '../import/address/userAgent';
import { readPictureName } from '../images/service/pictureVariants';
import { isFallbackPicture } from '../routes/pictureRoutes';
import { createAccountArchive } from '../services/accountArchive';
import { createArchiveDrawings } from '../services/archiveDrawings';
import { createPagePhotos } from '../services/pagePhotos';
import type { AppDependencies } from './appDependencies';
import { openAccountServices } from './openAccountServices';
import { openRecipeServices } from './openRecipeServices';
import { openSearchServices } from './openSearchServices';
import type { ServiceOptions } from './serviceOptions';

const openAddresses = (
  { pages: { isOn, localHosts } }: ServiceOptions['config'],
  {
    pages = createPageReader({ workerFile: null }),
    userAgent = userAgentOf('0'),
  }: Pick<AppDependencies, 'pages' | 'userAgent'>,
) => createAddressReader({ isOn, rules: pageRules(localHosts), pages, userAgent });

/** Recipes as a file. */
const openArchive = (
  { pictures, corpus, now }: ServiceOptions,
  { edits, recipePhotos, writtenPictures }: Awaited<ReturnType<typeof openRecipeServices>>,
  { saved, cookbook, shopping }: Awaited<ReturnType<typeof openAccountServices>>,
) => {
  const isKnown = async (name: string) => {
    const { slug } = readPictureName(name);
    return isFallbackPicture(name) || corpus.hasSlug(slug) || (await writtenPictures.isKnown(slug));
  };
  const drawings = createArchiveDrawings({ pictures, isKnown });
  return createAccountArchive({ saved, edits, photos: recipePhotos, cookbook, shopping, drawings, now });
};

/** Opens all services over the repositories. */
export const openServices = async (
  options: ServiceOptions,
  readers: Pick<AppDependencies, 'model' | 'recognisers' | 'snapshots' | 'pages' | 'files' | 'userAgent'>,
) => {
  const ofRecipes = await openRecipeServices(options);
  const ofAccounts = await openAccountServices(options, ofRecipes.recipes);
  const ofSearch = await openSearchServices(options, ofRecipes, readers);
  const addresses = openAddresses(options.config, readers);
  const pagePhotos = createPagePhotos(readers.recognisers ?? []);
  const files = readers.files ?? createFileReader({ workerFile: null });
  const archive = openArchive(options, ofRecipes, ofAccounts);
  return { archive, addresses, pagePhotos, files, ...ofRecipes, ...ofAccounts, ...ofSearch };
};

export type Services = Awaited<ReturnType<typeof openServices>>;

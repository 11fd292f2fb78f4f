import type { FastifyInstance } from 'fastify';
import { addClientFiles } from '../plugins/clientFiles';
import { addHomeAuthority } from '../plugins/homeAuthority';
import { readDrawnPages } from '../plugins/drawnPages';
import { addAccountRoutes } from '../routes/accountRoutes';
import { addAnalyzeRoutes } from '../routes/analyzeRoutes';
import { addArchiveRoutes } from '../routes/archiveRoutes';
import { addAuthRoutes } from '../routes/authRoutes';
import { addCookbookRoutes } from '../routes/cookbookRoutes';
import { addDocsRoutes } from '../routes/docsRoutes';
import { addFileRoutes } from '../routes/fileRoutes';
import { addHealthRoutes } from '../routes/healthRoutes';
import { addMetricsRoute } from '../routes/metricsRoute';
import { addOwnRecipeRoutes } from '../routes/ownRecipeRoutes';
import { addPageRoutes } from '../routes/pageRoutes';
import { addPictureRoutes } from '../routes/pictureRoutes';
import { addPreferencesRoutes } from '../routes/preferencesRoutes';
import { addRecipePhotoRoutes } from '../routes/recipePhotoRoutes';
import { addRecipeRoutes } from '../routes/recipeRoutes';
import { addSavedRoutes } from '../routes/savedRoutes';
import { addShoppingRoutes } from '../routes/shoppingRoutes';
import { addSuggestionRoutes } from '../routes/suggestionRoutes';
import { createLongAnswers } from '../services/longAnswers';
import { createPagesService } from '../services/pagesService';
import type { Plugins } from './addPlugins';
import type { AppDependencies } from './appDependencies';
import type { Services } from './openServices';

interface Options extends Pick<
  AppDependencies,
  | 'config'
  | 'corpus'
  | 'pictures'
  | 'pictureStore'
  | 'certificates'
  | 'clientDir'
  | 'drawnPagesDir'
  | 'drawer'
  | 'freeBytes'
  | 'metrics'
> {
  services: Services;
  plugins: Plugins;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
}

/** What the server says of itself. */
const addHealth = (app: FastifyInstance, { config, services, ping, freeBytes }: Options): void => {
  const { shelf, photos, addresses, pagePhotos, generation } = services;
  addHealthRoutes(app, {
    ping,
    freeBytes,
    size: () => shelf.current().size,
    hasDevTools: config.hasDevTools,
    sight: photos.sight,
    readsPages: addresses.isOn,
    readsPagePhotos: pagePhotos.canRead(),
    isWhole: shelf.isWhole,
    contact: config.contact,
    ...(generation && { provider: config.ai?.provider ?? generation.name }),
  });
};

/** Adds the calls of the API, the pictures, the description of the API and the pages. */
export const addRoutes = async (app: FastifyInstance, options: Options): Promise<void> => {
  const { config, corpus, pictures, certificates, clientDir, drawnPagesDir, drawer, services, plugins } = options;
  const { publicUrl, hasDevTools } = config;
  const { pictureStore } = options;
  const { recipes, edits, saved, imageFeedback, adaptation, analysis, preferences, writtenPictures, addresses } =
    services;
  const { limits } = plugins;
  const longAnswers = createLongAnswers();
  addAnalyzeRoutes(app, { analysis, limits, ownShelves: services.ownShelves, recipesStamp: services.shelf.stamp });
  addSuggestionRoutes(app, { shelf: services.shelf.current });
  addRecipeRoutes(app, { recipes, saved, imageFeedback, adaptation, limits, publicUrl, hasDevTools });
  addOwnRecipeRoutes(app, { edits, saved, limits, publicUrl });
  addRecipePhotoRoutes(app, { recipePhotos: services.recipePhotos, limits });
  addPageRoutes(app, { addresses, pagePhotos: services.pagePhotos, limits });
  addFileRoutes(app, { files: services.files, imports: services.imports, longAnswers, limits, publicUrl });
  addSavedRoutes(app, { saved, longAnswers, limits, publicUrl });
  addShoppingRoutes(app, { shopping: services.shopping, newsStreams: services.newsStreams, limits });
  addCookbookRoutes(app, { cookbook: services.cookbook, limits });
  addPreferencesRoutes(app, { preferences, limits });
  addAuthRoutes(app, { ...services, ...plugins });
  addAccountRoutes(app, { ...services, ...plugins, longAnswers });
  // An archive may wait for drawings, and keeps no other export waiting meanwhile.
  const archives = createLongAnswers({ atOnce: 8, atOncePerCaller: 2 });
  addArchiveRoutes(app, { archive: services.archive, longAnswers: archives, limits });
  if (certificates) addHomeAuthority(app, { certificate: certificates.authority });
  addHealth(app, options);
  const token = config.metrics?.token;
  if (options.metrics && token !== undefined) addMetricsRoute(app, { metrics: options.metrics, token });
  addPictureRoutes(app, { pictures, isKnown: (slug) => corpus.hasSlug(slug) || writtenPictures.isKnown(slug) });
  await addDocsRoutes(app);
  await addClientFiles(app, {
    clientDir,
    pages: createPagesService({ recipes, isPublic: corpus.has, pictureStore }),
    publicUrl,
    pictureStore,
    drawnPages: readDrawnPages(drawnPagesDir),
    drawer,
  });
};

import { checkDrafts } from '@kitchen/truth/checkDrafts';
import { faultsAsWords } from '@kitchen/truth/faultsAsWords';
import { gateAsk } from '@kitchen/truth/gateAsk';
import { createRecipeModel } from '../ai/recipeModel';
import { createAdaptationService } from '../services/adaptationService';
import { createAnalysisService } from '../services/analysisService';
import { createFactsRefresh } from '../services/facts/factsRefresh';
import { createGenerationService } from '../services/generationService';
import { createPhotoService } from '../services/photoService';
import { createOwnShelves } from '../services/ownShelves';
import { openShelf } from '../services/shelf/openShelf';
import { createSearchService } from '../services/searchService';
import { createPhotoPreparer } from '../vision/preparePhoto';
import type { AppDependencies } from './appDependencies';
import type { RecipeServices } from './openRecipeServices';
import type { ServiceOptions } from './serviceOptions';

/** Time from a search to its last recipe when no model setting says otherwise: below the 60 s a client waits. */
const GENERATION_MS = 55_000;

type Readers = Pick<AppDependencies, 'model' | 'recognisers' | 'snapshots'>;

/** The shelf that is searched, who reads photos, and who writes new recipes. */
export const openSearchServices = async (
  { config, corpus, repositories, log, events, now }: ServiceOptions,
  { recipes, writtenPictures, freeId }: RecipeServices,
  { model, recognisers = [], snapshots }: Readers,
) => {
  const { imported, generated, modelRequests: requests, recipes: stored } = repositories;
  const hasOutdatedImports = (await imported.outdated(1)).length > 0;
  const shelf = await openShelf({ corpus, imported, snapshots });
  const factsRefresh = createFactsRefresh({
    recipes: stored,
    imported,
    ...(hasOutdatedImports && { onImportsFresh: shelf.refill }),
    onFailure: (error) => log.error({ err: error }, 'the facts of a recipe could not be computed'),
  });
  const photos = createPhotoService({
    recognisers,
    preparer: createPhotoPreparer(),
    failed: (error) => log.error({ err: error }, 'a photo could not be read'),
  });
  const generation =
    model &&
    createGenerationService({
      model: createRecipeModel(model, config.ai?.recipeForm),
      truth: { checkDrafts, faultsAsWords, gateAsk },
      recipes: stored,
      generated,
      requests,
      pageOf: recipes.pageOf,
      freeId,
      pictureOf: writtenPictures.pathOf,
      now,
      timeoutMs: config.ai?.timeoutMs ?? GENERATION_MS,
      keptDays: config.limits.guestRecipeDays,
    });
  const analysis = createAnalysisService({
    search: createSearchService(shelf.current, photos),
    generation,
    isSeenByModel: recognisers.length > 0 && config.ai !== undefined,
    waitMs: config.aiWaitMs,
  });
  const adaptation = createAdaptationService({ recipes, ...(model && { model }) });
  const ownShelves = createOwnShelves({
    own: repositories.ownRecipes,
    shared: shelf.current,
    pageOf: recipes.pageOf,
    events,
  });
  return { shelf, ownShelves, factsRefresh, photos, generation, analysis, adaptation };
};

export type SearchServices = Awaited<ReturnType<typeof openSearchServices>>;

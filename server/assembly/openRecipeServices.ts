import { createDishComposer, type DishComposer } from '../images/compose/composeDish';
import { freeRecipeIds } from '../services/freeRecipeIds';
import { createImageFeedbackService } from '../services/imageFeedbackService';
import { createRecipeEditsService } from '../services/recipeEditsService';
import { createRecipeImportService } from '../services/recipeImportService';
import { createRecipePhotos } from '../services/recipePhotos';
import { createRecipesService } from '../services/recipesService';
import { createWrittenPictures } from '../services/writtenPictures';
import type { ServiceOptions } from './serviceOptions';

/** The pictures of written recipes. What composes them is made for the first one. */
const openWrittenPictures = ({ corpus, pictures, repositories, now }: ServiceOptions) => {
  let composeDish: DishComposer | undefined;
  return createWrittenPictures({
    find: (id) => repositories.recipes.find(id, now()),
    compose(facts) {
      composeDish ??= createDishComposer(corpus.entries.map(({ recipe }) => recipe));
      return composeDish(facts);
    },
    learn: (name, picture) => pictures.learn?.(name, picture),
  });
};

/** Recipes by id, and the feedback on their pictures. */
export const openRecipeServices = async (options: ServiceOptions) => {
  const { config, corpus, pictures, reader, repositories, secrets, events, now } = options;
  const { recipes: stored, imported, generated, imageFeedback: feedback } = repositories;
  const freeId = freeRecipeIds(corpus.has);
  const ownChanged = (uid: string) => events.publish('own', uid);
  const recipePhotos = createRecipePhotos({
    photos: repositories.recipePhotos,
    shared: repositories.sharedPhotos,
    accountQuota: config.accountQuota,
    now,
  });
  const recipes = createRecipesService({
    recipes: stored,
    imported,
    corpus,
    reader,
    freeId,
    keepUntil: generated.keepUntil,
    now,
    guestRecipeDays: config.limits.guestRecipeDays,
    accountQuota: config.accountQuota,
    hasPhoto: recipePhotos.has,
    removed: ownChanged,
    hasDevTools: config.hasDevTools,
  });
  const edits = createRecipeEditsService({
    versions: repositories.recipeVersions,
    recipes,
    reader,
    accountQuota: config.accountQuota,
    edited: ownChanged,
    now,
  });
  const imports = createRecipeImportService({
    recipes,
    stored,
    accountQuota: config.accountQuota,
    imported: ownChanged,
    now,
  });
  const imageFeedback = createImageFeedbackService({
    recipes,
    feedback,
    householdSecret: secrets.household,
    events,
    // A later request for it awaits the same drawing and gets its failure.
    drawAhead: (name) => void pictures.pictureOf(name, 800).catch(() => undefined),
    now,
  });
  await imageFeedback.restore();

  const writtenPictures = openWrittenPictures(options);
  return { recipes, recipePhotos, edits, imports, imageFeedback, writtenPictures, freeId };
};

export type RecipeServices = Awaited<ReturnType<typeof openRecipeServices>>;

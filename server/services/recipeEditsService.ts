import { VERSIONS_KEPT, VERSIONS_MAX_BYTES } from '@contracts/limits';
import type { EditRecipeRequest, EditRecipeResponse, RecipeHistory } from '@contracts/ownRecipes';
import type { RecipeId } from '@contracts/recipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { DomainError } from '../errors/domainError';
import type { AccountQuota } from '../repositories/accountRoom';
import type { RecipeVersionsRepository } from '../repositories/recipeVersionsRepository';
import type { StoredRecipe } from '../text/recipeText';
import { drawingOf, FIRST, planOfEdit, wordsAt, type Editor } from './planOfEdit';
import { ownerOfUser } from './recipeOwner';
import type { RecipesService } from './recipesService';
import type { RecipeReader } from './reading/recipeReader';

interface Dependencies {
  versions: RecipeVersionsRepository;
  recipes: Pick<RecipesService, 'has' | 'read'>;
  reader: Pick<RecipeReader, 'read'>;
  accountQuota: AccountQuota;
  /** Called when a recipe of an account was edited. */
  edited: (uid: string) => Promise<void>;
  now: () => Date;
}

/** Another edit may come between reading and writing; so many in a row are only made by a program. */
const TRIES = 20;
const RETRY_SECONDS = 2;

/** What a cook sees of the kept versions, newest first. A recipe that was never edited has one. */
const historyOf = (
  { recipe, createdAt }: { recipe: StoredRecipe; createdAt: Date },
  kept: Awaited<ReturnType<RecipeVersionsRepository['listOf']>>,
): RecipeHistory => {
  const dropped = (kept.at(-1)?.seq ?? 1) - 1;
  if (kept.length > 0)
    return {
      dropped,
      versions: kept.map(({ seq: _seq, version, ...rest }) => ({
        ...rest,
        version: version === FIRST ? null : version,
      })),
    };
  const only = { browser: null, system: null, kind: 'save', words: wordsOf(recipe) } as const;
  return {
    dropped,
    versions: [{ ...only, version: recipe.version ?? null, savedAt: createdAt.toISOString() }],
  };
};

/** @throws DomainError recipeNotFound, notYours */
const currentOf = async (
  { versions, recipes }: Pick<Dependencies, 'versions' | 'recipes'>,
  id: RecipeId,
  uid: string,
) => {
  const current = await versions.current({ id, owner: ownerOfUser(uid) });
  if (current) return current;
  throw new DomainError((await recipes.has(id)) ? 'notYours' : 'recipeNotFound');
};

/** The answer to a call that was made before. */
const repeated = async (
  { versions, recipes }: Pick<Dependencies, 'versions' | 'recipes'>,
  { editor, id, request }: { editor: Editor; id: RecipeId; request: EditRecipeRequest },
): Promise<EditRecipeResponse | undefined> => {
  const { uid, language } = editor;
  const { version, base } = request;
  const known = await versions.find(uid, id, version);
  if (!known) return undefined;
  const recipe = await recipes.read(id, language);
  if (known.kind === 'refused')
    return { outcome: 'differs', recipe, base: await wordsAt(versions, { uid, id, version: base }) };
  return { outcome: recipe.version === version ? 'stored' : 'merged', recipe };
};

/** Editing the recipes of an account, and their versions. */
export const createRecipeEditsService = (dependencies: Dependencies) => {
  const { versions, recipes, reader, accountQuota, edited, now } = dependencies;
  const bounds = { versions: VERSIONS_KEPT, bytes: VERSIONS_MAX_BYTES, accountBytes: accountQuota.bytes };

  return {
    /**
     * Replaces the words of an own recipe. An edit of an older version is merged into the current one, by field and by
     * line, or refused where both changed the same; then its words are kept as a version.
     * @throws DomainError recipeNotFound; notYours, also for a recipe that a link shows; accountFull
     */
    async edit(editor: Editor, id: RecipeId, request: EditRecipeRequest): Promise<EditRecipeResponse> {
      const { uid, language, origin } = editor;
      const owner = ownerOfUser(uid);
      let mine: StoredRecipe | undefined;
      for (let tries = 0; tries < TRIES; tries++) {
        const current = await currentOf(dependencies, id, uid);
        const before = await repeated(dependencies, { editor, id, request });
        if (before) return before;
        mine ??= await reader.read({
          posted: { imageUrl: drawingOf(current.recipe), cuisine: current.recipe.cuisine, ...request.recipe },
          claimed: request.recipe.language ?? language,
          origin,
        });
        const {
          outcome,
          recipe,
          versions: added,
          base,
        } = await planOfEdit({ versions, reader, now }, { editor, id, request, mine }, current);
        const isWritten = await versions.replace({
          id,
          uid,
          owner,
          expected: current.recipe.version,
          recipe,
          versions: added,
          at: now().toISOString(),
          quota: accountQuota,
          bounds,
        });
        if (!isWritten) continue;
        if (recipe) await edited(uid);
        return { outcome, recipe: await recipes.read(id, language), ...(base && outcome === 'differs' && { base }) };
      }
      throw new DomainError('tooBusy', { seconds: RETRY_SECONDS });
    },

    /**
     * The versions of an own recipe, the newest first. One that was never edited has one.
     * @throws DomainError recipeNotFound, notYours
     */
    async history(uid: string, id: RecipeId): Promise<RecipeHistory> {
      const { recipe, createdAt } = await currentOf(dependencies, id, uid);
      return historyOf({ recipe, createdAt }, await versions.listOf(uid, id));
    },
  };
};

export type RecipeEditsService = ReturnType<typeof createRecipeEditsService>;

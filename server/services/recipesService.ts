import type { PostedRecipe, Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { CorpusBook } from '../corpus/corpusBook';
import { DomainError } from '../errors/domainError';
import type { AccountQuota } from '../repositories/accountRoom';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import type { RecipesRepository } from '../repositories/recipesRepository';
import { createNewRecipes } from './newRecipes';
import type { RecipeReader } from './reading/recipeReader';
import { uidOf, type Owner, type Sender } from './recipeOwner';
import { createShownRecipes } from './shownRecipes';

interface Dependencies {
  recipes: RecipesRepository;
  imported: Pick<ImportedRecipesRepository, 'find'>;
  corpus: CorpusBook;
  /** Reads posted recipes. */
  reader: Pick<RecipeReader, 'read' | 'readMany'>;
  /** An unused id. */
  freeId: () => RecipeId;
  /** Keeps a recipe written by a model at least until then. */
  keepUntil: (id: RecipeId, until: Date) => Promise<void>;
  now: () => Date;
  /** How long a recipe without an owner is kept. */
  guestRecipeDays: number;
  /** How much one account may store. */
  accountQuota: AccountQuota;
  /** Whether this server has this photo of the owner. */
  hasPhoto: (owner: Owner, name: string) => Promise<boolean>;
  /** Called when an account has deleted a recipe of its own. */
  removed: (uid: string) => Promise<void>;
  /** Whether a model's prompt and answer are sent with its recipes, for developers. */
  hasDevTools: boolean;
}

/** Answers which recipes this server has. */
const createLookUp = ({ recipes, imported, corpus, now }: Dependencies) => {
  /** Whether everyone can read this recipe for as long as this server has it. */
  const isLasting = async (id: RecipeId): Promise<boolean> =>
    corpus.has(id) || (Number.isSafeInteger(id) && (await imported.find(id)) !== undefined);
  /** Whether a model wrote this recipe; a posted body then changes nothing. */
  const isGenerated = async (id: RecipeId): Promise<boolean> =>
    Number.isSafeInteger(id) && (await recipes.find(id, now()))?.generated !== undefined;
  /** Whether this server has a recipe with this id. */
  const has = async (id: RecipeId): Promise<boolean> =>
    (await isLasting(id)) || (await recipes.find(id, now())) !== undefined;
  return { isLasting, isGenerated, has };
};

/** Recipes by id: the corpus in the requested language, stored and imported ones in their own. */
export const createRecipesService = (dependencies: Dependencies) => {
  const { recipes, imported, corpus, keepUntil, now, accountQuota, removed } = dependencies;
  const { isLasting, isGenerated, has } = createLookUp(dependencies);
  const { shown, ...forms } = createShownRecipes(dependencies);
  const { newRecipe, newRecipes, guestExpiry } = createNewRecipes(dependencies);

  return {
    ...forms,
    has,
    newRecipes,

    /** @throws DomainError recipeNotFound */
    async read(id: RecipeId, language: Language): Promise<Recipe> {
      const known = corpus.read(id, language);
      if (known) return known;
      const stored = (await recipes.find(id, now())) ?? (await imported.find(id));
      if (!stored) throw new DomainError('recipeNotFound');
      return shown(id, stored);
    },

    /**
     * Stores a recipe under a random id, so that ids cannot be guessed. Returns the existing id for one of the corpus
     * or an imported one, and for an account's own recipe with the same content.
     * @throws DomainError accountFull when the account has stored too much, like share
     */
    async create(posted: PostedRecipe, sender: Sender): Promise<RecipeId> {
      if (posted.id !== undefined && ((await isLasting(posted.id)) || (await isGenerated(posted.id)))) return posted.id;
      const recipe = await newRecipe(posted, false, sender);
      const uid = uidOf(sender.owner);
      if (uid !== undefined) return recipes.addOwned(recipe, uid, accountQuota);
      await recipes.add(recipe);
      return recipe.id;
    },

    /** Like create, but the same content always gives the same id, and an existing recipe never changes. */
    async share(posted: PostedRecipe, sender: Sender): Promise<RecipeId> {
      if (posted.id !== undefined && (await isLasting(posted.id))) return posted.id;
      if (posted.id !== undefined && (await isGenerated(posted.id))) {
        await keepUntil(posted.id, guestExpiry(now()));
        return posted.id;
      }
      return recipes.addShared(await newRecipe(posted, true, sender), uidOf(sender.owner), accountQuota);
    },

    /**
     * Deletes a recipe for its owner; a missing one counts as deleted.
     * @throws DomainError notYours for corpus and imported recipes and those of other owners
     */
    async remove(id: RecipeId, owner: Owner): Promise<void> {
      const uid = uidOf(owner);
      if (await recipes.remove(id, owner, uid)) return uid === undefined ? undefined : removed(uid);
      if (await has(id)) throw new DomainError('notYours');
    },
  };
};

export type RecipesService = ReturnType<typeof createRecipesService>;

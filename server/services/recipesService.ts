import { createHash } from 'node:crypto';
import type { PostedRecipe, Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { CorpusBook } from '../corpus/corpusBook';
import { DomainError } from '../errors/domainError';
import { readPicturePath, writePicturePath } from '../images/service/pictureVariants';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import type { RecipesRepository } from '../repositories/recipesRepository';
import { fromJsonText, toJsonText, type JsonText } from '../text/jsonText';
import { hasDeveloperData, pageOf, unmarkedRecipe, unmarkedText, type RecipePage, type StoredRecipe } from '../text/recipeText'; // prettier-ignore
import { storedFromPosted, textOfPosted } from './postedRecipe';
import { textLanguageOf } from './textLanguage';

const DAY_MS = 86_400_000;

interface Dependencies {
  recipes: RecipesRepository;
  imported: Pick<ImportedRecipesRepository, 'find'>;
  corpus: CorpusBook;
  /** An unused id. */
  freeId: () => RecipeId;
  /** Keeps a recipe written by a model at least until then. */
  keepUntil: (id: RecipeId, until: Date) => Promise<void>;
  now: () => Date;
  /** How long a recipe without an owner is kept. */
  guestRecipeDays: number;
  /** Whether a model's prompt and answer are sent with its recipes, for developers. */
  hasDevTools: boolean;
}

/** Owner of a stored recipe: an account, or a browser. */
export type Owner = `user:${string}` | `visitor:${string}`;

export const ownerOfUser = (uid: string): Owner => `user:${uid}`;
export const ownerOfVisitor = (visitor: string): Owner => `visitor:${visitor}`;

const uidOf = (owner: Owner): string | undefined => (owner.startsWith('user:') ? owner.slice(5) : undefined);

/** Who stores a recipe, and the address they used. */
export interface Sender {
  owner: Owner;
  language: Language;
  /** A picture is kept only if it is on this origin. */
  origin: string;
}

/** Language assumed for a recipe without one when two recipes are compared. */
const COMPARED_LANGUAGE: Language = 'en-GB';

/**
 * The identity of a posted recipe, in hexadecimal: a hash of its content. Everything the server derives, such as the
 * text's language and the ingredients' facts, is left out because it may change with the server.
 */
const hashOf = (recipe: StoredRecipe, posted: PostedRecipe, language: Language): string => {
  const { title, description, imageUrl, category, subcategory, servings, prepTime, originalRecipeSource } = recipe;
  const { ingredients, instructions } = recipe;
  const content = { title, description, imageUrl, category, subcategory, language, servings, prepTime, ingredients, instructions, originalRecipeSource }; // prettier-ignore
  return createHash('sha256')
    .update(JSON.stringify([content, posted.allergens ?? []]))
    .digest('hex');
};

/** Recipes by id: the corpus in the requested language, stored and imported ones in their own. */
export const createRecipesService = (dependencies: Dependencies) => {
  const { recipes, imported, corpus, freeId, keepUntil, now, guestRecipeDays, hasDevTools } = dependencies;
  /** Drawings of recipes outside the corpus, which has its own list. */
  const variants = new Map<RecipeId, number>();

  const shownImage = (id: RecipeId, imageUrl: string | undefined) => {
    const variant = variants.get(id);
    const first = variant === undefined || imageUrl === undefined ? undefined : readPicturePath(imageUrl);
    return first && variant ? writePicturePath({ ...first, variant }) : imageUrl;
  };

  /** Whether everyone can read this recipe for as long as this server has it. */
  const isLasting = async (id: RecipeId): Promise<boolean> =>
    corpus.has(id) || (Number.isSafeInteger(id) && (await imported.find(id)) !== undefined);

  const guestExpiry = (from: Date) => new Date(from.getTime() + guestRecipeDays * DAY_MS);

  /** Whether a model wrote this recipe; a posted body then changes nothing. */
  const isGenerated = async (id: RecipeId): Promise<boolean> =>
    Number.isSafeInteger(id) && (await recipes.find(id, now()))?.generated !== undefined;

  const newRecipe = async (posted: PostedRecipe, isShared: boolean, { owner, language, origin }: Sender) => {
    const createdAt = now();
    const spoken = await textLanguageOf(textOfPosted(posted), posted.language ?? language);
    const recipe = storedFromPosted(posted, spoken, origin);
    const isOfUser = uidOf(owner) !== undefined;
    return {
      id: freeId(),
      // An account that sends the same content again, with its pages in another language meanwhile, means the same
      // recipe.
      contentHash: hashOf(recipe, posted, posted.language ?? (isOfUser ? COMPARED_LANGUAGE : language)),
      recipe,
      isShared,
      createdAt,
      expiresAt: isOfUser ? null : guestExpiry(createdAt),
      owner,
    };
  };

  const shown = (id: RecipeId, { _devData, ...recipe }: StoredRecipe): Recipe =>
    unmarkedRecipe(id, {
      ...recipe,
      imageUrl: shownImage(id, recipe.imageUrl),
      ...(hasDevTools && _devData && { _devData }),
    });

  return {
    /** @throws DomainError recipeNotFound */
    async read(id: RecipeId, language: Language): Promise<Recipe> {
      const known = corpus.read(id, language);
      if (known) return known;
      const stored = (await recipes.find(id, now())) ?? (await imported.find(id));
      if (!stored) throw new DomainError('recipeNotFound');
      return shown(id, stored);
    },

    /** A stored recipe as `read` returns it, with its text. */
    pageOf: (id: RecipeId, stored: StoredRecipe): RecipePage => pageOf(shown(id, stored)),

    /** Whether this server has a recipe with this id. */
    has: async (id: RecipeId): Promise<boolean> =>
      (await isLasting(id)) || (await recipes.find(id, now())) !== undefined,

    /**
     * A recipe as JSON text, as `read` gives it.
     * @param body what the database has under this id
     * @returns undefined when it is neither there nor in the corpus
     */
    textOf(id: RecipeId, body: JsonText<StoredRecipe> | null, language: Language): JsonText<Recipe> | undefined {
      const known = corpus.text(id, language);
      if (known !== undefined || body === null) return known;
      return variants.has(id) || hasDeveloperData(body)
        ? toJsonText(shown(id, fromJsonText(body)))
        : unmarkedText(id, body);
    },

    /**
     * Stores a recipe under a random id, so that ids cannot be guessed. Returns the existing id for one of the corpus
     * or an imported one, and for an account's own recipe with the same content.
     */
    async create(posted: PostedRecipe, sender: Sender): Promise<RecipeId> {
      if (posted.id !== undefined && ((await isLasting(posted.id)) || (await isGenerated(posted.id)))) return posted.id;
      const recipe = await newRecipe(posted, false, sender);
      const uid = uidOf(sender.owner);
      if (uid !== undefined) return recipes.addOwned(recipe, uid);
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
      return recipes.addShared(await newRecipe(posted, true, sender), uidOf(sender.owner));
    },

    /**
     * Deletes a recipe for its owner; a missing one counts as deleted.
     * @throws DomainError notYours for corpus and imported recipes and those of other owners
     */
    async remove(id: RecipeId, owner: Owner): Promise<void> {
      if (await recipes.remove(id, owner, uidOf(owner))) return;
      if ((await isLasting(id)) || (await recipes.find(id, now()))) throw new DomainError('notYours');
    },

    /** Sets the drawing a recipe is shown with from now on. */
    showVariant(id: RecipeId, variant: number): void {
      if (corpus.has(id)) corpus.showVariant(id, variant);
      else variants.set(id, variant);
    },
  };
};

export type RecipesService = ReturnType<typeof createRecipesService>;

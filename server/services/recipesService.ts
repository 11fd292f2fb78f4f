import { createHash } from 'node:crypto';
import { DEFAULT_SERVINGS, RECIPE_TEXT_MAX, RECIPE_TITLE_MAX } from '@contracts/limits';
import type { Instruction, PostedRecipe, Recipe, RecipeId, StepPart } from '@contracts/recipe';
import { SUBCATEGORIES_OF, type Language, type RecipeCategory, type Subcategory } from '@contracts/vocabulary';
import { allergensOfLines } from '@kitchen/allergenGuard';
import { normaliseAllergen } from '@kitchen/allergens';
import { ingredientById } from '@kitchen/ingredientTable';
import type { CorpusBook, LocalisedRecipe } from '../corpus/corpusBook';
import { DomainError } from '../errors/domainError';
import { readPicturePath, writePicturePath } from '../images/pictureVariants';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import type { RecipesRepository, StoredRecipe } from '../repositories/recipesRepository';
import { plainText } from './plainText';

const DAY_MS = 86_400_000;
/** As in the contract of a recipe. */
const NOTE_MAX = 200;
const SOURCE_MAX = 500;
const ALLERGEN_MAX = 60;
const ALLERGENS_MAX = 50;
const PICTURE_PATH = /^\/pictures\/[a-z0-9-]+\.webp$/;

interface Needs {
  recipes: RecipesRepository;
  imported: Pick<ImportedRecipesRepository, 'find'>;
  corpus: CorpusBook;
  /** An id that no recipe has. */
  freeId: () => RecipeId;
  /** Keeps a recipe that a model wrote at least so long. */
  keepUntil: (id: RecipeId, until: Date) => Promise<void>;
  now: () => Date;
  /** How long a recipe without an owner is kept. */
  guestRecipeDays: number;
  /** Whether what a model was asked and said goes out with its recipes (DECISIONS 28). */
  hasDevTools: boolean;
}

/** To whom a stored recipe belongs: an account, or a browser. */
export type Owner = `user:${string}` | `visitor:${string}`;

export const ownerOfUser = (uid: string): Owner => `user:${uid}`;
export const ownerOfVisitor = (visitor: string): Owner => `visitor:${visitor}`;

const uidOf = (owner: Owner): string | undefined => (owner.startsWith('user:') ? owner.slice(5) : undefined);

/** Who stores a recipe, and where they reached us. */
export interface Sender {
  owner: Owner;
  language: Language;
  /** A picture is kept only when it is on this origin. */
  origin: string;
}

/** The path of a picture on our own origin; anything else a poster names is dropped and never fetched. */
const ownPicture = (imageUrl: string | null | undefined, origin: string): string | undefined => {
  if (!imageUrl) return undefined;
  try {
    const { pathname, origin: named } = new URL(imageUrl, origin);
    return named === new URL(origin).origin && PICTURE_PATH.test(pathname) ? pathname : undefined;
  } catch {
    return undefined;
  }
};

const subcategoryOf = (category: RecipeCategory, subcategory: Subcategory | undefined): Subcategory =>
  (SUBCATEGORIES_OF[category] as readonly Subcategory[]).find((known) => known === subcategory && known !== 'All') ??
  'None';

/** A piece about an ingredient that we do not know is text like any other. */
const plainPart = (part: StepPart): StepPart => {
  if (typeof part === 'string') return part.replace(/[<>]/g, '');
  const text = plainText(part.text);
  return 'id' in part && !ingredientById(part.id) ? text : { ...part, text };
};

const textOf = (part: StepPart) => (typeof part === 'string' ? part : part.text);

/** Pieces are kept only where, put together, they are the sentence: else a step would say two things. */
const partsOf = (step: string, parts: Instruction['parts']) => {
  const plain = parts?.map(plainPart);
  return plain?.map(textOf).join('') === step ? plain : undefined;
};

/** A text may become longer where its letters are written in their usual form, and then no longer be what the contract says. */
const cut = (text: string, max: number): string => plainText(text).slice(0, max);

const required = (field: string, text: string, max = RECIPE_TEXT_MAX): string => {
  const plain = cut(text, max);
  if (plain === '') throw new DomainError('fieldMissing', { field });
  return plain;
};

const optional = (text: string | undefined, max: number) =>
  text === undefined ? undefined : cut(text, max) || undefined;

const ingredientsOf = ({ ingredients }: PostedRecipe): Recipe['ingredients'] =>
  ingredients.map((line, i) => {
    const field = `ingredients.${i}`;
    if (typeof line === 'string') return required(field, line);
    const { id, amount, unit, grams, ml } = line;
    return {
      name: required(`${field}.name`, line.name),
      quantity: cut(line.quantity ?? '', NOTE_MAX),
      id: id !== undefined && ingredientById(id) ? id : undefined,
      note: optional(line.note, NOTE_MAX),
      ...{ amount, unit, grams, ml },
    };
  });

const instructionsOf = ({ instructions }: PostedRecipe): Instruction[] =>
  instructions.map((line, i) => {
    if (typeof line === 'string') return { step: required(`instructions.${i}`, line) };
    const step = required(`instructions.${i}.step`, line.step);
    return { step, time: line.time, parts: partsOf(step, line.parts) };
  });

const lineOf = (line: Recipe['ingredients'][number]) => (typeof line === 'string' ? line : line.name);

/** Allergens by our own table, and what the sender claims beside them. */
const allergensOf = (lines: readonly string[], claims: readonly string[], language: Language) => {
  const { allergens, evidence } = allergensOfLines(lines, language);
  const claimed = claims.map((claim) => normaliseAllergen(plainText(claim)).slice(0, ALLERGEN_MAX)).filter(Boolean);
  return {
    allergens: [...new Set<string>([...allergens, ...claimed])].slice(0, ALLERGENS_MAX),
    allergenEvidence: evidence,
  };
};

const toStored = (posted: PostedRecipe, language: Language, origin: string): StoredRecipe => {
  const ingredients = ingredientsOf(posted);
  const spoken = posted.language ?? language;
  return {
    title: required('title', posted.title, RECIPE_TITLE_MAX),
    description: cut(posted.description ?? '', RECIPE_TEXT_MAX),
    imageUrl: ownPicture(posted.imageUrl, origin),
    category: posted.category,
    subcategory: subcategoryOf(posted.category, posted.subcategory),
    language: spoken,
    servings: posted.servings ?? DEFAULT_SERVINGS,
    prepTime: posted.prepTime,
    ...allergensOf(ingredients.map(lineOf), posted.allergens ?? [], spoken),
    ingredients,
    instructions: instructionsOf(posted),
    originalRecipeSource: optional(posted.originalRecipeSource, SOURCE_MAX),
  };
};

/** The language of a recipe that names none, where two of them are compared. */
const COMPARED_LANGUAGE: Language = 'en-GB';

const hashOf = (recipe: StoredRecipe) => createHash('sha256').update(JSON.stringify(recipe)).digest('hex');

/** Recipes by id: those of the corpus in the asked language, those that somebody stored or imported in their own. */
export const createRecipesService = (needs: Needs) => {
  const { recipes, imported, corpus, freeId, keepUntil, now, guestRecipeDays, hasDevTools } = needs;
  /** Drawings of recipes that are not of the corpus, which keeps its own. */
  const variants = new Map<RecipeId, number>();

  const shownImage = (id: RecipeId, imageUrl: string | undefined) => {
    const variant = variants.get(id);
    const first = variant === undefined || imageUrl === undefined ? undefined : readPicturePath(imageUrl);
    return first && variant ? writePicturePath({ ...first, variant }) : imageUrl;
  };

  /** Whether everybody can read the recipe under this id as long as this server has it. */
  const isLasting = async (id: RecipeId): Promise<boolean> =>
    corpus.has(id) || (Number.isSafeInteger(id) && (await imported.find(id)) !== undefined);

  const guestExpiry = (from: Date) => new Date(from.getTime() + guestRecipeDays * DAY_MS);

  /** Whether a model wrote the recipe under this id; what was posted meanwhile then adds nothing to it. */
  const isGenerated = async (id: RecipeId): Promise<boolean> =>
    Number.isSafeInteger(id) && (await recipes.find(id, now()))?.generated !== undefined;

  const newRecipe = (posted: PostedRecipe, isShared: boolean, { owner, language, origin }: Sender) => {
    const createdAt = now();
    const recipe = toStored(posted, language, origin);
    const isOfUser = uidOf(owner) !== undefined;
    return {
      id: freeId(),
      // An account that sends the same again, with its pages in another language meanwhile, means the same recipe.
      contentHash: hashOf(isOfUser ? toStored(posted, COMPARED_LANGUAGE, origin) : recipe),
      recipe,
      isShared,
      createdAt,
      expiresAt: isOfUser ? null : guestExpiry(createdAt),
      owner,
    };
  };

  const shown = (id: RecipeId, { _devData, ...recipe }: StoredRecipe): Recipe => ({
    ...recipe,
    id,
    imageUrl: shownImage(id, recipe.imageUrl),
    userRating: 0,
    isSaved: false,
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

    /** A stored recipe as `read` gives it, with its text. */
    pageOf(id: RecipeId, stored: StoredRecipe): LocalisedRecipe {
      const recipe = shown(id, stored);
      return { recipe, json: JSON.stringify(recipe) };
    },

    /** Whether this server has a recipe under this id. */
    has: async (id: RecipeId): Promise<boolean> =>
      (await isLasting(id)) || (await recipes.find(id, now())) !== undefined,

    /**
     * A recipe as JSON text, as `read` gives it.
     * @param body what the database has under this id, as JSON text
     * @returns undefined when it is neither there nor in the corpus
     */
    textOf(id: RecipeId, body: string | null, language: Language): string | undefined {
      const known = corpus.text(id, language);
      if (known !== undefined || body === null) return known;
      return variants.has(id) || body.includes('"_devData":')
        ? JSON.stringify(shown(id, JSON.parse(body) as StoredRecipe))
        : `{"id":${id},${body.slice(1, -1)},"userRating":0,"isSaved":false}`;
    },

    /**
     * Stores a recipe under a random id, so that nobody can guess which there are. One of the corpus or an imported one
     * is there already; for an account also what it stored before with the same content.
     */
    async create(posted: PostedRecipe, sender: Sender): Promise<RecipeId> {
      if (posted.id !== undefined && ((await isLasting(posted.id)) || (await isGenerated(posted.id)))) return posted.id;
      const recipe = newRecipe(posted, false, sender);
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
      return recipes.addShared(newRecipe(posted, true, sender), uidOf(sender.owner));
    },

    /**
     * Deletes a recipe for whoever made it; one that is not there is as good as deleted.
     * @throws DomainError notYours for the corpus, what was imported, and what somebody else stored
     */
    async remove(id: RecipeId, owner: Owner): Promise<void> {
      if (await recipes.remove(id, owner, uidOf(owner))) return;
      if ((await isLasting(id)) || (await recipes.find(id, now()))) throw new DomainError('notYours');
    },

    /** Which of its drawings a recipe is shown with from here on. */
    showVariant(id: RecipeId, variant: number): void {
      if (corpus.has(id)) corpus.showVariant(id, variant);
      else variants.set(id, variant);
    },
  };
};

export type RecipesService = ReturnType<typeof createRecipesService>;

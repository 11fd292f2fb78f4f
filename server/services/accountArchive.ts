import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { archiveFiles, type ArchiveRecipe } from '@kitchen/giving/recipeArchive';
import { zipPieces, type ZipFile } from '@kitchen/giving/zipPieces';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';
import { DomainError } from '../errors/domainError';
import { fromJsonText } from '../text/jsonText';
import type { ArchiveDrawings, DrawingReader } from './archiveDrawings';
import type { CookbookService } from './cookbook/cookbookService';
import type { RecipeEditsService } from './recipeEditsService';
import type { RecipePhotos } from './recipePhotos';
import type { SavedRecipesService } from './savedRecipesService';
import type { ShoppingService } from './shopping/shoppingService';

interface Dependencies {
  saved: Pick<SavedRecipesService, 'texts'>;
  edits: Pick<RecipeEditsService, 'history'>;
  photos: Pick<RecipePhotos, 'read'>;
  cookbook: Pick<CookbookService, 'lines'>;
  shopping: Pick<ShoppingService, 'lines'>;
  /** Reads the drawings of one archive. */
  drawings: ArchiveDrawings;
  now: () => Date;
}

/** Which recipes of the list: those in the cook's own words, or all. */
export type ArchiveChoice = 'own' | 'all';

const DRAWING = /^\/pictures\/([a-z0-9-]+)\.webp/;

/** What may be gone since the list was read: a recipe that was deleted, a photo that its owner took back. */
const ifThere = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });

const deflate = promisify<Uint8Array, Buffer>(deflateRaw);

/** The recipes of an account's list, and what else its cook has written, as one file, made while it is read. */
export const createAccountArchive = ({ saved, edits, photos, cookbook, shopping, drawings, now }: Dependencies) => {
  const givenOf = async (uid: string, recipe: Recipe, drawing: DrawingReader): Promise<ArchiveRecipe> => ({
    id: recipe.id,
    recipe,
    versions: recipe.version === undefined ? [] : ((await ifThere(edits.history(uid, recipe.id)))?.versions ?? []),
    readPhoto: (name) => ifThere(photos.read(name, uid, recipe.id)),
    readPicture: async () => {
      const name = DRAWING.exec(recipe.imageUrl ?? '')?.[1];
      const bytes = name === undefined ? undefined : await drawing(name);
      return bytes && { bytes, type: 'image/webp' };
    },
  });

  async function* given(uid: string, language: Language, choice: ArchiveChoice): AsyncGenerator<ArchiveRecipe, void> {
    const drawing = drawings();
    for await (const batch of saved.texts(uid, language))
      for (const text of batch) {
        const recipe = fromJsonText(text);
        if (choice === 'all' || isOwnRecipe(recipe)) yield await givenOf(uid, recipe, drawing);
      }
  }

  async function* files(uid: string, language: Language, choice: ArchiveChoice): AsyncGenerator<ZipFile, void> {
    const lines = { cookbook: await cookbook.lines(uid), ...(await shopping.lines(uid)) };
    yield* archiveFiles(given(uid, language, choice), lines);
  }

  return {
    /** The archive in pieces: in memory are a batch of the list, a picture and the words of one file at most. */
    of(uid: string, language: Language, choice: ArchiveChoice): { madeAt: Date; pieces: AsyncGenerator<Uint8Array> } {
      const madeAt = now();
      return { madeAt, pieces: zipPieces(files(uid, language, choice), madeAt, deflate) };
    },
  };
};

export type AccountArchive = ReturnType<typeof createAccountArchive>;

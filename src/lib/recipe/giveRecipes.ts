import { photoPath } from '@contracts/photoPaths';
import type { RecipeVersion } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { bookPieces, type BookWords } from '@kitchen/giving/bookPage';
import { NO_LINES, type CookLines } from '@kitchen/giving/cookLines';
import { archiveFiles } from '@kitchen/giving/recipeArchive';
import { zipPieces } from '@kitchen/giving/zipPieces';

/** Reads a picture of a recipe; undefined when it has none, or it cannot be had now. */
export type ReadPicture = (recipe: Pick<Recipe, 'id' | 'imageUrl'>) => Promise<Blob | undefined>;

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const deflated = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const packed = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

/** Browsers have long had streams that compress, but not this way. */
const canDeflate = (): boolean => {
  try {
    void new CompressionStream('deflate-raw');
    return true;
  } catch {
    return false;
  }
};

const pictureOf = async (recipe: Recipe, read: ReadPicture) => {
  const blob = await read(recipe);
  return blob && { bytes: await bytesOf(blob), type: blob.type };
};

/** A photo that the recipe, or an earlier version of it, shows. */
const photoOf = async ({ id }: Recipe, name: string, read: ReadPicture) => {
  const blob = await read({ id, imageUrl: photoPath(name) });
  return blob && bytesOf(blob);
};

/**
 * Recipes as one archive that Larder and other programs read.
 * @param versionsOf the history of a recipe, the newest version first; empty if there is none
 * @param lines what else the cook has written
 */
export const recipeArchive = async (
  recipes: readonly Recipe[],
  read: ReadPicture,
  versionsOf: (recipe: Recipe) => Promise<readonly RecipeVersion[]> = () => Promise.resolve([]),
  lines: CookLines = NO_LINES,
): Promise<Blob> => {
  async function* given() {
    for (const recipe of recipes)
      yield {
        id: recipe.id,
        recipe,
        versions: await versionsOf(recipe),
        readPicture: () => pictureOf(recipe, read),
        readPhoto: (name: string) => photoOf(recipe, name, read),
      };
  }
  const parts: BlobPart[] = [];
  const deflate = canDeflate() ? deflated : undefined;
  for await (const piece of zipPieces(archiveFiles(given(), lines), new Date(), deflate)) parts.push(piece as BlobPart);
  return new Blob(parts, { type: 'application/zip' });
};

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('a picture cannot be read'));
    reader.readAsDataURL(blob);
  });

/** Recipes as one page to read and to print. */
export const recipeBook = async (recipes: readonly Recipe[], words: BookWords, read: ReadPicture): Promise<Blob> => {
  const given = recipes.map((recipe) => ({
    recipe,
    readPicture: async () => {
      const blob = await read(recipe);
      return blob && dataAddress(blob);
    },
  }));
  const parts: string[] = [];
  for await (const piece of bookPieces(given, words)) parts.push(piece);
  return new Blob(parts, { type: 'text/html;charset=utf-8' });
};

import { photoNameIn } from '@contracts/photoPaths';
import type { RecipeId } from '@contracts/recipe';
import { fileLines, linesText, namedRecipes, NO_LINES, type CookLines } from './cookLines';
import { recipeNode, type GivenRecipe } from './recipeFile';
import type { ZipFile } from './zipPieces';

/** A recipe to put into an archive. */
export interface ArchiveRecipe extends Omit<GivenRecipe, 'picture' | 'number'> {
  /** By which the lines of the cook name it. */
  id?: RecipeId;
  /** Its picture, read when its turn comes; undefined if there is none, or it cannot be read now. */
  readPicture?: () => Promise<{ bytes: Uint8Array; type: string } | undefined>;
  /** A photo of its cook, by its name, that the recipe or one of its versions shows. */
  readPhoto?: (name: string) => Promise<Uint8Array | undefined>;
}

/** Recipes, and letters of their words, in one file of the archive: other programs read a file as a whole. */
const RECIPES_PER_FILE = 200;
const LETTERS_PER_FILE = 4_000_000;
const NAME_MAX = 60;
const LINES_FILE = 'larder.json';

const ENDINGS: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' };

/** A title as part of a file's name, on every system. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, NAME_MAX) || 'recipe';

const jsonFile = (name: string, nodes: readonly string[]): ZipFile => ({
  name,
  bytes: new TextEncoder().encode(nodes.length === 0 ? '[]' : `[\n${nodes.join(',\n')}\n]`),
});

/** Where an archive has a cook's photo: under its name, by which the words of a recipe and its versions call it. */
export const photoFileName = (name: string): string => `photos/${name}.jpg`;

/** The photos of a recipe and its versions that the archive does not have yet. */
async function* photoFiles(
  { recipe, versions = [], readPhoto }: Omit<ArchiveRecipe, 'readPicture'>,
  given: Set<string>,
): AsyncGenerator<ZipFile, void> {
  const names = [photoNameIn(recipe.imageUrl), ...versions.map(({ words }) => words.photo)];
  for (const name of names) {
    if (name === undefined || given.has(name)) continue;
    const bytes = await readPhoto?.(name);
    if (!bytes) continue;
    given.add(name);
    yield { name: photoFileName(name), bytes, isPacked: true };
  }
}

/**
 * The files of an archive of recipes: `recipes.json`, further ones from 200 recipes or 4 MB on, the pictures, and
 * `larder.json` with what else their cook has written. Other programs and Larder's own import read the recipes.
 */
export async function* archiveFiles(
  recipes: AsyncIterable<ArchiveRecipe> | Iterable<ArchiveRecipe>,
  lines: CookLines = NO_LINES,
): AsyncGenerator<ZipFile, void> {
  const named = namedRecipes(lines);
  const numbers = new Map<RecipeId, number>();
  let nodes: string[] = [];
  let letters = 0;
  let files = 0;
  let number = 0;
  const photos = new Set<string>();
  const full = () => jsonFile(files === 0 ? 'recipes.json' : `recipes-${files + 1}.json`, nodes);
  for await (const { id, readPicture, readPhoto, ...given } of recipes) {
    number += 1;
    const isNamed = id !== undefined && named.has(id);
    if (isNamed) numbers.set(id, number);
    yield* photoFiles({ ...given, readPhoto }, photos);
    const photo = photoNameIn(given.recipe.imageUrl);
    const read = photo === undefined ? await readPicture?.() : undefined;
    const ending = read && ENDINGS[read.type];
    const drawing =
      ending === undefined ? undefined : `pictures/${String(number).padStart(4, '0')}-${fileNameOf(given.recipe.title)}.${ending}`; // prettier-ignore
    if (read && drawing !== undefined) yield { name: drawing, bytes: read.bytes, isPacked: true };
    const picture = photo !== undefined && photos.has(photo) ? photoFileName(photo) : drawing;
    const node = JSON.stringify(
      recipeNode({ ...given, ...(picture !== undefined && { picture }), ...(isNamed && { number }) }),
      null,
      1,
    );
    nodes.push(node);
    letters += node.length;
    if (nodes.length < RECIPES_PER_FILE && letters < LETTERS_PER_FILE) continue;
    yield full();
    files += 1;
    nodes = [];
    letters = 0;
  }
  const written = fileLines(lines, numbers);
  if (nodes.length > 0 || (files === 0 && written.length === 0)) yield full();
  if (written.length > 0) yield { name: LINES_FILE, bytes: new TextEncoder().encode(linesText(written)) };
}

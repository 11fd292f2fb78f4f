import { recipeNode, type GivenRecipe } from './recipeFile';
import type { ZipFile } from './zipPieces';

/** A recipe to put into an archive. */
export interface ArchiveRecipe extends Omit<GivenRecipe, 'picture'> {
  /** Its picture, read when its turn comes; undefined if there is none, or it cannot be read now. */
  readPicture?: () => Promise<{ bytes: Uint8Array; type: string } | undefined>;
}

/** Recipes of one file of the archive: other programs read a file as a whole. */
const RECIPES_PER_FILE = 200;
const NAME_MAX = 60;

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

const jsonFile = (name: string, nodes: readonly object[]): ZipFile => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(nodes, null, 1)),
});

/**
 * The files of an archive of recipes: `recipes.json`, further ones from 200 recipes on, and the pictures. Other programs
 * and Larder's own import read it.
 */
export async function* archiveFiles(
  recipes: AsyncIterable<ArchiveRecipe> | Iterable<ArchiveRecipe>,
): AsyncGenerator<ZipFile, void> {
  let nodes: object[] = [];
  let files = 0;
  let number = 0;
  const full = () => jsonFile(files === 0 ? 'recipes.json' : `recipes-${files + 1}.json`, nodes);
  for await (const { readPicture, ...given } of recipes) {
    number += 1;
    const read = await readPicture?.();
    const ending = read && ENDINGS[read.type];
    const picture =
      ending === undefined ? undefined : `pictures/${String(number).padStart(4, '0')}-${fileNameOf(given.recipe.title)}.${ending}`; // prettier-ignore
    if (read && picture !== undefined) yield { name: picture, bytes: read.bytes, isPacked: true };
    nodes.push(recipeNode({ ...given, ...(picture !== undefined && { picture }) }));
    if (nodes.length < RECIPES_PER_FILE) continue;
    yield full();
    files += 1;
    nodes = [];
  }
  if (nodes.length > 0 || files === 0) yield full();
}

import { IMPORT_RECIPES_MAX, OWN_PHOTO_MAX_BYTES } from '@contracts/limits';
import { bytesOf, directoryOf, entriesOf, packedBytes } from './zipDirectory';

/** Where an export of Larder has photos, whose names are the hashes of their bytes. */
const PHOTO = /^photos\/([0-9a-f]{64})\.jpg$/;

/** The photos in an export of Larder, one at a time. What claims to be one is not checked. */
export async function* archivePhotos(file: Blob): AsyncGenerator<{ name: string; jpeg: Uint8Array }, void> {
  const directory = await directoryOf(file);
  if (!directory) return;
  const { offset, size, count } = directory;
  const entries = entriesOf(await bytesOf(file.slice(offset, offset + size)), count) ?? [];
  const photos = entries.filter(
    (entry) => entry.method === 0 && entry.packed <= OWN_PHOTO_MAX_BYTES && PHOTO.test(entry.name),
  );
  for (const entry of photos.slice(0, IMPORT_RECIPES_MAX)) {
    const jpeg = await packedBytes(file, entry);
    if (jpeg) yield { name: PHOTO.exec(entry.name)![1]!, jpeg };
  }
}

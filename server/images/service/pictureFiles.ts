import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureSize } from './pictureSize';

/** Rendered pictures on disk, under the hash of what they show. */
export interface PictureFiles {
  /** Makes the folder. @throws Error when the disk does not allow it */
  prepare: () => Promise<void>;
  read: (hash: string, size: PictureSize) => Promise<Buffer | undefined>;
  /** Stores a picture. A full or read-only disk is not a failure: the picture is drawn again next time. */
  write: (hash: string, size: PictureSize, bytes: Uint8Array) => Promise<void>;
  has: (hash: string, size: PictureSize) => Promise<boolean>;
  /** Removes pictures with other hashes than these. */
  keepOnly: (hashes: ReadonlySet<string | undefined>) => Promise<void>;
}

const STORED = /^[0-9a-f]{32}-(?:(?:400|800)\.webp|card\.jpg)$/;
const HASH_LENGTH = 32;

/** Pictures in a folder, which is made when missing. */
export const openPictureFiles = (folder: string): PictureFiles => {
  const fileOf = (hash: string, size: PictureSize) =>
    join(folder, size === 'card' ? `${hash}-card.jpg` : `${hash}-${size}.webp`);
  const read = (hash: string, size: PictureSize) => readFile(fileOf(hash, size)).catch(() => undefined);

  const prepare = async () => {
    await mkdir(folder, { recursive: true });
  };

  /** Written beside its place and then moved, so that a reader never gets half a picture. */
  const replace = async (file: string, bytes: Uint8Array) => {
    await prepare();
    const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
    await writeFile(draft, bytes);
    await rename(draft, file);
  };

  return {
    prepare,
    read,
    has: async (hash, size) => (await read(hash, size)) !== undefined,
    write: (hash, size, bytes) => replace(fileOf(hash, size), bytes).catch(() => undefined),
    keepOnly: async (hashes) => {
      const outdated = (await readdir(folder)).filter(
        (name) => STORED.test(name) && !hashes.has(name.slice(0, HASH_LENGTH)),
      );
      await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
    },
  };
};

import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { PictureTarget } from './pictureTarget';

const orNothing =
  <Value>(nothing: Value) =>
  (error: unknown): Value => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothing;
    throw error;
  };

/** A folder that a web server serves, which has to send the headers; it is made when missing. */
export const folderTarget = (folder: string): PictureTarget => {
  const root = resolve(folder);

  /** Made beside its place and then moved, so that a reader never gets half a picture. */
  const place = async (path: string, make: (draft: string) => Promise<void>) => {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
    await make(draft);
    await rename(draft, file);
  };

  return {
    name: root,
    folders: async () => {
      const entries = await readdir(root, { withFileTypes: true }).catch(orNothing([]));
      return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    },
    files: async (name) => new Set(await readdir(join(root, name)).catch(orNothing([]))),
    read: (path) => readFile(join(root, path), 'utf8').catch(orNothing(undefined)),
    write: (path, bytes) => place(path, (draft) => writeFile(draft, bytes)),
    copy: (from, to) => place(to, (draft) => copyFile(join(root, from), draft)),
    close: () => undefined,
  };
};

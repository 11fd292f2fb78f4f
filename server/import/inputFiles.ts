import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasImportName } from '@contracts/vocabulary';
import { FILE_MAX_BYTES } from './importLimits';
import { ImportError, type ImportFile } from './importTypes';

/** A file to import: its content, or why it has none. */
export type Input = { name: string; read: () => Promise<ImportFile> } | { name: string; passedOver: string };

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'this program may not read it';
  if (code === 'ELOOP') return 'it is a symbolic link, and links are not followed';
  return message;
};

/** Opened without following a link, and checked after opening, so that the file cannot be swapped in between. */
const readFile = async (name: string): Promise<ImportFile> => {
  const handle = await open(name, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size } = await handle.stat().then((stat) => {
      if (!stat.isFile()) throw new ImportError('cannotRead', name, 'it is no file');
      return stat;
    });
    if (size > FILE_MAX_BYTES) throw new ImportError('tooLarge', name, 'a file of more than 100 MB');
    const bytes = await handle.readFile();
    if (bytes.length > FILE_MAX_BYTES) throw new ImportError('tooLarge', name, 'a file of more than 100 MB');
    return { name, bytes };
  } finally {
    await handle.close();
  }
};

const NOT_A_FORMAT = 'not a format that can be imported';
const A_LINK = 'a symbolic link, and links are not followed';

const inputOf = (name: string): Input => ({
  name,
  read: async () => {
    try {
      return await readFile(name);
    } catch (error) {
      throw error instanceof ImportError
        ? error
        : new ImportError(
            (error as NodeJS.ErrnoException).code === 'ELOOP' ? 'symbolicLink' : 'cannotRead',
            name,
            reasonOf(error),
          );
    }
  },
});

/** A file or folder that cannot be read. */
const failing = (name: string, error: unknown): Input => ({
  name,
  read: () => Promise.reject(new ImportError('cannotRead', name, reasonOf(error))),
});

const entriesOf = async (folder: string): Promise<Dirent[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** The files of a folder and its subfolders, in order of name; links and other kinds of files are only named. */
async function* inputsBelow(folder: string): AsyncGenerator<Input> {
  let entries: Dirent[];
  try {
    entries = await entriesOf(folder);
  } catch (error) {
    yield failing(folder, error);
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* inputsBelow(path);
    else if (entry.isFile() && hasImportName(entry.name)) yield inputOf(path);
    else if (entry.isSymbolicLink()) yield { name: path, passedOver: A_LINK };
    else yield { name: path, passedOver: entry.isFile() ? NOT_A_FORMAT : 'it is no file' };
  }
}

/** The named files and those in the named folders. Never throws; unreadable files carry their reason. */
export async function* inputFiles(paths: readonly string[]): AsyncGenerator<Input> {
  for (const path of paths)
    try {
      if ((await lstat(path)).isDirectory()) yield* inputsBelow(path);
      else yield inputOf(path);
    } catch (error) {
      yield failing(path, error);
    }
}

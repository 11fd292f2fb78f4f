import { fromBufferPromise, getFileNameLowLevel, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { gunzipSync } from 'node:zlib';
import { ARCHIVE_MAX_ENTRIES, ENTRY_MAX_BYTES, RATIO_FREE_BYTES, RATIO_MAX, UNPACKED_MAX_BYTES } from './importLimits';
import { ImportError, type ImportFile } from './importTypes';

/** How much may still be unpacked from one file on disk, nested archives included. */
export interface UnpackBudget {
  bytes: number;
}

export const newBudget = (): UnpackBudget => ({ bytes: UNPACKED_MAX_BYTES });

const MB = 1024 * 1024;
const UNIX_TYPE = 0xf000;
const UNIX_SYMLINK = 0xa000;

const spend = (budget: UnpackBudget, bytes: number, file: string) => {
  budget.bytes -= bytes;
  if (budget.bytes < 0)
    throw new ImportError('suspiciousArchive', file, `it unpacks to more than ${UNPACKED_MAX_BYTES / MB} MB`);
};

/** A zip bomb unpacks to thousands of times its size; text only to about ten times. */
const refuseBomb = (packed: number, unpacked: number, file: string) => {
  if (unpacked > RATIO_FREE_BYTES && unpacked > packed * RATIO_MAX)
    throw new ImportError('suspiciousArchive', file, `it unpacks to more than ${RATIO_MAX} times its size`);
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown reason');

const isSymlink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & UNIX_TYPE) === UNIX_SYMLINK;

const unpack = async (zip: ZipFile, entry: Entry, file: string): Promise<Uint8Array> => {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let length = 0;
  // The declared size was checked before; this counts the actual bytes.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > ENTRY_MAX_BYTES) throw new ImportError('tooLarge', file, 'an entry of more than 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};

/** The name of an entry. The library refuses a whole archive because of one bad name, unless it leaves names alone. */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

/** What is wrong with a name: it leads out of the archive, or has signs that no name has. */
const faultOfName = (name: string): string | null =>
  name.includes('\0') ? 'its name has an empty sign' : validateFileName(name);

/** Checks one entry and unpacks it. An ImportError with the code suspiciousArchive ends the whole archive. */
const readEntry = async (zip: ZipFile, entry: Entry, file: string, budget: UnpackBudget): Promise<ImportFile> => {
  if (entry.isEncrypted()) throw new ImportError('encrypted', file, 'it is protected with a password');
  refuseBomb(entry.compressedSize, entry.uncompressedSize, file);
  if (entry.uncompressedSize > ENTRY_MAX_BYTES) throw new ImportError('tooLarge', file, 'an entry of more than 20 MB');
  spend(budget, entry.uncompressedSize, file);
  try {
    return { name: file, bytes: await unpack(zip, entry, file) };
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError('malformed', file, `cannot be unpacked: ${reasonOf(error)}`);
  }
};

/** One entry, or what is wrong with it. Throws what ends the whole archive. */
const entryOrFault = async (...args: Parameters<typeof readEntry>): Promise<ImportFile | ImportError> => {
  try {
    return await readEntry(...args);
  } catch (error) {
    if (!(error instanceof ImportError) || error.code === 'suspiciousArchive') throw error;
    return error;
  }
};

/**
 * The entries of a zip archive that may be recipes, one after another, each as a file or as its fault. Directories,
 * links and entries rejected by `isWanted` are skipped without being unpacked.
 * @throws ImportError when the archive as a whole is broken, too large or made to harm
 */
export async function* readZip(
  { name, bytes }: ImportFile,
  budget: UnpackBudget,
  isWanted: (name: string) => boolean,
): AsyncGenerator<ImportFile | ImportError> {
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      decodeStrings: false,
    });
  } catch (error) {
    throw new ImportError('malformed', name, `not a readable zip archive: ${reasonOf(error)}`);
  }
  if (zip.entryCount > ARCHIVE_MAX_ENTRIES)
    throw new ImportError('tooManyEntries', name, `more than ${ARCHIVE_MAX_ENTRIES} entries`);
  try {
    for await (const entry of zip.eachEntry()) {
      const entryName = nameOf(entry);
      if (entryName.endsWith('/') || isSymlink(entry) || !isWanted(entryName)) continue;
      const file = `${name} › ${entryName}`;
      const fault = faultOfName(entryName);
      if (fault === null) yield await entryOrFault(zip, entry, file, budget);
      else yield new ImportError('malformed', file, fault);
    }
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError('malformed', name, `broken archive: ${reasonOf(error)}`);
  } finally {
    zip.close();
  }
}

/**
 * The content of a gzip file.
 * @throws ImportError when it is broken, too large or made to harm
 */
export const readGzip = ({ name, bytes }: ImportFile, budget: UnpackBudget): ImportFile => {
  let unpacked: Uint8Array;
  try {
    unpacked = gunzipSync(bytes, { maxOutputLength: ENTRY_MAX_BYTES });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge
      ? new ImportError('tooLarge', name, 'it unpacks to more than 20 MB')
      : new ImportError('malformed', name, `not a readable gzip file: ${reasonOf(error)}`);
  }
  refuseBomb(bytes.length, unpacked.length, name);
  spend(budget, unpacked.length, name);
  return { name, bytes: unpacked };
};

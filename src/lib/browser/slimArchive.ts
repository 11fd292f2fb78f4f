import { hasImportName } from '@contracts/vocabulary';
import { END_BYTES, END_SIGN } from '@kitchen/giving/zipSigns';
import { bytesOf, directoryOf, entriesOf, localPart, viewOf } from './zipDirectory';

/**
 * Leaves out of a zip archive what no import reads, such as the photos of an export, by copying the entries that are
 * wanted as they are, packed. Nothing is unpacked, so the archive may be far larger than the memory.
 */

const endOf = (count: number, size: number, offset: number): Uint8Array => {
  const end = new Uint8Array(END_BYTES);
  const view = viewOf(end);
  view.setUint32(0, END_SIGN, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  return end;
};

/** The archive without what no import reads; the file itself where it is no archive, or not a plain one. */
export const slimArchive = async (file: Blob): Promise<Blob> => {
  const directory = await directoryOf(file);
  if (!directory) return file;
  const { offset, size, count } = directory;
  const entries = entriesOf(await bytesOf(file.slice(offset, offset + size)), count);
  const wanted = entries?.filter(({ name }) => hasImportName(name));
  if (!entries || !wanted || wanted.length === entries.length || wanted.length === 0) return file;
  const parts: Blob[] = [];
  const records: Uint8Array[] = [];
  let at = 0;
  for (const entry of wanted) {
    const part = await localPart(file, entry);
    if (!part) return file;
    const record = entry.record.slice();
    viewOf(record).setUint32(42, at, true);
    parts.push(part);
    records.push(record);
    at += part.size;
  }
  const listed = records.reduce((sum, { length }) => sum + length, 0);
  return new Blob([...parts, ...(records as BlobPart[]), endOf(wanted.length, listed, at) as BlobPart]);
};

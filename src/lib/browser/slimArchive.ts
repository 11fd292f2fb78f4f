import { hasImportName } from '@contracts/vocabulary';

/**
 * Leaves out of a zip archive what no import reads, such as the photos of an export, by copying the entries that are
 * wanted as they are, packed. Nothing is unpacked, so the archive may be far larger than the memory.
 */

const END_SIGN = 0x06054b50;
const ENTRY_SIGN = 0x02014b50;
const LOCAL_SIGN = 0x04034b50;
const END_BYTES = 22;
/** The end of an archive may carry a comment of this length. */
const COMMENT_MAX = 65_535;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** A larger list of contents is that of no export. */
const DIRECTORY_MAX = 16 * 1024 * 1024;

interface Entry {
  name: string;
  /** Its record in the list of contents. */
  record: Uint8Array;
  packed: number;
  offset: number;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Where the list of contents is; undefined for anything but a plain archive. */
const directoryOf = async (file: Blob): Promise<{ offset: number; size: number; count: number } | undefined> => {
  const tail = await bytesOf(file.slice(-(END_BYTES + COMMENT_MAX)));
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGN) continue;
    const [count, size, offset] = [view.getUint16(at + 10, true), view.getUint32(at + 12, true), view.getUint32(at + 16, true)]; // prettier-ignore
    // Archives of more than 4 GB or 65,534 entries have their numbers elsewhere.
    return offset === 0xffffffff || count === 0xffff || size > DIRECTORY_MAX ? undefined : { offset, size, count };
  }
  return undefined;
};

const entriesOf = (directory: Uint8Array, count: number): Entry[] | undefined => {
  const view = viewOf(directory);
  const entries: Entry[] = [];
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY_BYTES > directory.length || view.getUint32(at, true) !== ENTRY_SIGN) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const end = at + ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const [packed, offset] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    if (end > directory.length || packed === 0xffffffff || offset === 0xffffffff) return undefined;
    const name = new TextDecoder().decode(directory.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    entries.push({ name, record: directory.slice(at, end), packed, offset });
    at = end;
  }
  return entries;
};

/** The local record of an entry with its packed bytes. What may follow them is not needed, because the list has it. */
const localPart = async (file: Blob, { offset, packed }: Entry): Promise<Blob | undefined> => {
  const head = await bytesOf(file.slice(offset, offset + LOCAL_BYTES));
  if (head.length < LOCAL_BYTES || viewOf(head).getUint32(0, true) !== LOCAL_SIGN) return undefined;
  const view = viewOf(head);
  const start = LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  return file.slice(offset, offset + start + packed);
};

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

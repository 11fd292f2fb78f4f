import { END_BYTES, END_SIGN, ENTRY_BYTES, ENTRY_SIGN, LOCAL_BYTES, LOCAL_SIGN } from '@kitchen/giving/zipSigns';

/** Reads the list of contents of a zip archive without reading the archive, which may be larger than the memory. */

/** The end of an archive may carry a comment of this length. */
const COMMENT_MAX = 65_535;
/** A larger list of contents is that of no export. */
const DIRECTORY_MAX = 16 * 1024 * 1024;

export interface ZipEntry {
  name: string;
  /** Its record in the list of contents. */
  record: Uint8Array;
  packed: number;
  /** 0: the bytes are as they were. */
  method: number;
  offset: number;
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
export const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Where the list of contents is; undefined for anything but a plain archive. */
export const directoryOf = async (file: Blob): Promise<{ offset: number; size: number; count: number } | undefined> => {
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

export const entriesOf = (directory: Uint8Array, count: number): ZipEntry[] | undefined => {
  const view = viewOf(directory);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY_BYTES > directory.length || view.getUint32(at, true) !== ENTRY_SIGN) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const end = at + ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const [packed, offset] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    if (end > directory.length || packed === 0xffffffff || offset === 0xffffffff) return undefined;
    const name = new TextDecoder().decode(directory.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    entries.push({ name, record: directory.slice(at, end), packed, method: view.getUint16(at + 10, true), offset });
    at = end;
  }
  return entries;
};

/** Where the bytes of an entry begin and end in the archive; undefined if the archive is broken. */
const placeOf = async (file: Blob, { offset, packed }: ZipEntry): Promise<[number, number] | undefined> => {
  const head = await bytesOf(file.slice(offset, offset + LOCAL_BYTES));
  if (head.length < LOCAL_BYTES || viewOf(head).getUint32(0, true) !== LOCAL_SIGN) return undefined;
  const view = viewOf(head);
  const start = offset + LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  return [start, start + packed];
};

/** The packed bytes of an entry. */
export const packedBytes = async (file: Blob, entry: ZipEntry): Promise<Uint8Array | undefined> => {
  const place = await placeOf(file, entry);
  return place && bytesOf(file.slice(...place));
};

/** The local record of an entry with its packed bytes. What may follow them is not needed, because the list has it. */
export const localPart = async (file: Blob, entry: ZipEntry): Promise<Blob | undefined> => {
  const place = await placeOf(file, entry);
  return place && file.slice(entry.offset, place[1]);
};

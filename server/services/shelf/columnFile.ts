import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** A list of numbers that a file holds. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array } as const;
type KindName = keyof typeof KINDS;

/** Why a file cannot be used. */
export class ColumnFileFault extends Error {}

interface ColumnNote {
  name: string;
  kind: KindName;
  length: number;
  /** CRC-32 of its bytes. */
  sum: number;
}

/** The end of a file: what it holds. Written last, so that a file that was cut off has none. */
interface Footer<Header> {
  header: Header;
  columns: ColumnNote[];
}

/** Length and CRC-32 of the footer, then these letters. */
const TRAILER_BYTES = 16;
const MAGIC = 'LARDERIX';
/** Read or written at once, so that a server answers in between. */
const SLICE_BYTES = 4 * 1024 * 1024;
/** Footers are a few kilobytes; anything larger is no footer. */
const FOOTER_BYTES_MAX = 1024 * 1024;
/** Room behind each column that is read, so that a few more numbers need no copy of it. */
const SPARE_SHARE = 32;
const SPARE_MIN = 1_024;

const bytesOf = (column: Column) => new Uint8Array(column.buffer as ArrayBuffer, column.byteOffset, column.byteLength);

const slicesOf = function* (bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) yield bytes.subarray(at, at + SLICE_BYTES);
};

const writeAll = async (handle: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let at = 0; at < bytes.length;) at += (await handle.write(bytes, at)).bytesWritten;
};

/**
 * Writes columns into a file that has its name only once it is complete. The columns may not change meanwhile.
 * @param header anything that JSON can hold, to be compared before the columns are read
 * @throws what the file system throws; the reason of the signal
 */
export const writeColumns = async <Header>(
  path: string,
  header: Header,
  columns: Readonly<Record<string, Column>>,
  signal?: AbortSignal,
): Promise<void> => {
  const partial = `${path}.partial`;
  const handle = await open(partial, 'w', 0o600);
  try {
    const notes: ColumnNote[] = [];
    for (const [name, column] of Object.entries(columns)) {
      let sum = 0;
      for (const slice of slicesOf(bytesOf(column))) {
        signal?.throwIfAborted();
        sum = crc32(slice, sum);
        await writeAll(handle, slice);
      }
      notes.push({ name, kind: column.constructor.name as KindName, length: column.length, sum });
    }
    const footer = Buffer.from(JSON.stringify({ header, columns: notes } satisfies Footer<Header>));
    const trailer = Buffer.alloc(TRAILER_BYTES);
    trailer.writeUInt32LE(footer.length, 0);
    trailer.writeUInt32LE(crc32(footer), 4);
    trailer.write(MAGIC, 8, 'latin1');
    await writeAll(handle, Buffer.concat([footer, trailer]));
    await handle.sync();
    await handle.close();
    await rename(partial, path);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
};

const readAll = async (handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> => {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, position + at);
    if (bytesRead === 0) throw new ColumnFileFault('it is cut off');
    at += bytesRead;
  }
};

const readFooter = async <Header>(handle: FileHandle): Promise<Footer<Header>> => {
  const { size } = await handle.stat();
  const trailer = Buffer.alloc(TRAILER_BYTES);
  if (size < TRAILER_BYTES) throw new ColumnFileFault('it is cut off');
  await readAll(handle, trailer, size - TRAILER_BYTES);
  const length = trailer.readUInt32LE(0);
  if (trailer.toString('latin1', 8) !== MAGIC || length > Math.min(FOOTER_BYTES_MAX, size - TRAILER_BYTES))
    throw new ColumnFileFault('it is cut off, or no index');
  const text = Buffer.alloc(length);
  await readAll(handle, text, size - TRAILER_BYTES - length);
  if (crc32(text) !== trailer.readUInt32LE(4)) throw new ColumnFileFault('it is damaged');
  const footer = JSON.parse(text.toString()) as Footer<Header>;
  const held = footer.columns.reduce((sum, { kind, length: count }) => sum + count * KINDS[kind].BYTES_PER_ELEMENT, 0);
  if (held !== size - TRAILER_BYTES - length) throw new ColumnFileFault('it is damaged');
  return footer;
};

const readColumn = async (handle: FileHandle, { kind, length, sum }: ColumnNote, position: number) => {
  const Kind = KINDS[kind];
  const spare = Math.max(SPARE_MIN, Math.ceil(length / SPARE_SHARE));
  const column = new Kind(new ArrayBuffer((length + spare) * Kind.BYTES_PER_ELEMENT), 0, length);
  let found = 0;
  let at = position;
  for (const slice of slicesOf(bytesOf(column))) {
    await readAll(handle, slice, at);
    found = crc32(slice, found);
    at += slice.length;
  }
  if (found !== sum) throw new ColumnFileFault('it is damaged');
  return column;
};

/**
 * Reads a file of columns. Each column has room behind it.
 * @param accept called with the header before the columns are read; throws to refuse it
 * @throws ColumnFileFault; what the file system throws
 */
export const readColumns = async <Header>(
  path: string,
  accept: (header: Header) => void,
): Promise<{ header: Header; columns: Record<string, Column> }> => {
  const handle = await open(path, 'r');
  try {
    const { header, columns: notes } = await readFooter<Header>(handle);
    accept(header);
    const columns: Record<string, Column> = {};
    let position = 0;
    for (const note of notes) {
      const column = await readColumn(handle, note, position);
      columns[note.name] = column;
      position += column.byteLength;
    }
    return { header, columns };
  } finally {
    await handle.close();
  }
};

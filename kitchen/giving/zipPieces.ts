import { crc32 } from './crc32';
import { END_BYTES, END_SIGN, ENTRY_BYTES, ENTRY_SIGN, LOCAL_BYTES, LOCAL_SIGN } from './zipSigns';

/** A file of an archive. */
export interface ZipFile {
  name: string;
  bytes: Uint8Array;
  /** Pictures are packed already. */
  isPacked?: boolean;
}

/** Packs bytes as raw DEFLATE (RFC 1951). */
export type Deflate = (bytes: Uint8Array) => Promise<Uint8Array>;

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** Archives with more need another format (zip64), which not every program reads. */
export const ZIP_FILES_MAX = 65_000;
const ZIP_BYTES_MAX = 0xffffffff;

interface Listed {
  name: Uint8Array;
  checksum: number;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

/** Date and time as MS-DOS has them: two seconds are its unit, 1980 is its first year. */
const dosTime = (at: Date): number =>
  (((at.getUTCFullYear() - 1980) << 25) | ((at.getUTCMonth() + 1) << 21) | (at.getUTCDate() << 16) | (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)) >>> 0; // prettier-ignore

/** What the local record and the list of contents both say about a file. */
const common = (view: DataView, from: number, { name, checksum, method, packed, size }: Listed, time: number) => {
  view.setUint16(from, VERSION, true);
  view.setUint16(from + 2, UTF8_NAMES, true);
  view.setUint16(from + 4, method, true);
  view.setUint32(from + 6, time, true);
  view.setUint32(from + 10, checksum, true);
  view.setUint32(from + 14, packed, true);
  view.setUint32(from + 18, size, true);
  view.setUint16(from + 22, name.length, true);
};

const localRecord = (file: Listed, time: number): Uint8Array => {
  const record = new Uint8Array(LOCAL_BYTES + file.name.length);
  const view = new DataView(record.buffer);
  view.setUint32(0, LOCAL_SIGN, true);
  common(view, 4, file, time);
  record.set(file.name, LOCAL_BYTES);
  return record;
};

const listRecord = (file: Listed, time: number): Uint8Array => {
  const record = new Uint8Array(ENTRY_BYTES + file.name.length);
  const view = new DataView(record.buffer);
  view.setUint32(0, ENTRY_SIGN, true);
  view.setUint16(4, VERSION, true);
  common(view, 6, file, time);
  view.setUint32(42, file.offset, true);
  record.set(file.name, ENTRY_BYTES);
  return record;
};

const endRecord = (count: number, size: number, offset: number): Uint8Array => {
  const record = new Uint8Array(END_BYTES);
  const view = new DataView(record.buffer);
  view.setUint32(0, END_SIGN, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  return record;
};

/**
 * A zip archive in pieces, file by file, so that it is never in memory as a whole. The same on the server and in the
 * browser.
 * @param deflate packs the files; without it they are stored as they are
 * @throws RangeError for more than 65,000 files or 4 GB
 */
export async function* zipPieces(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
  at: Date,
  deflate?: Deflate,
): AsyncGenerator<Uint8Array, void> {
  const time = dosTime(at);
  const listed: Listed[] = [];
  let offset = 0;
  for await (const { name, bytes, isPacked } of files) {
    const deflated = deflate && !isPacked ? await deflate(bytes) : undefined;
    const packed = deflated && deflated.length < bytes.length ? deflated : bytes;
    const file: Listed = {
      name: new TextEncoder().encode(name),
      checksum: crc32(bytes),
      method: packed === bytes ? 0 : DEFLATED,
      packed: packed.length,
      size: bytes.length,
      offset,
    };
    const local = localRecord(file, time);
    listed.push(file);
    offset += local.length + packed.length;
    if (listed.length > ZIP_FILES_MAX || offset > ZIP_BYTES_MAX) throw new RangeError('too much for one archive');
    yield local;
    yield packed;
  }
  const records = listed.map((file) => listRecord(file, time));
  yield* records;
  yield endRecord(listed.length, records.reduce((sum, { length }) => sum + length, 0), offset); // prettier-ignore
}

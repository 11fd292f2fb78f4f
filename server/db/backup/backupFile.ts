import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as flow } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ConfigError } from '../../errors/startFailure';
import { doneLine, headerOf, readEnd, readHeader, readRow, readTable, type Header } from './backupLines';
import type { Source, SourceTable } from './openSource';
import { createRowDigest, isSameSum, type Row, type TableSum } from './rowDigest';
import type { StoredTable } from './storedTables';

/** Password hashes and private recipes are in it. */
const OWNER_ONLY = 0o600;
/** Characters that go to the compressor at once. */
const CHUNK = 1 << 18;
/** The longest line of ours is a recipe that a model wrote, with its answer: 2 MB. A small file may unpack to much more. */
const LINE_MAX = 16 * 1024 * 1024;

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

async function* linesOf(source: Source, header: Header, sums: Map<StoredTable, TableSum>): AsyncGenerator<string> {
  yield JSON.stringify(header);
  for await (const { table, columns, rows } of source.tables) {
    const digest = createRowDigest();
    yield JSON.stringify({ table, columns });
    for await (const row of rows) {
      digest.add(row);
      yield JSON.stringify(row);
    }
    sums.set(table, digest.sum());
    yield JSON.stringify({ end: table, ...digest.sum() });
  }
  yield doneLine;
}

/**
 * Writes everything that the source contains to a compressed file of JSON lines, readable by its owner only. The file
 * has its name only when it is complete and on the disk.
 * @returns what was written, by table
 */
export const writeBackup = async (
  file: string,
  source: Source,
  version: string,
): Promise<Map<StoredTable, TableSum>> => {
  const unfinished = `${file}.unfinished`;
  const sums = new Map<StoredTable, TableSum>();
  try {
    const lines = linesOf(source, headerOf(source.migrations, version), sums);
    const target = createWriteStream(unfinished, { mode: OWNER_ONLY, flush: true });
    await flow(Readable.from(inChunks(lines)), createGzip(), target);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return sums;
};

const damaged = (file: string, why: string) => new ConfigError(`${file} is not a whole backup: ${why}.`);

async function* readLines(file: string): AsyncGenerator<string> {
  // A failure of either stream reaches the loop through the last one.
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  // The line that has begun, in pieces, so that a long one is copied once.
  let begun: string[] = [];
  let letters = 0;
  for await (const chunk of text as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    begun.push(first);
    letters += first.length;
    if (letters > LINE_MAX) throw new Error('a line has more than 16 MB');
    const last = others.pop();
    if (last === undefined) continue;
    yield begun.join('');
    yield* others;
    begun = [last];
    letters = last.length;
  }
  if (letters > 0) yield begun.join('');
}

/** The lines of a backup, taken one at a time. */
class Lines {
  readonly #lines: AsyncIterator<string>;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.#lines = readLines(file);
  }

  /** @throws ConfigError at the end of the file, and when it cannot be read */
  async next(): Promise<string> {
    const { value, done } = await this.#lines.next().catch((error: Error) => {
      throw damaged(this.#file, error.message);
    });
    if (done) throw damaged(this.#file, 'it ends too early');
    return value as string;
  }
}

async function* rowsUntilEnd(lines: Lines, table: StoredTable, columns: number, file: string): AsyncGenerator<Row> {
  const digest = createRowDigest();
  for (;;) {
    const line = await lines.next();
    const end = readEnd(line);
    if (end) {
      if (end.end !== table || !isSameSum(end, digest.sum())) throw damaged(file, `its table ${table} has changed`);
      return;
    }
    const row = readRow(line, columns);
    if (!row) throw damaged(file, `a row of ${table} cannot be read`);
    digest.add(row);
    yield row;
  }
}

async function* tablesIn(lines: Lines, file: string): AsyncGenerator<SourceTable> {
  for (let line = await lines.next(); line !== doneLine; line = await lines.next()) {
    const table = readTable(line);
    if (!table) throw damaged(file, 'it names a table that this version of Larder does not have');
    yield { ...table, rows: rowsUntilEnd(lines, table.table, table.columns.length, file) };
  }
}

/**
 * Reads a backup, and compares each table with the sum that was written with it.
 * @throws ConfigError, also while its tables are read, when the file is not a backup, damaged or not complete
 */
export const readBackup = async (file: string): Promise<Source & Pick<Header, 'writtenAt' | 'version'>> => {
  await (
    await open(file).catch((error: Error) => Promise.reject(new ConfigError(`${file}: ${error.message}`)))
  ).close();
  const lines = new Lines(file);
  const header = readHeader(await lines.next());
  if (!header) throw damaged(file, 'its first line is not that of a backup');
  return { ...header, tables: tablesIn(lines, file) };
};

/** Reads a backup to its end. @throws ConfigError as {@link readBackup} does */
export const verifyBackup = async (file: string): Promise<Map<StoredTable, TableSum>> => {
  const sums = new Map<StoredTable, TableSum>();
  for await (const { table, rows } of (await readBackup(file)).tables) {
    const digest = createRowDigest();
    for await (const row of rows) digest.add(row);
    sums.set(table, digest.sum());
  }
  return sums;
};

import { z } from 'zod';
import type { Row } from './rowDigest';
import { isStoredTable, type StoredTable } from './storedTables';

/** The lines of a backup: a header, then for each table its columns, its rows and their sum, then {@link doneLine}. */
const FORMAT = 1;

const headerSchema = z.object({
  larderBackup: z.literal(FORMAT),
  version: z.string(),
  writtenAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
});

export type Header = z.infer<typeof headerSchema>;

const tableSchema = z.object({
  table: z.string().refine(isStoredTable),
  columns: z.array(z.string().regex(/^[a-z_]+$/)).min(1),
});

const endSchema = z.object({ end: z.string(), rows: z.number(), digest: z.string() });

const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]));

/** The last line: without it the file is not complete. */
export const doneLine = JSON.stringify({ done: true });

export const headerOf = (migrations: readonly string[], version: string): Header => ({
  larderBackup: FORMAT,
  version,
  writtenAt: new Date().toISOString(),
  migrations: [...migrations],
});

const parsed = <T>(schema: z.ZodType<T>, line: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

export const readHeader = (line: string): Header | undefined => parsed(headerSchema, line);

/** The name and columns of a table; undefined when this release has no such table. */
export const readTable = (line: string): { table: StoredTable; columns: string[] } | undefined =>
  parsed(tableSchema, line) as { table: StoredTable; columns: string[] } | undefined;

/** The sum at the end of a table; undefined for any other line. */
export const readEnd = (line: string) => (line.startsWith('{') ? parsed(endSchema, line) : undefined);

/** A row with that many values; undefined for any other line. */
export const readRow = (line: string, values: number): Row | undefined => {
  const row = parsed(rowSchema, line);
  return row?.length === values ? row : undefined;
};

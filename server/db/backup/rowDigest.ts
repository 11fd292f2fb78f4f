import { createHash } from 'node:crypto';

/** The values of a row, in the order of its table's columns: SQLite and Postgres return the same ones. */
export type Row = readonly (string | number | null)[];

/** What a table contains: the same on every engine and for any order of the rows. */
export interface TableSum {
  rows: number;
  /** Hexadecimal. */
  digest: string;
}

const MODULUS = 1n << 256n;

/** Adds up rows: their number, and their SHA-256 hashes as numbers, so that a missing or changed row shows. */
export const createRowDigest = () => {
  let rows = 0;
  let total = 0n;
  return {
    add: (row: Row): void => {
      rows += 1;
      total = (total + BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`)) % MODULUS;
    },
    sum: (): TableSum => ({ rows, digest: total.toString(16).padStart(64, '0') }),
  };
};

export const isSameSum = (a: TableSum, b: TableSum): boolean => a.rows === b.rows && a.digest === b.digest;

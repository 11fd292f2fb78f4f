import { CompiledQuery } from 'kysely';
import type { Unit } from './unit';

/** Runs the statements of a library in a transaction of ours. */
export const executeIn =
  (unit: Unit) =>
  async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> =>
    unit.executeQuery(CompiledQuery.raw(text, values));

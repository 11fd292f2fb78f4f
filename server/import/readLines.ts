import { fileLineSchema, type FileLine } from '@contracts/fileImport';
import { COOKBOOK_LINES_MAX, SHOPPING_LINES_MAX } from '@contracts/limits';
import { decodeText } from './decodeText';
import type { ImportFile, RawLines } from './importTypes';
import { isObject } from './looseValues';

const HEAD_BYTES = 100;
const MARK = /^\s*\{\s*"larder"\s*:\s*"lines"/;

/** More lines than a cook can have. */
export const LINES_MAX = COOKBOOK_LINES_MAX + SHOPPING_LINES_MAX + 1;

/**
 * Notes, cooked dishes, collections and the shopping list, as Larder's own export has them beside the recipes. A broken
 * line is counted and left out; undefined for any other file.
 */
export const readLines = ({ bytes }: ImportFile): RawLines | undefined => {
  if (!MARK.test(decodeText(bytes.subarray(0, HEAD_BYTES)))) return undefined;
  const data: unknown = JSON.parse(decodeText(bytes));
  const given = isObject(data) && Array.isArray(data.lines) ? (data.lines as unknown[]) : [];
  const lines = given.slice(0, LINES_MAX).flatMap((line): FileLine[] => {
    const { data: read } = fileLineSchema.safeParse(line);
    return read ? [read] : [];
  });
  return { lines, broken: given.length - lines.length };
};

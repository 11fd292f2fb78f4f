import type { FileFault, FileItem } from '@contracts/fileImport';
import { IMPORT_RECIPES_MAX } from '@contracts/limits';
import { idsOfLines } from '../../services/facts/importedFacts';
import { loadTellLanguage } from '../../services/textLanguage';
import { ImportError, type ImportFile, type RawLines } from '../importTypes';
import { readImportFile, type ReadResult } from '../readImportFile';
import { LINES_MAX } from '../readLines';
import type { Understanding } from '../normalise';
import { fileWords } from './fileWords';

/** Items per piece of the answer. */
const PIECE = 100;
/** An archive of nothing but broken entries is not told in full. */
const FAULTS_MAX = 1_000;
const WHERE_MAX = 200;

const faultOf = (error: unknown): FileFault => {
  if (!(error instanceof ImportError)) throw error;
  const { code, file, title } = error;
  return { fault: code, where: file.slice(-WHERE_MAX), ...(title !== undefined && { title }) };
};

const itemOf = (result: Exclude<ReadResult, RawLines>, understanding: Understanding): FileItem => {
  if ('fault' in result) return faultOf(result.fault);
  try {
    return fileWords(result.recipe, result.file, understanding);
  } catch (error) {
    return faultOf(error);
  }
};

/**
 * Everything in a file that a browser sent, as the JSON text of lists of items: at most 5,000 recipes, then one fault
 * says that there are more, and no more other lines than a cook can have. The same file always gives the same items in
 * the same order.
 */
export const readUpload = async (file: ImportFile): Promise<string[]> => {
  const understanding = { tellLanguage: await loadTellLanguage(), idsOf: idsOfLines };
  const pieces: string[] = [];
  let items: FileItem[] = [];
  let recipes = 0;
  let lines = 0;
  let faults = 0;
  const add = (item: FileItem) => {
    items.push(item);
    if (items.length < PIECE) return;
    pieces.push(JSON.stringify(items));
    items = [];
  };
  for await (const result of readImportFile(file)) {
    if ('lines' in result) {
      const taken = result.lines.slice(0, LINES_MAX - lines);
      for (const line of taken) add({ line });
      lines += taken.length;
      const isWhole = result.broken === 0 && taken.length === result.lines.length;
      if (!isWhole && (faults += 1) <= FAULTS_MAX) add({ fault: 'malformed', where: result.file.slice(-WHERE_MAX) });
      continue;
    }
    if (recipes === IMPORT_RECIPES_MAX && 'recipe' in result) {
      add({ fault: 'tooManyRecipes', where: file.name });
      break;
    }
    const item = itemOf(result, understanding);
    if ('words' in item) recipes += 1;
    else if ((faults += 1) > FAULTS_MAX) continue;
    add(item);
  }
  if (items.length > 0) pieces.push(JSON.stringify(items));
  return pieces;
};

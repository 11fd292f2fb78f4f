import { hasImportName } from '@contracts/vocabulary';
import { NESTING_MAX } from './importLimits';
import { ImportError, type ImportFile, type RawLines, type RawRecipe, type RecipeReader } from './importTypes';
import { decodeText } from './decodeText';
import { newBudget, readGzip, readZip, type UnpackBudget } from './readArchive';
import { readLines } from './readLines';
import { readCooklang } from './readCooklang';
import { isRecipeTable, readCsv } from './readCsv';
import { readJson } from './readJson';
import { readMarkdown } from './readMarkdown';
import { readPage } from './readPage';
import { isPlanToEat, readPlanToEat } from './readPlanToEat';

/** A recipe, a fault or other lines of a cook, and their file: inside an archive "archive.zip › entry.json". */
export type ReadResult =
  { file: string; recipe: RawRecipe } | { file: string; fault: ImportError } | ({ file: string } & RawLines);

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

const HEAD_BYTES = 4_096;
const COOKLANG = /(^|\s)[@#~][^@#~{}\n]*\{[^{}\n]*\}/;

/** The reader for a text by its first characters; its name decides only when they do not. */
const readerOf = ({ name, bytes }: ImportFile): RecipeReader | undefined => {
  const head = decodeText(bytes.subarray(0, HEAD_BYTES)).trimStart();
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === 'cook' && !head.startsWith('{')) return readCooklang;
  if (isRecipeTable(head)) return readCsv;
  if (/^[[{]/.test(head)) return readJson;
  if (head.startsWith('<')) return readPage;
  if (extension?.startsWith('json')) return readJson;
  if (extension === 'html' || extension === 'htm') return readPage;
  if (extension === 'csv') return readCsv;
  if (extension === 'md' || extension === 'markdown') return readMarkdown;
  if (isPlanToEat(head)) return readPlanToEat;
  return COOKLANG.test(head) ? readCooklang : undefined;
};

const readText = (file: ImportFile): RawRecipe[] => {
  const reader = readerOf(file);
  if (!reader) throw new ImportError('unknownFormat', file.name, 'not a format that can be imported');
  return reader(file);
};

async function* readAny(file: ImportFile, budget: UnpackBudget, depth: number): AsyncGenerator<ReadResult> {
  const { name, bytes } = file;
  if (bytes.length === 0) throw new ImportError('empty', name, 'the file is empty');
  if (isGzip(bytes)) {
    if (depth > NESTING_MAX + 1) throw new ImportError('nestedTooDeep', name, 'archives in archives in archives');
    yield* readAny(readGzip(file, budget), budget, depth + 1);
  } else if (isZip(bytes)) {
    if (depth > NESTING_MAX) throw new ImportError('nestedTooDeep', name, 'archives in archives in archives');
    let count = 0;
    for await (const entry of readZip(file, budget, hasImportName)) {
      count += 1;
      if (entry instanceof ImportError) yield { file: entry.file, fault: entry };
      else yield* readSafely(entry, budget, depth + 1);
    }
    if (count === 0) throw new ImportError('noRecipe', name, 'no recipe file in this archive');
  } else {
    const lines = readLines(file);
    if (lines) yield { file: name, ...lines };
    else for (const recipe of readText(file)) yield { file: name, recipe };
  }
}

/** A fault in one entry does not stop its archive, unless the archive is made to harm. */
async function* readSafely(file: ImportFile, budget: UnpackBudget, depth: number): AsyncGenerator<ReadResult> {
  try {
    yield* readAny(file, budget, depth);
  } catch (error) {
    const fault =
      error instanceof ImportError
        ? error
        : new ImportError(
            'malformed',
            file.name,
            `cannot be read: ${error instanceof Error ? error.message : 'unknown'}`,
          );
    if (depth > 0 && fault.code === 'suspiciousArchive') throw fault;
    yield { file: fault.file, fault };
  }
}

/** Every recipe in a file of any format, archives included. Yields faults as results; never throws. */
export const readImportFile = (file: ImportFile): AsyncGenerator<ReadResult> => readSafely(file, newBudget(), 0);

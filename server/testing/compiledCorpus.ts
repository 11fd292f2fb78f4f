import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusRecipe } from '@kitchen/recipes/recipeFormat';
import { compileCorpus } from '../corpus/loadCorpus';

const ROOT = join(__dirname, '..', '..');
const FOLDER = join(ROOT, 'build', 'cache', 'corpus');
/** What decides how a recipe file is compiled. */
const SOURCES = ['recipes', 'kitchen', 'contracts', 'server/corpus'];

const keyOfSources = (root: string): string => {
  const hash = createHash('sha1');
  for (const source of SOURCES)
    for (const name of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:yaml|ts)$/.test(name) && !name.includes('.test.'))
        hash.update(name).update(readFileSync(join(root, source, name)));
  return hash.digest('hex');
};

const readKept = (file: string): CorpusRecipe[] | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CorpusRecipe[];
  } catch {
    return undefined;
  }
};

/**
 * Every recipe of the project, for tests. Compiling them takes a core for several seconds, so what was compiled is kept
 * until a file that decides it changes.
 */
export const compiledCorpus = (root = ROOT, folder = FOLDER): CorpusRecipe[] => {
  const name = `${keyOfSources(root)}.json`;
  const kept = readKept(join(folder, name));
  if (kept) return kept;
  const compiled = compileCorpus(root);
  mkdirSync(folder, { recursive: true });
  for (const older of readdirSync(folder)) if (!older.startsWith(name)) rmSync(join(folder, older), { force: true });
  // Renamed when complete: another process reads all of it or nothing.
  const unfinished = join(folder, `${name}.${process.pid}`);
  writeFileSync(unfinished, JSON.stringify(compiled));
  renameSync(unfinished, join(folder, name));
  return compiled;
};

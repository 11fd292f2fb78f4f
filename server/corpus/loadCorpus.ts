import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { RecipeCategory } from '@contracts/vocabulary';
import { parseRecipeFile, type CorpusRecipe } from '@kitchen/recipes/recipeFormat';
import type { CompiledRecipe } from './corpusBook';
import { CORPUS_FACTS, readCorpus } from './corpusFiles';

const FOLDERS: readonly (readonly [string, RecipeCategory])[] = [
  ['meals', 'Meals'],
  ['drinks', 'Drinks'],
];

const EXTENSION = '.yaml';

/** Reads every recipe file below recipes/ in order of name. Throws on the first fault. */
export const compileCorpus = (root: string): CorpusRecipe[] =>
  FOLDERS.flatMap(([folder, category]) => {
    const path = join(root, 'recipes', folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((name) => name.endsWith(EXTENSION))
      .sort()
      .map((name) => {
        const slug = name.slice(0, -EXTENSION.length);
        return parseRecipeFile(parse(readFileSync(join(path, name), 'utf8')), slug, category);
      });
  });

/**
 * The corpus of the program.
 * @param root the project's folder
 * @param isFresh read recipes/ even when a compiled corpus exists (in development)
 */
export const loadCorpus = (root: string, { isFresh = false }: { isFresh?: boolean } = {}): CompiledRecipe[] => {
  const build = join(root, 'build');
  return !isFresh && existsSync(join(build, CORPUS_FACTS)) ? readCorpus(build) : compileCorpus(root);
};

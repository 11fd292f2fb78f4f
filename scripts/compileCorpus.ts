import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createCorpusBook } from '../server/corpus/corpusBook';
import { writeCorpus } from '../server/corpus/corpusFiles';
import { compileCorpus } from '../server/corpus/loadCorpus';
import { writeCorpusIndex } from '../server/services/shelf/corpusIndex';

/** Writes the recipe files as the server reads them when it starts, and their index. */
const main = async (): Promise<void> => {
  const build = join(__dirname, '..', 'build');
  const recipes = compileCorpus(join(__dirname, '..'));
  mkdirSync(build, { recursive: true });
  writeCorpus(build, recipes);
  await writeCorpusIndex(build, createCorpusBook(recipes));
  console.log(`${recipes.length} recipes compiled`);
};

void main();

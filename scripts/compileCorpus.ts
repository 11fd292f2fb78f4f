import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computedAhead } from '../server/corpus/corpusBook';
import { compileCorpus } from '../server/corpus/loadCorpus';

/** Writes the recipe files as one JSON file, which the server reads when it starts. */
const root = join(__dirname, '..');
const recipes = compileCorpus(root).map(computedAhead);
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build', 'corpus.json'), JSON.stringify(recipes));
console.log(`${recipes.length} recipes compiled`);

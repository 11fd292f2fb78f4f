import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCorpus } from '../server/corpus/loadCorpus';

/** Writes the recipe files as one JSON file, which the server reads when it starts. */
const root = join(__dirname, '..');
const recipes = compileCorpus(root);
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build', 'corpus.json'), JSON.stringify(recipes));
console.log(`${recipes.length} recipes compiled`);

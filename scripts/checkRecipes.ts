/** `npm run check:recipes`: reads every recipe file and prints each fault as file:line: message. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { RecipeCategory } from '../contracts/vocabulary';
import { checkRecipe, checkTogether } from '../kitchen/recipeChecks';
import { parseRecipeFile, RecipeFault, type CorpusRecipe } from '../kitchen/recipeFormat';
import { recipeIdOf } from '../kitchen/recipeId';

const root = join(__dirname, '..');

interface RecipeFile {
  file: string;
  document: Document;
  lines: LineCounter;
}

/** The line on which a path of names and numbers stands, or the nearest line above it. */
const lineOf = ({ document, lines }: RecipeFile, path: string): number => {
  let node: unknown = document.contents;
  let offset = 0;
  for (const name of path === '' ? [] : path.split('.')) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === name);
      if (!pair) break;
      if (isNode(pair.key) && pair.key.range) offset = pair.key.range[0];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(name)];
      if (isNode(node) && node.range) offset = node.range[0];
    } else break;
  }
  return lines.linePos(offset).line;
};

const faults: string[] = [];
const recipes: CorpusRecipe[] = [];
const files = new Map<string, RecipeFile>();

for (const [folder, category] of [
  ['meals', 'Meals'],
  ['drinks', 'Drinks'],
] as const satisfies readonly (readonly [string, RecipeCategory])[]) {
  for (const name of readdirSync(join(root, 'recipes', folder)).sort()) {
    const file = `recipes/${folder}/${name}`;
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
    const source = { file, document, lines };
    if (document.errors.length > 0) {
      for (const { message, linePos } of document.errors) faults.push(`${file}:${linePos?.[0].line ?? 1}: ${message}`);
      continue;
    }
    try {
      const recipe = parseRecipeFile(document.toJS(), name.replace(/\.yaml$/, ''), category);
      recipes.push(recipe);
      files.set(recipe.slug, source);
      for (const { path, message } of checkRecipe(recipe))
        faults.push(`${file}:${lineOf(source, path)}: ${path} ${message}`);
    } catch (fault) {
      if (!(fault instanceof RecipeFault)) throw fault;
      faults.push(`${file}:${lineOf(source, fault.path)}: ${fault.path} ${fault.message}`);
    }
  }
}
for (const { slug, path, message } of checkTogether(recipes, ({ id, slug: name }) => id ?? recipeIdOf(name))) {
  const source = files.get(slug)!;
  faults.push(`${source.file}:${lineOf(source, path)}: ${path} ${message}`);
}

for (const fault of faults) console.error(fault);
const count = (category: RecipeCategory) => recipes.filter((recipe) => recipe.category === category).length;
console.log(`${recipes.length} recipes (${count('Meals')} meals, ${count('Drinks')} drinks), ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

/** `npm run check:recipes`: reads every recipe file and prints each fault as file:line: message. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { RecipeCategory } from '../contracts/vocabulary';
import { checkCorpus, checkRecipe } from '../kitchen/recipes/checks/recipeChecks';
import type { RecipeFault } from '../kitchen/recipes/fieldReader';
import { readRecipeFile, type CorpusRecipe } from '../kitchen/recipes/recipeFormat';

const root = join(__dirname, '..');

const FOLDERS: readonly (readonly [folder: string, category: RecipeCategory])[] = [
  ['meals', 'Meals'],
  ['drinks', 'Drinks'],
];

interface RecipeFile {
  file: string;
  document: Document;
  lines: LineCounter;
}

/** The line of a path like `fr.steps[2]`, or of its nearest existing parent. */
const lineOf = ({ document, lines }: RecipeFile, path: string): number => {
  let node: unknown = document.contents;
  let offset = 0;
  for (const name of path.split(/[.[\]]+/).filter((part) => part !== '')) {
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

const messages: string[] = [];
const recipes: CorpusRecipe[] = [];
const files = new Map<string, RecipeFile>();

const tell = (faults: readonly RecipeFault[]) => {
  for (const { slug, path, reason } of faults) {
    const source = files.get(slug)!;
    messages.push(`${source.file}:${lineOf(source, path)}: ${path} ${reason}`);
  }
};

for (const [folder, category] of FOLDERS)
  for (const name of readdirSync(join(root, 'recipes', folder)).sort()) {
    const file = `recipes/${folder}/${name}`;
    const slug = name.replace(/\.yaml$/, '');
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
    if (files.has(slug)) messages.push(`${file}:1: ${files.get(slug)!.file} has the same name`);
    files.set(slug, { file, document, lines });
    for (const { message, linePos } of document.errors) messages.push(`${file}:${linePos?.[0].line ?? 1}: ${message}`);
    if (document.errors.length > 0) continue;
    const { recipe, faults } = readRecipeFile(document.toJS(), slug, category);
    tell(faults.length > 0 ? faults : checkRecipe(recipe));
    if (faults.length === 0) recipes.push(recipe);
  }
tell(checkCorpus(recipes));

for (const message of messages) console.error(message);
const count = (category: RecipeCategory) => recipes.filter((recipe) => recipe.category === category).length;
console.log(`${count('Meals')} meals and ${count('Drinks')} drinks can be read, ${messages.length} faults`);
process.exit(messages.length > 0 ? 1 : 0);

/** `npm run prove -- house [--against COMMIT]`: how long files and functions are, and which idioms are borrowed, now and then; writes docs/proofs/house.md. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, writeReport } from '../report';
import { FLOORS, sourceFiles, type SourceFile } from './figures';
import { borrowedIdioms } from './idioms';

/** The last commit before the house was put in order. */
const BEFORE = '9d53db1c';
const LONG_FILE = 300;
/** The first two were found by making the change in a copy and running `npm run typecheck`, the third by reading. */
const PLACES = [
  'Places that a change touches (in brackets what names them):',
  '',
  '- a sort order, 8: `contracts/vocabulary`; its name in `src/i18n/vocabularyMessages` (types) and four catalogues (`check:translations`); how it sorts in `src/lib/search/sortRecipes` and `kitchen/search/recipeOrder` (types)',
  '- an allergen, 11 and the rows of its ingredients: `contracts/vocabulary`; `kitchen/facts/allergens/allergenVocabulary`, `kitchen/search/wishes/wishLexicon`, `kitchen/truth/claims`, `src/app/look/schemes`, `src/i18n/vocabularyMessages` (types); four catalogues (`check:translations`); the fingerprint in `kitchen/facts/factsVersion` (its test). Before: 15 files, of which types named 3',
  '- a field on the card that recipes have already, 6: `src/components/RecipeCard/CardFacts` and its `messages`, and four catalogues; one that they do not have yet, two more: `contracts/recipe` and `kitchen/recipes/localise`',
];

const { values } = parseArgs({ options: { against: { type: 'string', default: BEFORE } } });

/** The tree of a commit, unpacked for as long as `read` takes. */
const atCommit = <Result>(commit: string, read: (root: string) => Result): Result => {
  const root = mkdtempSync(join(tmpdir(), 'larder-house-'));
  try {
    const packed = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 });
    execFileSync('tar', ['xf', '-', '-C', root], { input: packed });
    return read(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};

const onFloor = (files: readonly SourceFile[], floor: string) =>
  files.filter(({ path }) => path.startsWith(`${floor}/`));

const lengthsOf = (files: readonly SourceFile[]): string => {
  const lengths = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? '–';
  return [lengths.length, at(0.5), at(0.9), at(1)].join(' | ');
};

const closureVariablesIn = (files: readonly SourceFile[]) =>
  onFloor(files, 'src/listeners').flatMap(({ path, closureVariables }) =>
    closureVariables.map((name) => ({ path, name })),
  );

const longFunctionsIn = (files: readonly SourceFile[]) =>
  files
    .flatMap(({ path, longFunctions }) => longFunctions.map((one) => ({ path, ...one })))
    .sort((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1));

const [before, idiomsBefore] = atCommit(values.against, (root) => [sourceFiles(root), borrowedIdioms(root)] as const);
const now = sourceFiles(ROOT);
const idiomsNow = borrowedIdioms(ROOT);

writeReport('house', 'The size of files and functions', [
  `\`npm run prove -- house\`: lines per source file (without tests) on each floor, at ${values.against} (before the house was put in order) and on ${new Date().toISOString().slice(0, 10)}.`,
  '',
  '| floor | files then | median | 90 % | longest | files now | median | 90 % | longest |',
  `|${' --- |'.repeat(9)}`,
  ...FLOORS.map(
    (floor) => `| \`${floor}\` | ${lengthsOf(onFloor(before, floor))} | ${lengthsOf(onFloor(now, floor))} |`,
  ),
  '',
  `- files of more than ${LONG_FILE} lines: ${before.filter(({ lines }) => lines > LONG_FILE).length} then, ${now.filter(({ lines }) => lines > LONG_FILE).length} now`,
  `- functions of more than 60 lines: ${longFunctionsIn(before).length} then, ${longFunctionsIn(now).length} now`,
  `- variables that listeners keep in a closure instead of the store: ${closureVariablesIn(before).length} then, ${closureVariablesIn(now).length} now`,
  `- borrowed idioms in comments, test names and docs: ${idiomsBefore.length} then, ${idiomsNow.length} now`,
  '',
  ...PLACES,
  '',
  `Files of more than ${LONG_FILE} lines:`,
  '',
  ...now
    .filter(({ lines }) => lines > LONG_FILE)
    .sort((a, b) => b.lines - a.lines)
    .map(({ path, lines }) => `- ${path}: ${lines}`),
  '',
  'Functions of more than 60 lines:',
  '',
  ...longFunctionsIn(now).map(({ path, name, lines }) => `- ${path} \`${name}\`: ${lines}`),
  ...(closureVariablesIn(now).length > 0 ? ['', 'Variables that listeners keep in a closure:', ''] : []),
  ...closureVariablesIn(now).map(({ path, name }) => `- ${path} \`${name}\``),
  ...(idiomsNow.length > 0 ? ['', 'Borrowed idioms:', '', ...idiomsNow.map((one) => `- ${one}`)] : []),
]);

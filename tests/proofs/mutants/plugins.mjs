/** Plugins for Stryker: a sample of the mutants, a runner that begins with the nearest tests, and a record of the results. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

const { root, state, chosen } = JSON.parse(process.env.MUTANTS);

/** What the checker says of a mutant outside the sample; Stryker then neither runs nor counts it. */
const OUTSIDE = { status: 'compileError', reason: 'not in the sample' };

/** Names a mutant by what it changes, because its number depends on which others there are. */
const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  [relative(root, fileName), start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ');

/** Lets through the mutants of the sample; while there is no sample yet, writes down all from which it is drawn. */
class Sample {
  #keys = new Set();

  async init() {
    if (chosen !== undefined) this.#keys = new Set(JSON.parse(readFileSync(chosen, 'utf8')));
  }

  async group(mutants) {
    if (chosen === undefined) {
      const all = mutants.map((mutant) => ({
        key: keyOf(mutant),
        file: relative(root, mutant.fileName),
        location: mutant.location,
      }));
      writeFileSync(join(state, 'all.json'), JSON.stringify(all));
    }
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [mutant.id, this.#keys.has(keyOf(mutant)) ? { status: 'passed' } : OUTSIDE]),
    );
  }
}

/** Runs nothing: for the list of all mutants no test is needed. */
class NoTests {
  async init() {}
  capabilities() {
    return { reloadEnvironment: true };
  }
  async dryRun() {
    return { status: 'complete', tests: [{ id: 'none', name: 'none', status: 0, timeSpentMs: 0 }] };
  }
}

const COVERAGE = join(state, 'test-files.json');

/** How many leading folders two files share, and one more if the test is named for the file. */
const nearness = (file, test) => {
  const folders = dirname(file).split('/');
  const others = dirname(test).split('/');
  const shared = folders.findIndex((folder, i) => folder !== others[i]);
  const isNamesake = test.startsWith(file.replace(/\.tsx?$/, '.'));
  return (shared < 0 ? folders.length : shared) + (isNamesake ? 1 : 0);
};

/** Jest starts once per batch; most mutants die in the first. */
const BATCHES = [2, 6, Infinity];
/** Nearly every test file loads some files, such as the ingredients. All of them would take minutes for each survivor. */
const FILES_MAX = 24;

/**
 * For each mutant the test files that run its code, whether in a test or while they are loaded. Takes the counts of
 * loads.cjs apart from the coverage, and leaves there what Stryker expects.
 */
const filesByMutant = ({ tests, mutantCoverage }) => {
  const { staticOf = {}, perTest } = mutantCoverage;
  delete mutantCoverage.staticOf;
  const files = {};
  const add = (counts, path) => {
    const file = relative(process.cwd(), path);
    for (const id of Object.keys(counts)) (files[id] ??= new Set()).add(file);
  };
  for (const [path, counts] of Object.entries(staticOf)) {
    add(counts, path);
    Object.assign(mutantCoverage.static, counts);
  }
  for (const { id, fileName } of tests) add(perTest[id] ?? {}, fileName);
  return Object.fromEntries(Object.entries(files).map(([id, names]) => [id, [...names]]));
};

/**
 * Stryker's runner for jest loads every test file that imports the mutated one, runs only the tests that ran the mutated
 * code, and does not stop at a failure. This one gives it the test files that ran the code, nearest first, until one
 * fails. It runs their tests without exception: a table that is built once is built in the first test and fails another.
 */
const createRunner = (injector) => {
  const jest = injector.injectFunction(jestPlugins[0].factory);
  return {
    init: () => jest.init(),
    capabilities: () => jest.capabilities(),
    async dryRun(options) {
      const result = await jest.dryRun(options);
      if (result.status === 'complete') writeFileSync(COVERAGE, JSON.stringify(filesByMutant(result)));
      return result;
    },
    async mutantRun(options) {
      // The coverage says which files to run, so jest need not look for those that import the mutated one.
      jest.enableFindRelatedTests = false;
      const file = relative(process.cwd(), options.sandboxFileName);
      const files = JSON.parse(readFileSync(COVERAGE, 'utf8'))[options.activeMutant.id] ?? [];
      files.sort((a, b) => nearness(file, b) - nearness(file, a) || (a < b ? -1 : 1));
      files.splice(FILES_MAX);
      let result = { status: 'survived', nrOfTests: 0 };
      let tests = 0;
      for (const batch of BATCHES) {
        const next = files.splice(0, batch);
        if (next.length === 0) break;
        process.env.MUTANTS_TEST_FILES = JSON.stringify(next);
        try {
          result = await jest.mutantRun({ ...options, testFilter: undefined });
        } finally {
          delete process.env.MUTANTS_TEST_FILES;
        }
        if (result.status !== 'survived') return result;
        tests += result.nrOfTests;
      }
      return { ...result, nrOfTests: tests };
    },
  };
};
createRunner.inject = ['$injector'];

const SHOWN = new Set(['Survived', 'NoCoverage', 'Timeout', 'RuntimeError']);

/**
 * Writes down each result as soon as it is known, because a run takes long and may be interrupted, and prints what was
 * not killed.
 */
class Results {
  // Unlike the others it lives in the first process, in which this module is loaded once for all runs.
  #settings = JSON.parse(process.env.MUTANTS);

  onMutantTested({ status, fileName, location, replacement = '' }) {
    if (this.#settings.chosen === undefined || (status !== 'Killed' && !SHOWN.has(status))) return;
    const file = relative(root, fileName);
    appendFileSync(
      join(this.#settings.state, 'results.jsonl'),
      `${JSON.stringify({ status, file, location, replacement })}\n`,
    );
    if (status === 'Killed') return;
    const change = replacement.replace(/\s+/g, ' ').slice(0, 80);
    console.log(`${status} ${file}:${location.start.line}:${location.start.column} → ${change}`);
  }
}

/** A list of at least so many words is a table. */
const TABLE = 20;
const LITERALS = new Set(['StringLiteral', 'NumericLiteral', 'BooleanLiteral', 'RegExpLiteral', 'NullLiteral']);

const literalsIn = (node) => {
  if (LITERALS.has(node.type)) return 1;
  if (node.type === 'ArrayExpression') return node.elements.reduce((sum, one) => sum + literalsIn(one), 0);
  if (node.type === 'ObjectExpression')
    return node.properties.reduce((sum, one) => sum + (one.type === 'ObjectProperty' ? literalsIn(one.value) : NaN), 0);
  return NaN;
};

/** The words of a table inside a file with code: a change matters only to a test that reads this very word. */
class Tables {
  shouldIgnore(path) {
    if (path.node.type !== 'StringLiteral') return undefined;
    const table = path.findParent(
      ({ node, parent }) => parent?.type === 'VariableDeclarator' && literalsIn(node) >= TABLE,
    );
    return table ? 'a word in a table' : undefined;
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: Sample },
  { kind: 'TestRunner', name: 'nearest', factory: createRunner },
  { kind: 'TestRunner', name: 'none', injectableClass: NoTests },
  { kind: 'Reporter', name: 'results', injectableClass: Results },
  { kind: 'Ignore', name: 'tables', injectableClass: Tables },
];

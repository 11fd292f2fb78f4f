const { relative } = require('node:path');
const { createScriptTransformer } = require('@jest/transform');
const { default: Runtime } = require('jest-runtime');

/** Prints nothing: a test of a mutant may fail in many words. */
const SILENT = Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]));
const NO_COVERAGE = { collectCoverage: false, collectCoverageFrom: [], coverageProvider: 'babel' };

/** Has jest pass over every test that has not begun. */
const skipRest = (block) => {
  for (const child of block.children) {
    if (child.type === 'describeBlock') skipRest(child);
    else if (!child.startedAt) child.mode = 'skip';
  }
};

/**
 * An environment of jest in which one test file runs after another. Jest makes a new one for each file and loads
 * everything again, which takes most of the time; here only what a mutant can reach is loaded again, and what `keeps`
 * does not name.
 */
class TestRoom {
  /** Read and written by the instrumented code: which mutant is switched on, and how often each place was passed. */
  #stryker = { activeMutant: undefined, hitCount: 0, hitLimit: Infinity, mutantCoverage: { static: {}, perTest: {} } };
  /** Of the run that is going on. */
  #run = { tests: 0, hasFailed: false, last: Infinity };

  static async open({ globalConfig, context: { config, resolver }, kind, keeps }) {
    const room = new TestRoom();
    const transformer = await createScriptTransformer(config, new Map());
    const Environment = await transformer.requireAndTranspileModule(kind ?? config.testEnvironment);
    const settings = { console: SILENT, docblockPragmas: {}, testPath: __filename };
    const environment = new Environment({ globalConfig, projectConfig: config }, settings);
    environment.global.console = SILENT;
    environment.global.__stryker__ = room.#stryker;
    environment.handleTestEvent = (event, state) => room.#onTestEvent(event, state);
    const rest = [transformer, new Map(), NO_COVERAGE, __filename, globalConfig];
    const runtime = new Runtime(config, environment, resolver, ...rest);
    await environment.setup();
    const runFile = await transformer.requireAndTranspileModule(config.testRunner);
    const globals = Object.getOwnPropertyDescriptors(environment.global);
    return Object.assign(room, { globalConfig, config, environment, runtime, runFile, keeps, globals });
  }

  #onTestEvent({ name, test }, state) {
    if (name === 'test_start' && this.#run.tests >= this.#run.last) skipRest(state.rootDescribeBlock);
    else if (name === 'test_start') this.#run.tests += 1;
    if (name === 'test_done' && test.errors.length > 0) {
      this.#run.hasFailed = true;
      skipRest(state.rootDescribeBlock);
    }
    if (name === 'run_finish' && state.unhandledErrors.length > 0) this.#run.hasFailed = true;
  }

  /** Forgets the modules that import one of `files`, directly or not, and those that are not kept. */
  #forget(files) {
    const loaded = this.runtime.registries.moduleRegistry;
    const importers = new Map();
    for (const [path, { children }] of loaded)
      for (const { filename } of children) importers.set(filename, [...(importers.get(filename) ?? []), path]);
    const stale = new Set();
    const unkept = [...loaded.keys()].filter((path) => !this.keeps.test(relative(this.config.rootDir, path)));
    const queue = [...files, ...unkept];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (stale.has(path)) continue;
      stale.add(path);
      queue.push(...(importers.get(path) ?? []));
    }
    for (const path of stale) loaded.delete(path);
  }

  /** What an earlier file replaced, such as fetch, is the original again. */
  #restoreGlobals() {
    const { global } = this.environment;
    for (const [name, was] of Object.entries(this.globals)) {
      const is = Object.getOwnPropertyDescriptor(global, name);
      if (was.configurable && (is?.value !== was.value || is?.get !== was.get))
        Object.defineProperty(global, name, was);
    }
  }

  /**
   * Runs the tests of a file until one fails, with a mutant or without one, after forgetting the `changed` files. Answers
   * whether all passed, how many began, how often each mutated place was passed, and whether the mutant was passed more
   * often than `hitLimit`, as in an endless loop. Rejects if the file cannot be loaded.
   */
  async run(file, { changed, mutant, hitLimit = Infinity, last = Infinity }) {
    this.#forget([file, ...changed]);
    this.#restoreGlobals();
    Object.assign(this.#stryker, { activeMutant: mutant, hitCount: 0, hitLimit });
    this.#stryker.mutantCoverage.static = {};
    this.#run = { tests: 0, hasFailed: false, last };
    // The functions `test` and `expect`, and which tests there are.
    this.runtime.registries.internalModuleRegistry.clear();
    // After a test, jest refuses to load modules.
    this.runtime.enterTestCode();
    try {
      const result = await this.runFile(this.globalConfig, this.config, this.environment, this.runtime, file);
      return {
        passed: !this.#run.hasFailed && result.numFailingTests === 0 && !result.testExecError,
        tests: this.#run.tests,
        hits: this.#stryker.mutantCoverage.static,
        isEndless: this.#stryker.hitCount > hitLimit,
      };
    } finally {
      this.#stryker.activeMutant = undefined;
    }
  }

  async close() {
    this.runtime.teardown();
    await this.environment.teardown();
  }
}

module.exports = { TestRoom };

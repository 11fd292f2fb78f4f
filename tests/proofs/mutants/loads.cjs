/**
 * Runs before each test file. Stryker counts what runs while a file is loaded, or before its first test, for all files
 * together; this keeps the counts apart, so that the runner in plugins.mjs knows which files can notice a mutant there.
 */
const stryker = globalThis[globalThis.__strykerGlobalNamespace__];
if (stryker) {
  const coverage = (stryker.mutantCoverage ??= { static: {}, perTest: {} });
  coverage.staticOf ??= {};
  coverage.static = coverage.staticOf[globalThis.expect.getState().testPath] = {};
}

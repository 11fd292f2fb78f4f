const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const { projects } = require('../../../jest.config.js');

const { root, project, tests, excludedTests } = JSON.parse(process.env.MUTANTS);
const { displayName: _, transform, ...config } = projects.find(({ displayName }) => displayName === project);

/** One project of the usual configuration, with only the tests that may kill a mutant of the folder. */
module.exports = {
  ...config,
  rootDir: root,
  roots: ['src', 'server', 'kitchen', 'contracts']
    .filter((folder) => readdirSync(root).includes(folder))
    .map((folder) => join(root, folder)),
  transform: Object.fromEntries(
    Object.entries(transform).map(([files, by]) =>
      by[0].endsWith('compile.cjs') ? [files, [join(__dirname, 'instrumented.cjs'), by[1]]] : [files, by],
    ),
  ),
  testMatch: tests.map((glob) => `<rootDir>/${glob}`),
  testPathIgnorePatterns: ['/node_modules/', ...excludedTests.map((file) => `<rootDir>/${file}$`)],
  // A mutant may prevent what a test waits for. That is a failure, but not one to wait five minutes for.
  testTimeout: 30_000,
  runner: join(__dirname, 'runner.cjs'),
  reporters: [],
  watchman: false,
};

const { readdirSync } = require('node:fs');
const { projects } = require('../../../jest.config.js');

const { project, tests, excludedTests } = JSON.parse(process.env.MUTANTS);
const { displayName: _, ...config } = projects.find(({ displayName }) => displayName === project);

/** One project of the usual configuration, with only the tests that may kill a mutant of the folder. */
module.exports = {
  ...config,
  rootDir: process.cwd(),
  // Less to crawl before each of a thousand runs.
  roots: ['src', 'server', 'kitchen', 'contracts']
    .filter((folder) => readdirSync('.').includes(folder))
    .map((folder) => `<rootDir>/${folder}`),
  setupFilesAfterEnv: [`${__dirname}/loads.cjs`, ...(config.setupFilesAfterEnv ?? [])],
  testMatch: tests.map((glob) => `<rootDir>/${glob}`),
  testPathIgnorePatterns: ['/node_modules/', ...excludedTests.map((file) => `<rootDir>/${file}$`)],
  // A mutant may prevent what a test waits for. That is a failure, but not one to wait a minute for.
  testTimeout: 120_000,
  filter: `${__dirname}/testFilter.cjs`,
  cacheDirectory: JSON.parse(process.env.MUTANTS).jestCache,
};

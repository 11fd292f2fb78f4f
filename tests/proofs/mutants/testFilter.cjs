const { relative } = require('node:path');

/** A filter for jest: only the test files that the runner in plugins.mjs asks for, all of them in the dry run. */
module.exports = (paths) => {
  const { MUTANTS_TEST_FILES: chosen } = process.env;
  if (chosen === undefined) return { filtered: paths };
  const files = new Set(JSON.parse(chosen));
  return { filtered: paths.filter((path) => files.has(relative(process.cwd(), path))) };
};

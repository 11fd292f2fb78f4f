const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { createTransformer } = require('../../../scripts/testing/compile.cjs');

const { root, state } = JSON.parse(process.env.MUTANTS);
const { code } = JSON.parse(readFileSync(join(state, 'sample.json'), 'utf8'));

/** The usual compiler of the tests, which compiles the files with mutants from their instrumented code. */
module.exports = {
  createTransformer(options) {
    const usual = createTransformer(options);
    // A folder apart: the usual compiled code stays in the cache of the tests.
    const apart = createTransformer(options, join(root, 'build', 'mutants', 'compiled'));
    return {
      getCacheKey(source, file, jest) {
        const mutated = code[relative(root, file)];
        return mutated === undefined
          ? usual.getCacheKey(source, file, jest)
          : createHash('sha1')
              .update(mutated)
              .update(usual.getCacheKey(mutated, file, jest))
              .digest('hex');
      },
      process(source, file) {
        const mutated = code[relative(root, file)];
        return mutated === undefined ? usual.process(source, file) : apart.process(mutated, file);
      },
    };
  },
};

const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const page = require('jest-fixed-jsdom');

/** The usual page of the tests; it also tells Stryker which test covers which mutant. */
module.exports = mixinJestEnvironment(page.default ?? page);

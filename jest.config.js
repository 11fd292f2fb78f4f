const { availableParallelism } = require('node:os');

/** Packages that ship ES modules only, or import some at run time, and so must be compiled for jest's CommonJS. */
const ESM_ONLY = [
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  'fastify-type-provider-zod',
  'cookie',
  '@emotion/unitless',
  'eld',
  '@noble/hashes',
  'parse5',
  'entities',
  '@redux-devtools/instrument',
  'storybook',
  '@storybook',
  '@opentelemetry/otlp-exporter-base',
];

/** tsconfig.json's, for jest's CommonJS; each file is compiled without looking at the others. */
const TS_OPTIONS = {
  target: 'ES2022',
  module: 'CommonJS',
  jsx: 'react-jsx',
  esModuleInterop: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
};

const TS_JEST = {
  tsconfig: TS_OPTIONS,
  astTransformers: { before: [require.resolve('./scripts/testing/importMeta.cjs')] },
};

const shared = {
  // Compiles a file once per process instead of once per test file.
  runtime: '<rootDir>/scripts/testing/runtime.cjs',
  transform: {
    // Our own code file by file; `npm run typecheck` checks its types.
    '^(?!.*/node_modules/).+\\.m?tsx?$': ['<rootDir>/scripts/testing/compile.cjs', TS_JEST],
    '^.+\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    // It offers no entry for `require`.
    '^eld/small$': '<rootDir>/node_modules/eld/src/entries/static.small.js',
    // The build divides each catalogue; in tests both parts are the whole one.
    '^(.*\\.json)\\?(?:first|recipe|other)$': '$1',
    '^@contracts/(.*)$': '<rootDir>/contracts/$1',
    '^@kitchen/(.*)$': '<rootDir>/kitchen/$1',
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.(css|woff2)$': '<rootDir>/src/testing/emptyAsset.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/data/'],
};

module.exports = {
  // Tests of pages wait half of the time, and `npm test` fills that with journeys: three processes for two cores.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // What the files of a worker leave in memory makes its garbage collection slower and slower; it begins afresh instead.
  workerIdleMemoryLimit: '1GB',
  // Cores that are busy with something else need more than the default of five seconds.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/scripts/testing/slowFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/src/testing/pageEnvironment.cjs',
      testMatch: ['<rootDir>/{src,stories}/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    {
      // A file that needs a page names jsdom in its first comment.
      ...shared,
      displayName: 'logic',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,contracts,kitchen,scripts,bench}/**/*.test.ts'],
    },
  ],
};

/** Packages that ship ES modules only and so must be compiled for jest's CommonJS. */
const ESM_ONLY = [
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  'fastify-type-provider-zod',
  'cookie',
  '@emotion/unitless',
  'parse5',
  'entities',
  '@redux-devtools/instrument',
  'storybook',
  '@storybook',
];

const shared = {
  transform: {
    '^.+\\.(m?[jt]s|tsx)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '^@contracts/(.*)$': '<rootDir>/contracts/$1',
    '^@kitchen/(.*)$': '<rootDir>/kitchen/$1',
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.(css|woff2)$': '<rootDir>/src/testing/emptyAsset.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/data/'],
};

module.exports = {
  // All cores: nothing else runs beside the tests.
  maxWorkers: '100%',
  // Two cores that are busy with something else need more than the default of five seconds.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/stories/**/*.test.ts?(x)'],
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

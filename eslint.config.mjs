import js from '@eslint/js';
import formatjs from 'eslint-plugin-formatjs';
import jest from 'eslint-plugin-jest';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import testingLibrary from 'eslint-plugin-testing-library';
import prettier from 'eslint-config-prettier';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import larder from './scripts/effectReturnRule.cjs';
import logical from './scripts/logicalStyleRule.cjs';

export default tseslint.config(
  { ignores: ['build/', 'data/', 'node_modules/', 'coverage/', 'test-results/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'],
    plugins: { logical },
    rules: { 'logical/no-physical-style': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', 'bench/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, formatjs, larder },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'larder/no-effect-value': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
    },
  },
  { files: ['stories/**', '**/*.test.tsx', 'src/testing/**'], rules: { 'formatjs/no-literal-string-in-jsx': 'off' } },
  ...storybook.configs['flat/recommended'],
  { files: ['**/*.test.{ts,tsx}'], ...jest.configs['flat/recommended'] },
  { files: ['src/**/*.test.{ts,tsx}'], ...testingLibrary.configs['flat/react'] },
  { files: ['src/**/*.test.{ts,tsx}'], ...jestDom.configs['flat/recommended'] },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*'] }] },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'server/**',
      'tests/**',
      '*.{js,cjs,mjs,ts}',
      'src/**/*.cjs',
      'kitchen/**/*.test.ts',
    ],
    languageOptions: { globals: globals.node },
  },
  { files: ['scripts/**', 'bench/**', 'tests/proofs/**', '.ci/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs', '*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  prettier,
);

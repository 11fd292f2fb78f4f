import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pictures = join(root, 'build/story-pictures');

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  webpackFinal: (webpack, { configType }) => ({
    ...webpack,
    // Only our own tests read the built Storybook. A smaller download would not be worth the time it takes to make.
    ...(configType === 'PRODUCTION' && {
      devtool: false,
      optimization: { ...webpack.optimization, minimize: false },
    }),
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    resolve: {
      ...webpack.resolve,
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: {
        ...webpack.resolve?.alias,
        '@contracts': join(root, 'contracts'),
        '@kitchen': join(root, 'kitchen'),
        '@': join(root, 'src'),
      },
    },
    performance: { hints: false },
  }),
};

export default config;

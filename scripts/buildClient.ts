import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { clientConfig, prerenderConfig } from '../webpack.config';
import { offlinePlugins } from './offlineBuild';
import { writePages } from './writePages';

/** Runs one build and reports its errors. */
const bundle = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      if (failure) return reject(failure);
      const report = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
      if (report) console.log(report);
      compiler.close(() => (stats?.hasErrors() ? reject(new Error('the client does not build')) : resolve()));
    });
  });

/** Builds the client for production into build/client, and prerenders pages in each language. */
const buildClient = async () => {
  const client = clientConfig({ mode: 'production' });
  client.plugins?.push(...offlinePlugins(join(__dirname, '..')));
  await bundle(client);
  await bundle(prerenderConfig());
  await writePages();
};

buildClient().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

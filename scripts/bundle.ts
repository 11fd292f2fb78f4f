import webpack, { type Configuration } from 'webpack';

/**
 * Runs one build of webpack and prints its warnings and errors.
 * @throws Error when something does not build
 */
export const bundle = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      if (failure) return reject(failure);
      const report = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
      if (report) console.log(report);
      compiler.close(() => (stats?.hasErrors() ? reject(new Error('the client does not build')) : resolve()));
    });
  });

/** Ends the process when the work is done, because loaders keep threads that would hold it. */
export const runToEnd = (work: Promise<void>): void =>
  void work.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );

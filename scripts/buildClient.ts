import webpack from 'webpack';
import { clientConfig } from '../webpack.config';

/** Builds the client for production into build/client and reports what is wrong, if anything is. */
const compiler = webpack(clientConfig({ mode: 'production' }));

compiler.run((failure, stats) => {
  if (failure) {
    console.error(failure);
    process.exit(1);
  }
  const report = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (report) console.log(report);
  compiler.close(() => process.exit(stats?.hasErrors() ? 1 : 0));
});

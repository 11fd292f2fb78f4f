import { join } from 'node:path';
import { clientConfig } from '../webpack.config';
import { bundle, runToEnd } from './bundle';
import { keepFormerAssets } from './formerAssets';
import { offlinePlugins } from './offlineBuild';

/** Builds the client for production into build/client. */
const client = clientConfig({ mode: 'production' });
client.plugins?.push(...offlinePlugins(join(__dirname, '..')));
keepFormerAssets(client, join(__dirname, '..', 'build', 'client-builds.json'));
runToEnd(bundle(client));

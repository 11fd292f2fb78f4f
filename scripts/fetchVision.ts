/**
 * `npm run fetch-vision`: downloads once the model that recognises food in photos on this computer: its weights into
 * DATA_DIR/models and its runtime into DATA_DIR/vision. With `-- --check` it only reports what is installed.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../server/config';
import { ConfigError } from '../server/errors/startFailure';
import { FetchFailure } from '../server/vision/fetchFailure';
import { fetchVision, hasVision, modelFolder } from '../server/vision/fetchVision';
import { IMAGE_MODELS } from '../server/vision/modelFiles';
import { installRuntime, runtimeLists } from '../server/vision/visionRuntime';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const run = async () => {
  const only = process.argv.indexOf('--runtime-into');
  if (only > 0) {
    // For the tests, which supply their own model.
    await installRuntime(process.argv[only + 1] ?? '', runtimeLists(root));
    return;
  }
  const settingsFile = join(root, '.env');
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  const { dataDir, photos } = readConfig(process.env, root);
  const kind = IMAGE_MODELS[photos.model];
  const places = { dataDir, root };
  if (process.argv.includes('--check')) {
    const isThere = await hasVision(places, kind);
    console.log(
      isThere
        ? `${kind.name} is there and whole, in ${modelFolder(places, kind)}.`
        : `${kind.name} is not there, or not whole: npm run fetch-vision fetches it.`,
    );
    process.exit(isThere ? 0 : 1);
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('stopped')));
  await fetchVision({ ...places, kind, mirror: photos.mirror, say: (line) => console.log(line), signal: stop.signal });
};

run().catch((error: unknown) => {
  const isKnown = error instanceof FetchFailure || error instanceof ConfigError;
  console.error(isKnown ? error.message : error);
  process.exit(1);
});

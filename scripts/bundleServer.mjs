/**
 * Bundles the server and its worker threads (the log of the database, reading recipes, drawing, vision) into build/server/*.mjs; packages stay in node_modules.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const entries = [
  'server/index.ts',
  'server/db/checkpointWorker.ts',
  'server/services/reading/recipeWorker.ts',
  'server/images/render/renderWorker.ts',
  'server/vision/visionWorker.ts',
].filter((file) => existsSync(join(root, file)));

await build({
  absWorkingDir: root,
  entryPoints: entries.map((file) => ({ in: file, out: file.replace(/^.*\/|\.ts$/g, '') })),
  outdir: 'build/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  tsconfig: 'tsconfig.json',
  sourcemap: true,
  logLevel: 'warning',
});

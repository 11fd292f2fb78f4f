/**
 * Bundles the server, its worker threads and processes (the log of the database, reading recipes and print, drawing,
 * vision) and the traces, which are loaded on demand, into build/server/*.mjs. Packages stay in node_modules, except
 * those of many small files.
 */
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const entries = [
  'server/index.ts',
  'server/db/checkpointWorker.ts',
  'server/import/address/pageWorker.ts',
  'server/import/upload/fileWorker.ts',
  'server/services/reading/recipeWorker.ts',
  'server/tracing/tracing.ts',
  'server/images/render/renderWorker.ts',
  'server/vision/readerProgram.ts',
  'server/vision/visionWorker.ts',
].filter((file) => existsSync(join(root, file)));

/**
 * Packages without files to find at run time. Reading their thousand files one by one takes longer than everything else
 * in them, so they become a part of the bundle.
 */
const BUNDLED = new Set([
  '@fastify/cookie',
  '@fastify/multipart',
  '@fastify/static',
  'fastify',
  'fastify-type-provider-zod',
  'jsonrepair',
  'kysely',
  'lru-cache',
  'nodemailer',
  'otpauth',
  'parse5',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'uqr',
  'yaml',
  'zod',
]);

const packageOf = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)[0];

/** Leaves every other package that our own code imports in node_modules. */
const leavePackages = {
  name: 'leave-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer }) =>
      importer === '' ||
      importer.includes('node_modules') ||
      path.startsWith('@contracts') ||
      path.startsWith('@kitchen') ||
      BUNDLED.has(packageOf(path))
        ? undefined
        : { path, external: true },
    );
  },
};

// The names of shared files change with their content.
rmSync(join(root, 'build', 'server'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: entries.map((file) => ({ in: file, out: file.replace(/^.*\/|\.ts$/g, '') })),
  outdir: 'build/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What only some servers need, such as the driver of Postgres, is a file of its own that they load.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [leavePackages],
  // Some of the bundled packages call `require` for parts of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  tsconfig: 'tsconfig.json',
  sourcemap: true,
  logLevel: 'warning',
});

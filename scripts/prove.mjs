/** `npm run prove -- NAME`: builds, then runs one full-size proof (all without a name). Each writes docs/proofs/NAME.md. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const proofs = readdirSync(join(root, 'tests/proofs'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace('.spec.ts', ''));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !proofs.includes(name));
if (unknown.length > 0) {
  console.error(`There is no proof named ${unknown.join(', ')}. There are: ${proofs.join(', ')}.`);
  process.exit(1);
}

await import('./ensureBuilt.mjs');
const { JOURNEY_PORT = '3190' } = process.env;
spawn(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'tests/proofs/playwright.config.mts',
    ...(wanted.length > 0 ? wanted : proofs).map((name) => `tests/proofs/${name}.spec.ts`),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, JOURNEY_PORT } },
).on('exit', (code) => process.exit(code ?? 1));

/**
 * `npm run prove -- NAME`: builds, then runs one full-size proof (all without a name). Each writes docs/proofs/NAME.md.
 * `npm run prove -- mutants [FOLDER|FILE…] [--sample N] [--seed WORD] [--all] [--processes N] [--continue]`,
 * `npm run prove -- pictures [PART OF AN ID…] [--update] [--built]`, `npm run prove -- stories [PART OF AN ID…] [--built]`
 * `npm run prove -- real-model` (which needs a model), `npm run prove -- pages FOLDER` (which needs saved pages),
 * `npm run prove -- demand`, `npm run prove -- full-size`, `npm run prove -- house` and
 * `npm run prove -- steady [--times N] [--beside-others]` need no build of the application.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const proofs = readdirSync(join(root, 'tests/proofs'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace('.spec.ts', ''));
const MUTANTS = 'mutants';
/** Proofs that are programs of their own, and belong to “all”. */
const PROGRAMS_OF_ALL = ['fuzz', 'ownership'];
/** Others, which need more than Node and a browser, or no build. */
const PROGRAMS_ON_THE_BUILD = ['fleet', ...PROGRAMS_OF_ALL];
const PROGRAMS = [
  'demand',
  'full-size',
  'house',
  'pages',
  'photographed',
  'pictures',
  'real-model',
  'receipts',
  'steady',
  'stories',
];
const [first, ...options] = process.argv.slice(2);

/** Runs a program to its end and answers its exit code. */
const run = (args, env = {}) =>
  new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).on('exit', (code) =>
      resolve(code ?? 1),
    );
  });
const proveMutants = (args) => run(['--import', 'tsx', 'tests/proofs/mutants/run.ts', ...args]);

const runProgram = (name, args = []) => run(['--import', 'tsx', `tests/proofs/${name}/run.ts`, ...args]);
if (PROGRAMS_ON_THE_BUILD.includes(first)) {
  await import('./ensureBuilt.mjs');
  process.exit(await runProgram(first, options));
}
if (PROGRAMS.includes(first)) process.exit(await runProgram(first, options));
if (first === MUTANTS) process.exit(await proveMutants(options));

const wanted = first === undefined ? [] : [first, ...options];
const unknown = wanted.filter((name) => !proofs.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no proof named ${unknown.join(', ')}. There are: ${[...proofs, MUTANTS, ...PROGRAMS_ON_THE_BUILD, ...PROGRAMS].join(', ')}.`,
  );
  process.exit(1);
}

await import('./ensureBuilt.mjs');
const { JOURNEY_PORT = '3190' } = process.env;
const code = await run(
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'tests/proofs/playwright.config.mts',
    ...(wanted.length > 0 ? wanted : proofs).map((name) => `tests/proofs/${name}.spec.ts`),
  ],
  { JOURNEY_PORT },
);
if (wanted.length > 0) process.exit(code);
const codes = [code];
for (const name of PROGRAMS_OF_ALL) codes.push(await runProgram(name));
codes.push(await proveMutants([]));
process.exit(codes.find((one) => one !== 0) ?? 0);

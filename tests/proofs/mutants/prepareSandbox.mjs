import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const USUAL = '@jest-environment jest-fixed-jsdom';
const REPORTING = '@jest-environment <rootDir>/tests/proofs/mutants/pageEnvironment.cjs';

/** Runs in Stryker's copy of the repository: tests that name the usual page get the one that reports coverage. */
for (const name of readdirSync('src', { recursive: true })) {
  if (!name.endsWith('.test.ts')) continue;
  const file = join('src', name);
  const text = readFileSync(file, 'utf8');
  if (text.includes(USUAL)) writeFileSync(file, text.replace(USUAL, REPORTING));
}

// Stryker links the packages only if their folder is not a link itself, as it is in a second work tree.
if (!existsSync('node_modules')) symlinkSync(join('..', '..', '..', '..', 'node_modules'), 'node_modules');

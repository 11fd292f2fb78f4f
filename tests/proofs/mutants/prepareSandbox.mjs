import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Keeps docs/spec-coverage.md true: ids are unique, every statement names tests that run (a file with a test of that
 * title which is not skipped), and every section has statements.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runsTest } from './testing/runsTest';

const root = join(__dirname, '..');
const SECTIONS = ['2', '3', '4', '5', '6', '7', '8', '9'];

const faults: string[] = [];
const rows = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| ([\w.-]+) \| (.+) \| (.+) \|$/.exec(line))
  .filter((match) => match !== null)
  .filter(([, id]) => /^\d/.test(id!))
  .map(([, id, statement, held]) => ({ id: id!, statement: statement!, held: held!.split('<br>') }));

const sources = new Map<string, string>();
const sourceOf = (file: string): string | undefined => {
  const path = join(root, file);
  if (!sources.has(file) && existsSync(path)) sources.set(file, readFileSync(path, 'utf8'));
  return sources.get(file);
};

const seen = new Set<string>();
for (const { id, held: holders } of rows) {
  if (seen.has(id)) faults.push(`${id}: stands there twice`);
  seen.add(id);
  for (const holder of holders) {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(holder.trim()) ?? [];
    if (file === undefined || title === undefined) faults.push(`${id}: cannot read "${holder.trim()}"`);
    else if (sourceOf(file) === undefined) faults.push(`${id}: there is no ${file}`);
    else if (!runsTest(sourceOf(file)!, title)) faults.push(`${id}: ${file} runs no test "${title}"`);
  }
}
for (const section of SECTIONS)
  if (!rows.some(({ id }) => id.startsWith(`${section}.`))) faults.push(`section ${section} has no statement`);

for (const fault of faults) console.error(fault);
console.log(`${rows.length} statements of the specification, each held by tests; ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

/**
 * Keeps docs/spec-coverage.md true: ids are unique, every statement names tests that exist (a file with a test of that
 * title) or the later part of the product that brings it, and every section has statements.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const SECTIONS = ['2', '3', '4', '5', '6', '7', '8', '9'];
/** Parts of the product that do not exist yet. */
const LATER = new Set(['later: accounts']);

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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the title is that of a test, a describe, or the first cell of a table row, in any kind of quotes. */
const hasTitle = (source: string, title: string): boolean =>
  [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``].some((literal) =>
    new RegExp(`[([]\\s*${escaped(literal)},`).test(source),
  );

const seen = new Set<string>();
let held = 0;
for (const { id, held: holders } of rows) {
  if (seen.has(id)) faults.push(`${id}: stands there twice`);
  seen.add(id);
  if (holders.every((holder) => LATER.has(holder.trim()))) continue;
  held += 1;
  for (const holder of holders) {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(holder.trim()) ?? [];
    if (file === undefined || title === undefined) faults.push(`${id}: cannot read "${holder.trim()}"`);
    else if (sourceOf(file) === undefined) faults.push(`${id}: there is no ${file}`);
    else if (!hasTitle(sourceOf(file)!, title)) faults.push(`${id}: ${file} has no test "${title}"`);
  }
}
for (const section of SECTIONS)
  if (!rows.some(({ id }) => id.startsWith(`${section}.`))) faults.push(`section ${section} has no statement`);

for (const fault of faults) console.error(fault);
console.log(
  `${rows.length} statements of the specification: ${held} held by tests, ${rows.length - held} later; ${faults.length} faults`,
);
process.exit(faults.length > 0 ? 1 : 0);

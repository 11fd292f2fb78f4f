import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '..', '..');

/** Writes the results of a proof into docs/proofs. */
export const writeReport = (name: string, title: string, lines: readonly string[]): void => {
  const folder = join(ROOT, 'docs', 'proofs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.md`), `# ${title}\n\n${lines.join('\n')}\n`);
};

/** Marks a run that was not of full size. */
export const sizeOf = (count: number, full: number, what: string): string =>
  count < full
    ? `- **a short run: ${count} of the ${full} ${what} of the full proof**`
    : `- full size: ${full} ${what}`;

/** Date and duration of a run, as a report shows it. */
export const ranFor = (begunAt: number): string =>
  `- ${new Date().toISOString().slice(0, 10)}, ${Math.round((Date.now() - begunAt) / 1_000)} s`;

/** Runs jest with the runner for mutants, and starts it again without a mutant on which it hangs. */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../report';
import type { ListedMutant } from './instrument';
import type { Verdict } from './outcome';

/** What the runner reports: a run of a file that begins, a file it cannot use, or what became of a mutant. */
type Report =
  | { begun: string | undefined; file: string; milliseconds: number }
  | { unusable: string }
  | { key: string; status: Verdict; file?: string };

/** A run that takes longer than this, compared with the run without a mutant, hangs. A busy machine must not turn survivors into timeouts. */
const PATIENCE = { factor: 20, milliseconds: 90_000 };
/** The first run of a file may have to compile all that it imports. */
const FIRST_RUN = 600_000;

/** Runs jest once; resolves with the mutant on which it hung, if it did. */
const runJest = (files: readonly string[], onVerdict: (report: Extract<Report, { key: string }>) => void) =>
  new Promise<string | undefined>((resolve, reject) => {
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    const options = ['-c', join(__dirname, 'jest.config.cjs'), '--runInBand', '--findRelatedTests', ...files];
    const child = fork(jest, options, { cwd: ROOT, execArgv: ['--max-old-space-size=3000'] });
    let hanging: string | undefined;
    let timer: NodeJS.Timeout | undefined;
    child.on('message', (report: Report) => {
      clearTimeout(timer);
      if ('unusable' in report) console.log(`Not used, because it fails without a mutant: ${report.unusable}`);
      else if ('key' in report) onVerdict(report);
      else {
        const { begun, milliseconds } = report;
        const patience = begun === undefined ? FIRST_RUN : PATIENCE.milliseconds + PATIENCE.factor * milliseconds;
        timer = setTimeout(() => {
          hanging = begun;
          child.kill('SIGKILL');
        }, patience);
      }
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (hanging !== undefined || code === 0) resolve(hanging);
      else reject(new Error(`jest ended with ${signal ?? code}.`));
    });
  });

/** Tests each mutant, file by file, and reports each at once. */
export const testMutants = async (
  { mutants, code, state }: { mutants: readonly ListedMutant[]; code: object; state: string },
  onVerdict: (mutant: ListedMutant, status: Verdict, test?: string) => void,
): Promise<void> => {
  const byKey = new Map(mutants.map((mutant) => [mutant.key, mutant]));
  const done = new Set<string>();
  const judge = (key: string, status: Verdict, test?: string) => {
    done.add(key);
    onVerdict(byKey.get(key)!, status, test);
  };
  const files = [...new Set(mutants.map(({ file }) => file))];
  while (done.size < mutants.length) {
    writeFileSync(join(state, 'sample.json'), JSON.stringify({ mutants, code, done: [...done] }));
    const before = done.size;
    const hanging = await runJest(files, ({ key, status, file }) => judge(key, status, file));
    if (hanging !== undefined) judge(hanging, 'Timeout');
    if (done.size === before) throw new Error('jest ended without testing a mutant.');
  }
};

/** Runs jest with the runner for mutants, and starts it again without a mutant on which it hangs. */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../report';
import type { ListedMutant } from './instrument';
import type { Verdict } from './outcome';

/** What the runner reports: a run of a file that begins, a file it cannot use, or what became of a mutant. */
type Report = { begun: string | undefined; file: string; milliseconds: number } | { unusable: string } | VerdictReport;

interface VerdictReport {
  key: string;
  status: Verdict;
  file?: string;
}

/** A run hangs if it takes this much longer than without a mutant. A busy machine must not turn survivors into timeouts. */
const PATIENCE = { factor: 20, milliseconds: 90_000 };
/** The first run of a file may have to compile all that it imports. */
const FIRST_RUN = 1_800_000;
/** How Node ends when it has no memory left. */
const OUT_OF_MEMORY: NodeJS.Signals = 'SIGABRT';
/** A process that stops without having tested a mutant is started again this many times. */
const STARTS_IN_VAIN = 3;

interface Sample {
  mutants: readonly ListedMutant[];
  code: Readonly<Record<string, string>>;
  state: string;
}

/** A mutant that ended the whole process. */
interface Ending {
  mutant: string;
  verdict: 'Timeout' | 'Killed';
}

/** Runs jest once on the mutants of a file; resolves with the mutant that hung it or brought it down, if one did. */
const runJest = (part: string, files: readonly string[], onVerdict: (report: VerdictReport) => void) =>
  new Promise<Ending | undefined>((resolve, reject) => {
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    // A mutant may have left something running that would keep the process from ending.
    const options = ['-c', join(__dirname, 'jest.config.cjs'), '--runInBand', '--forceExit', '--findRelatedTests'];
    const env = { ...process.env, MUTANTS_PART: part };
    const child = fork(jest, [...options, ...files], { cwd: ROOT, env, execArgv: ['--max-old-space-size=3000'] });
    let tested: string | undefined;
    let hasVerdict = false;
    let isStopped = false;
    let timer: NodeJS.Timeout | undefined;
    const watch = (mutant: string | undefined, milliseconds: number) => {
      const patience = mutant === undefined ? FIRST_RUN : PATIENCE.milliseconds + PATIENCE.factor * milliseconds;
      tested = mutant;
      timer = setTimeout(() => {
        isStopped = true;
        child.kill('SIGKILL');
      }, patience);
    };
    child.on('message', (report: Report) => {
      clearTimeout(timer);
      tested = undefined;
      if ('unusable' in report) console.log(`Not used, because it fails without a mutant: ${report.unusable}`);
      else if ('key' in report) {
        hasVerdict = true;
        onVerdict(report);
      } else watch(report.begun, report.milliseconds);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(undefined);
      else if (isStopped) resolve(tested === undefined ? undefined : { mutant: tested, verdict: 'Timeout' });
      // An endless recursion outside a promise ends the process with an exit code.
      else if (code !== null && tested !== undefined) resolve({ mutant: tested, verdict: 'Killed' });
      // A lack of memory ends it by a signal. Earlier mutants may have used it up, so only the first is to blame.
      else if (signal === OUT_OF_MEMORY && tested !== undefined)
        resolve(hasVerdict ? undefined : { mutant: tested, verdict: 'Killed' });
      else reject(new Error(`jest ended with ${signal ?? code}.`));
    });
  });

/**
 * Tests each mutant and reports it at once. Each of the `processes` takes a part of the mutants, in the order of the code,
 * so that those of a file follow one another.
 */
export const testMutants = async (
  { mutants, code, state }: Sample,
  processes: number,
  onVerdict: (mutant: ListedMutant, status: Verdict, test?: string) => void,
): Promise<void> => {
  writeFileSync(join(state, 'sample.json'), JSON.stringify({ code }));
  const size = Math.ceil(mutants.length / processes);

  const testPart = async (number: number): Promise<void> => {
    const rest = new Map(mutants.slice(number * size, (number + 1) * size).map((mutant) => [mutant.key, mutant]));
    const judge = (key: string, status: Verdict, test?: string) => {
      onVerdict(rest.get(key)!, status, test);
      rest.delete(key);
    };
    const part = join(state, `part-${number}.json`);
    let inVain = 0;
    while (rest.size > 0) {
      const before = rest.size;
      writeFileSync(part, JSON.stringify([...rest.values()]));
      const ending = await runJest(part, Object.keys(code), ({ key, status, file }) => judge(key, status, file));
      if (ending) judge(ending.mutant, ending.verdict);
      inVain = rest.size === before ? inVain + 1 : 0;
      if (inVain > STARTS_IN_VAIN) throw new Error('jest ended without testing a mutant.');
    }
  };

  await Promise.all(Array.from({ length: processes }, (_, number) => testPart(number)));
};

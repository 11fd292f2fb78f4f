import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT, type Step, type StepName } from './steps';
import type { StepResult } from './summary';
import { tallyJourneys, type JourneyReport } from './journeyTally';
import { toSeconds, type Tally } from './tally';
import { tallyUnits, type UnitReport } from './unitTally';

const tallyOf = (name: StepName, file: string): Tally => {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return name === 'units' ? tallyUnits(report as UnitReport, ROOT) : tallyJourneys(report as JourneyReport, ROOT, name);
};

/** The tools see a pipe, not the terminal behind it. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Runs a step to its end. The output of one that runs beside others is printed in one piece when it is done. */
export const runStep = async (name: StepName, step: Step): Promise<StepResult> => {
  const { command, report, isSideBySide, env } = step;
  const [program, ...args] = command;
  if (program === undefined) throw new Error(`The step ${name} has no command.`);
  if (report !== undefined) {
    mkdirSync(dirname(report), { recursive: true });
    // An older report would be counted if the step stopped before it wrote one.
    rmSync(report, { force: true });
  }
  const heading = `\n── ${name} ──`;
  if (!isSideBySide) console.log(heading);
  const begun = Date.now();
  const chunks: Buffer[] = [];
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  });
  const listen = (shown: NodeJS.WriteStream) => (chunk: Buffer) => {
    chunks.push(chunk);
    if (!isSideBySide) shown.write(chunk);
  };
  child.stdout.on('data', listen(process.stdout));
  child.stderr.on('data', listen(process.stderr));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const output = Buffer.concat(chunks).toString();
  if (isSideBySide) console.log(`${heading}\n${output}`);
  const tally = report !== undefined && existsSync(report) ? tallyOf(name, report) : undefined;
  return { name, isGood: status === 0, seconds: toSeconds(Date.now() - begun), output, ...(tally && { tally }) };
};

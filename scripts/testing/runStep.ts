import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
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

/** Leaves about a quarter of a core where something of normal priority wants it too. */
const BESIDE_STEP = 5;

const giveWay = (pid: number) =>
  setPriority(pid, Math.min(getPriority() + BESIDE_STEP, constants.priority.PRIORITY_LOW));

/**
 * Runs a step to its end.
 * @param isBeside it runs beside others: it gives way to them, and its output is printed in one piece when it is done
 */
export const runStep = async (name: StepName, step: Step, { isBeside = false } = {}): Promise<StepResult> => {
  const { command, report, env } = step;
  const [program, ...args] = command;
  if (program === undefined) throw new Error(`The step ${name} has no command.`);
  if (report !== undefined) {
    mkdirSync(dirname(report), { recursive: true });
    // An older report would be counted if the step stopped before it wrote one.
    rmSync(report, { force: true });
  }
  const heading = `\n── ${name} ──`;
  if (!isBeside) console.log(heading);
  const begun = Date.now();
  const chunks: Buffer[] = [];
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  });
  if (isBeside && child.pid !== undefined) giveWay(child.pid);
  const listen = (shown: NodeJS.WriteStream) => (chunk: Buffer) => {
    chunks.push(chunk);
    if (!isBeside) shown.write(chunk);
  };
  child.stdout.on('data', listen(process.stdout));
  child.stderr.on('data', listen(process.stderr));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const output = Buffer.concat(chunks).toString();
  if (isBeside) console.log(`${heading}\n${output}`);
  const tally = report !== undefined && existsSync(report) ? tallyOf(name, report) : undefined;
  return { name, isGood: status === 0, seconds: toSeconds(Date.now() - begun), output, ...(tally && { tally }) };
};

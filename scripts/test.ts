/**
 * `npm test`: runs every check, reports all, and fails if one failed. After the build, the browsers' steps run one after
 * the other, and all others beside them. Name steps to run only those: `npm test -- lint units`.
 */
import { ensureBrowsers } from './browsers.mjs';
import { changedFiles, changedSteps } from './testing/changed';
import { runStep } from './testing/runStep';
import { STEP_NAMES, STEPS, type Step, type StepName, type StepTable } from './testing/steps';
import { summaryLines, type StepResult } from './testing/summary';

const UNKNOWN_STEP = 2;

const CHANGED = '--changed';

const isStep = (name: string): name is StepName => name in STEPS;
const isInBrowser = (name: StepName) => name === 'journeys' || name === 'browsers';

/** Runs the wanted steps of a table in their order, `width` of them at a time. */
const runAll = async (
  table: StepTable,
  isWanted: (name: StepName, step: Step) => boolean,
  { width = 1, isBeside = false } = {},
) => {
  const waiting = STEP_NAMES.flatMap((name) => {
    const step = table[name];
    return step && isWanted(name, step) ? [{ name, step }] : [];
  });
  const results: StepResult[] = [];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(await runStep(next.name, next.step, { isBeside }));
  };
  await Promise.all(Array.from({ length: width }, runNext));
  return results;
};

const isStatic = (_name: StepName, { isSideBySide }: Step) => isSideBySide === true;
const isUnits = (name: StepName) => name === 'units';

/** Both cores for what needs no browser. */
const runWithoutBrowsers = async (table: StepTable) => [
  ...(await runAll(table, isStatic, { width: 2, isBeside: true })),
  ...(await runAll(table, isUnits)),
];

/**
 * A journey waits a good part of its time, for animations, timers and a server that starts. All other steps run in these
 * gaps, one after the other and at a lower priority.
 */
const runBesideBrowsers = async (table: StepTable) => {
  const others = async () => [
    ...(await runAll(table, isStatic, { isBeside: true })),
    ...(await runAll(table, isUnits, { isBeside: true })),
  ];
  const [inBrowsers, beside] = await Promise.all([runAll(table, isInBrowser), others()]);
  return [...beside, ...inBrowsers];
};

const named = (names: readonly StepName[]): StepTable => {
  const all = names.some(isInBrowser) ? ['build' as const, ...names] : names;
  return Object.fromEntries(all.map((name) => [name, STEPS[name]]));
};

const main = async (args: readonly string[]): Promise<number> => {
  const names = args.filter(isStep);
  const unknown = args.filter((name) => !isStep(name) && name !== CHANGED);
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. The steps are: ${STEP_NAMES.join(', ')}; or ${CHANGED}.`);
    return UNKNOWN_STEP;
  }
  const whole = args.includes(CHANGED) ? changedSteps(changedFiles()) : STEPS;
  const table = names.length > 0 ? named(names) : whole;
  const results = await runAll(table, (name) => name === 'build');
  const hasBrowsers = STEP_NAMES.some((name) => isInBrowser(name) && table[name]);
  const browsers = hasBrowsers ? ensureBrowsers() : {};
  results.push(...(await (hasBrowsers ? runBesideBrowsers(table) : runWithoutBrowsers(table))));
  console.log(summaryLines(results, browsers).join('\n'));
  return results.every(({ isGood }) => isGood) ? 0 : 1;
};

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

import { execFileSync } from 'node:child_process';
import { ROOT, STEPS, type StepTable } from './steps';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Where this branch left main; on main, or without one, the last commit. */
const base = (): string => {
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
};

/** The files that are new or differ from main, committed or not; paths from the repository's root. */
export const changedFiles = (): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', base()),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const CODE = /\.[cm]?[jt]sx?$/;
const JOURNEY = /^tests\/e2e\/.+\.spec\.ts$/;

/**
 * The steps that a change of these files touches, and no more than it touches: format and lint of the files themselves,
 * types of everything (from the cache), the unit tests that import them, and journeys that were themselves changed.
 */
export const changedSteps = (files: readonly string[]): StepTable => {
  const code = files.filter((file) => CODE.test(file));
  const journeys = files.filter((file) => JOURNEY.test(file));
  const { format, lint, types, floors, translations, recipes, spec, units } = STEPS;
  const hasRecipes = files.some((file) => /^(recipes|kitchen)\//.test(file));
  const only = (command: readonly string[], names: readonly string[], ...more: string[]) => [
    ...command.filter((word) => word !== '.'),
    ...more,
    ...names,
  ];
  return {
    ...(journeys.length > 0 && { build: STEPS.build }),
    ...(code.length > 0 && {
      types,
      lint: { ...lint, command: only(lint.command, code, '--no-warn-ignored') },
      floors,
      units: { ...units, command: only(units.command, code, '--passWithNoTests', '--findRelatedTests') },
    }),
    ...(files.length > 0 && { format: { ...format, command: only(format.command, files, '--ignore-unknown') } }),
    translations,
    spec,
    ...(hasRecipes && { recipes }),
    ...(journeys.length > 0 && { journeys: { ...STEPS.journeys, command: only(STEPS.journeys.command, journeys) } }),
  };
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, writeReport } from '../report';
import { ACCEPTED } from './accepted';
import { EXCLUDED, EXCLUDED_TESTS } from './folders';
import type { Outcome, Verdict } from './outcome';

const COLUMNS = [
  ...['target', 'mutants in all', 'tested', 'killed', 'timeout', 'survived', 'no coverage', 'not runnable'],
  ...['% killed', 'accepted', 'seed', 'wall time', 'date'],
];
const MINUTE = 60_000;
/** What the reader of the table has to know about its rows. */
const NOTE =
  'The rows with the seed `walnut` of 2026-11-24, and the row of `kitchen/swaps` with the seed `hazel`, were measured before tests were written for their survivors (they were, in each folder, until 2026-11-27); only a row with another seed says what those tests are worth. These rows were measured by StrykerJS as a whole, which started jest again for every mutant. The rows with the seeds `medlar`, `rowan` and `sloe` are of 2026-11-29, on a busy machine, and of before tests were written for their survivors or dead code was deleted, which happened on that day for those of the slices, of the truth, of the reading, of eight listeners, of one swap, of seven services and of three files of the search. The row with the seed `bullace` is of 2026-11-30, on a machine at least as busy: with each survivor of `src/slices` that it found a test fails now, also with changed names of actions, and the condition in filterReducers was dead and is deleted.';
/** What interrupted runs found. */
const INTERRUPTED = [
  'Begun with the seed `plum` on 2026-11-27, on a busy machine, and interrupted: of the 150 mutants drawn in each folder, only those of the first files were reached. `kitchen/truth`: 46 of 48 killed (1 timeout among them); `src/slices`: 44 of 47 (4 more were not runnable); `src/listeners`: 20 of 24; `kitchen/facts`: 21 of 21. These are no figures for the folders. The survivors: kitchen/truth/agreement/stepMentions.ts:58 `words.length - at` (no name is longer than the longest), kitchen/truth/pipeline/facts.ts:54 `[]` (no test runs it), src/slices/cookingTimerSlice.ts:86 and src/slices/recipeDraftSlice.ts:83 (each has a test now), src/slices/cookingViewSlice.ts:107 (the name of an action), src/listeners/preferencesSync.ts:64 `false`, src/listeners/accountList.ts:21 `ratedAt`, :41 `i % COMPARED_AT_ONCE` (it only says when the thread is given back), :64 `[]` (no test runs it).',
  "Begun with the seed `rowan` on 2026-11-29 and interrupted: of the 60 mutants drawn in `kitchen/reading` the 23 of the first files were tested, and 20 were killed. This is no figure for the folder. The survivors: legible.ts:28 `false` (it only saves work on a plain text), lines/lineAmounts.ts:22 `\\D`, and lines/lineInWords.ts:30 `'cup'` (it has a test now).",
  'Begun with the seed `quince` on 2026-11-29, on a machine so busy that no whole sample could be measured: of the 60 mutants drawn in `src/slices` the 29 of the first files were tested, with a limit of 300 s instead of 30 s for a test and before tests were written for their survivors. 18 were killed, 6 survived, 3 were run by no test and 2 were not runnable: 18 of 27. This is no figure for the folder. The run was stopped when it had given no further verdict for 24 minutes. The survivors: src/slices/cookbook/lineReducers.ts:62 `gone` (the condition was dead and is deleted), src/slices/cookingTimerSlice.ts:80 `session`, src/slices/recipeImportSlice.ts:116, :117 and :151, src/slices/recipePageSlice.ts:56, src/slices/savedRecipes/editReducers.ts:58, lists.ts:103 `created` and outboxReducers.ts:69 (tests were written for these; with each of these changes but that of :117 made by hand, a test fails).',
  'Begun with the seed `sloe` on 2026-11-29, on a busy machine, and interrupted: of the 59 mutants drawn in `kitchen/measures` the 49 of the first files were tested, and 40 were killed. This is no figure for the folder. The survivors: metricMeasures.ts:72 `value > MAX_THIRDS`, ovenAndTin.ts:22 `true` and usVolumes.ts:67 `exact > 0.5` (accepted: they change nothing), usShelf.ts:87 (the pattern is now a list of ids), measuredName.ts:2, usLine.ts:39 and :59, usVolumes.ts:97 and writtenWords.ts:9 (tests were written for these; with each of these changes made by hand, a test fails).',
  'Begun with the seed `bullace` on 2026-11-30, on a busy machine, and ended by a lack of memory: of the 60 mutants drawn in `src/listeners` the 17 of the first files were tested, before tests were written for their survivors, and 11 were killed (1 timeout among them). This is no figure for the folder. The survivors: accountReading.ts:84 `false` (no test yet), accountReading.ts:145 `[]` (no test runs it), awaitImport.ts:9 `true`, cookingAlarm.ts:73 `true`, editDelivery.ts:32 `CLIENT_RECIPE_ID_BASE - at` and :56 `() => undefined` (tests were written for these four; with each of these changes made by hand, a test fails).',
].join('\n\n');

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const reasonFor = (file: string, mutation: string) =>
  ACCEPTED.find((one) => one.file === file && one.mutation === mutation)?.reason;

/** The range in which the share of all mutants lies with 95 % confidence, when only a sample was tested. */
const margin = (share: number, tested: number, all: number) =>
  tested === all
    ? ''
    : ` ± ${(196 * Math.sqrt((share * (1 - share)) / tested) * Math.sqrt(1 - tested / all)).toFixed(1)}`;

const countOf = ({ tested }: Outcome, ...verdicts: readonly Verdict[]) =>
  tested.filter(({ verdict }) => verdicts.includes(verdict)).length;

const rowOf = (outcome: Outcome): string => {
  const { target, all, tested, seed, milliseconds } = outcome;
  const dead = countOf(outcome, 'Killed', 'Timeout');
  const valid = dead + countOf(outcome, 'Survived', 'NoCoverage');
  const share = dead / Math.max(1, valid);
  return row([
    `\`${target}\``,
    all,
    tested.length,
    countOf(outcome, 'Killed'),
    countOf(outcome, 'Timeout'),
    countOf(outcome, 'Survived'),
    countOf(outcome, 'NoCoverage'),
    countOf(outcome, 'RuntimeError'),
    `${(share * 100).toFixed(1)}${margin(share, valid, all)}`,
    outcome.tested.filter(({ verdict, file, mutation }) => isAlive(verdict) && reasonFor(file, mutation)).length,
    seed,
    `${Math.round(milliseconds / MINUTE)} min`,
    new Date().toISOString().slice(0, 10),
  ]);
};

const isAlive = (verdict: Verdict) => verdict === 'Survived' || verdict === 'NoCoverage';

const sectionOf = ({ target, tested }: Outcome): string =>
  [
    `## \`${target}\``,
    '',
    ...tested
      .filter(({ verdict }) => isAlive(verdict))
      .map(({ file, line, mutation, verdict }) => {
        const reason = reasonFor(file, mutation);
        const place = `- ${file}:${line} ${mutation}${verdict === 'NoCoverage' ? ' (no test runs it)' : ''}`;
        return reason === undefined ? place : `${place}: ${reason}`;
      }),
  ].join('\n');

const rowKey = (target: string, seed: string) => `${target} ${seed}`;

const PAGE = join(ROOT, 'docs', 'proofs', 'mutants.md');

/** What is on the page already: the rows by target and seed, and the sections by target. */
const readPage = (): { rows: Map<string, string>; sections: Map<string, string> } => {
  const rows = new Map<string, string>();
  const sections = new Map<string, string>();
  let text: string;
  try {
    text = readFileSync(PAGE, 'utf8');
  } catch {
    return { rows, sections };
  }
  for (const [line] of text.matchAll(/^\| `.*$/gm)) {
    const cells = line.split('|').map((cell) => cell.trim());
    rows.set(rowKey(cells[1]!.replaceAll('`', ''), cells[COLUMNS.indexOf('seed') + 1]!), line);
  }
  for (const section of text.split(/^(?=## )/m).slice(1))
    sections.set(/^## `([^`]+)`/.exec(section)![1]!, section.trimEnd());
  return { rows, sections };
};

/**
 * Writes what was found about a target into docs/proofs/mutants.md. The rows of other targets and of other seeds stay, so
 * that a sample that tests were written for can be compared with one that they were not written for.
 */
export const writePage = (outcome: Outcome, version: string): void => {
  const { rows, sections } = readPage();
  rows.set(rowKey(outcome.target, outcome.seed), rowOf(outcome));
  sections.set(outcome.target, sectionOf(outcome));
  writeReport('mutants', 'Mutants', [
    `\`npm run prove -- mutants\`: the instrumenter of StrykerJS ${version} puts changes into the code (a condition, a string, a call, a block), of which one at a time is switched on. The test files that run the changed code follow, the nearest first and at most 24, until a test fails: the mutant is killed, provided that the same tests pass again without it. One process runs all test files and loads again only what a change can reach. Each folder is represented by a random sample, which the seed determines: \`--sample N\` and \`--seed WORD\` choose another one, \`--all\` tests every mutant, and folders or files after the name limit the run to them. \`% killed\` counts killed mutants and timeouts (endless loops) among those that could be run, with the 95 % margin of the sample. No coverage means that no unit test of the folder runs the line; screens and journeys are not counted here. Not runnable are mutants with which a test file cannot be loaded.`,
    '',
    row(COLUMNS),
    row(COLUMNS.map(() => '---')),
    ...[...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line),
    '',
    NOTE,
    '',
    INTERRUPTED,
    '',
    'Not mutated:',
    '',
    ...EXCLUDED.map(({ files, reason }) => `- \`${files}\`: ${reason}`),
    '- strings in a literal table of 20 or more entries, wherever it is',
    '',
    `Tests that do not count: ${EXCLUDED_TESTS.map((file) => `\`${file}\``).join(', ')}, because a fingerprint of all facts changes with any rule and does not say what is right.`,
    '',
    'The survivors of the latest sample of each target, each with the reason why it is accepted, or without one if a test is still missing:',
    '',
    [...sections.values()].join('\n\n'),
  ]);
};
